import type { SectionHeading } from '../../content/types.ts'
import { classes } from '../classes.ts'
import { JoinMail } from '../join/join-mail.tsx'
import type { JoinMailContent } from '../join/join-mail.tsx'
import { Section } from '../section/section.tsx'
import * as style from './slip.module.css'
import { Slip } from './slip.tsx'
import type { SlipProps } from './slip.tsx'
import { Sticker } from './sticker.tsx'
import type { StickerProps } from './sticker.tsx'

interface PartnerTermsProps {
  /** Id of the section, for links within the site. */
  id: string
  content: SlipProps['content'] & SectionHeading
  /** How to become a partner, beside the slip. */
  join: { id: string; title: string; mail: JoinMailContent }
  sticker: StickerProps
  /** A class with the size of the heading. */
  layoutClass?: string
}

/** The section with the terms of a partner: the slip, and beside it how to join and what a partner gets. */
export function PartnerTerms({ id, content, join, sticker, layoutClass }: PartnerTermsProps) {
  return (
    <Section
      heading={content}
      headingPlace="top"
      layoutClass={classes(style.terms, layoutClass)}
      ground="band"
      id={id}
    >
      <Slip content={content} />
      <div id={join.id} className={style.join}>
        <h3 className="title-2 mb-3">{join.title}</h3>
        <JoinMail content={join.mail} />
      </div>
      <Sticker {...sticker} />
    </Section>
  )
}
