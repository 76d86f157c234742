import { LoudPoints } from '../features/loud-points.tsx'

interface PartnerGroupsProps {
  groups: readonly { title: string; partners: readonly string[]; benefit: string }[]
}

/** Groups of partners: the kinds of partner, and what a member gets there. */
export function PartnerGroups({ groups }: PartnerGroupsProps) {
  const items = groups.map(({ title, partners, benefit }) => ({
    title,
    text: `${partners.join(', ')}. ${benefit}.`,
  }))
  return <LoudPoints items={items} />
}
