import type { RetreatView } from '#domain/retreat-calls.ts'
import { Badge } from '#web/ui/badge.tsx'

/** How a date is offered, in a word. */
export function SaleBadge({ date: { status, cancellation } }: { date: RetreatView }) {
  switch (status) {
    case 'on_sale':
      return <Badge tone="success">On sale</Badge>
    case 'draft':
      return <span className={`${outlined} border-line-strong text-ink-soft`}>Draft</span>
    case 'closed':
      return <Badge tone="quiet">Closed</Badge>
    case 'cancelled':
      return isStopped(cancellation) ? (
        <Badge tone="destructive">{`Cancelling: ${cancellation.done} of ${cancellation.total}`}</Badge>
      ) : (
        <Badge tone="quiet">Cancelled</Badge>
      )
  }
}

const outlined = 'inline-flex items-center rounded-full border bg-white px-3 py-1 text-xs font-semibold'

/** Whether some of its guests still wait for their cancellation. */
function isStopped(
  cancellation: RetreatView['cancellation'],
): cancellation is NonNullable<RetreatView['cancellation']> {
  return cancellation !== null && cancellation.done < cancellation.total
}
