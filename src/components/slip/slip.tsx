import type { ComponentProps } from 'react'
import type { OpenQuestions, SectionHeading, FactRow } from '../../content/types.ts'
import { classes } from '../classes.ts'
import { JoinLetter } from '../join/join-as.tsx'
import { PrintImage } from '../print/print.tsx'
import type { PrintFile } from '../print/print.tsx'
import { Section } from '../section/section.tsx'
import { Badge } from '../text/badge.tsx'
import { priceInParts } from '../text/price-in-parts.ts'
import * as style from './slip.module.css'

interface TermsProps {
  content: SlipProps['content'] & SectionHeading
  /** How to become a partner, beside the slip. */
  join: { title: string; letter: ComponentProps<typeof JoinLetter>['content'] }
  sticker: StickerProps
  /** A class with the size of the heading. */
  layout?: string
}

/** The section with the terms of a partner: the slip, and beside it how to join and what a partner gets. */
export function Terms({ content, join, sticker, layout }: TermsProps) {
  return (
    <Section
      heading={content}
      headingPlace="top"
      layout={classes(style.terms, layout)}
      ground="band"
      id="terms"
    >
      <Slip content={content} />
      <div id="join">
        <h3 className="title-2 mb-3">{join.title}</h3>
        <JoinLetter content={join.letter} />
      </div>
      <Sticker {...sticker} />
    </Section>
  )
}

interface SlipProps {
  content: {
    shop: string
    customer: string
    /** Instead of both, for screen readers. */
    parties: string
    rows: readonly FactRow[]
    /** What is not settled yet; an open ring before each. */
    openQuestions: OpenQuestions & { note: string }
  }
}

/** The terms of a partner as a till slip: dots lead from each name to its value, and a price is large. */
function Slip({ content: { shop, customer, parties, rows, openQuestions } }: SlipProps) {
  return (
    <div className={style.slip}>
      <p className="visually-hidden">{parties}</p>
      <p className={style.head} aria-hidden="true">
        <strong>{shop}</strong> {customer}
      </p>
      <dl className={style.rows}>
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Value>{value}</Value>
            </dd>
          </div>
        ))}
      </dl>
      <div className={style.open}>
        <h3>{openQuestions.title}</h3>
        <ul role="list">
          {openQuestions.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p className={style.note}>{openQuestions.note}</p>
      </div>
    </div>
  )
}

/** A value with its price in large type. */
function Value({ children }: { children: string }) {
  const [before, price, joint, after] = priceInParts(children)
  if (!price) return before
  return (
    <>
      {before}
      <strong>{price}</strong>
      <span>{joint + after}</span>
    </>
  )
}

interface StickerProps {
  content: { alt: string; label: string; caption: string }
  print: PrintFile
}

/** A partner's sticker for the door; a sample. */
function Sticker({ content: { alt, label, caption }, print }: StickerProps) {
  return (
    <div className={style.sticker}>
      <PrintImage {...print} alt={alt} />
      <p>
        <Badge label={label} />
        {caption}
      </p>
    </div>
  )
}
