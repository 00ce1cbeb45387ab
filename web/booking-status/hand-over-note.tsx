import { Repeat2 } from 'lucide-react'
import type { CalendarDay } from '#domain/base/dates.ts'
import { handOverSentence } from '#domain/order/order-sentences.ts'

/** Says that the place can be passed on, and until when this cannot be refused. */
export function HandOverNote({
  today,
  ...terms
}: Parameters<typeof handOverSentence>[0] & { today: CalendarDay }) {
  return (
    <p className="figures mt-5 flex gap-2.5 text-sm">
      <Repeat2 aria-hidden className="mt-0.5 size-5 shrink-0 text-teal-deep" />
      <span>
        <strong className="font-semibold">Can’t make it?</strong> {handOverSentence(terms, today)}
      </span>
    </p>
  )
}
