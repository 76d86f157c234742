import { LoudPoints } from '../features/loud-points.tsx'

interface PartnerGroupsProps {
  groups: readonly { title: string; partners: readonly string[]; benefits: readonly string[] }[]
}

/** Groups of partners: the kinds of partner, and what a member gets there. */
export function PartnerGroups({ groups }: PartnerGroupsProps) {
  const items = groups.map(({ title, partners, benefits }) => ({
    title,
    text: `${partners.join(', ')}. ${benefits.join(' ')}.`,
  }))
  return <LoudPoints items={items} />
}
