import { Fragment } from 'react'
import { announcedChangeSentences, type AnnouncedChange } from '#domain/date-change/announced-change.ts'
import { Paragraph, Quotation } from '#emails/blocks.tsx'

/** Announced date changes without a decision yet, for an incoming guest. */
export function Announced({ changes }: { changes: readonly AnnouncedChange[] }) {
  return changes.map((change) => (
    <Fragment key={`${change.words} ${change.riseReason}`}>
      <Paragraph>A change to this retreat has been announced.</Paragraph>
      {change.words !== null && <Quotation>{change.words}</Quotation>}
      <Paragraph>{announcedChangeSentences(change).join(' ')}</Paragraph>
    </Fragment>
  ))
}
