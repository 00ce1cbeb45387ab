import type { ApiError } from '#web/api/client.ts'
import { bringIntoView } from '#web/features/admin/desk/bring-into-view.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** The same amount was recorded for this guest a moment ago: asked before it is counted twice. */
export function RepeatedPayment({
  problem,
  busy,
  onRecord,
  onLeave,
}: {
  problem: ApiError
  busy: boolean
  onRecord: () => void
  onLeave: () => void
}) {
  return (
    <div ref={bringIntoView}>
      <Notice tone="warning" title={problem.title} live="alert">
        <p className="figures">{problem.detail}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" disabled={busy} onClick={onLeave}>
            Don’t record it
          </Button>
          <Button variant="quiet" size="sm" busy={busy} onClick={onRecord}>
            Record a second payment
          </Button>
        </div>
      </Notice>
    </div>
  )
}
