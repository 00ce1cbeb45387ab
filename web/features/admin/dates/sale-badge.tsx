import type { RetreatView } from '#domain/retreat/retreat-calls.ts'
import { Badge } from '#web/ui/badge.tsx'
import { guestsText } from './cancellation-texts.ts'

/** Sale status of a date. */
export function SaleBadge({ date: { status, cancellation } }: { date: RetreatView }) {
  switch (status) {
    case 'on_sale':
      return <Badge tone="success">On sale</Badge>
    case 'draft':
      return <span className={`${outlined} border-line-strong text-ink-soft`}>Draft</span>
    case 'closed':
      return <Badge tone="quiet">Closed</Badge>
    case 'cancelled':
      if (cancellation !== null && stoppedGuests(cancellation) > 0)
        return <Badge tone="destructive">{`Cancelling: ${cancellation.done} of ${cancellation.total}`}</Badge>
      if (cancellation !== null && cancellation.choosing > 0)
        return <Badge tone="calm">{`${guestsText(cancellation.choosing)} to choose`}</Badge>
      return <Badge tone="quiet">Cancelled</Badge>
  }
}

const outlined = 'inline-flex items-center rounded-full border bg-white px-3 py-1 text-xs font-semibold'

/** Returns the number of guests whose cancellation is not done, without those who may still choose other days. */
function stoppedGuests(cancellation: RetreatView['cancellation']): number {
  return cancellation === null ? 0 : cancellation.total - cancellation.done - cancellation.choosing
}
