import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Where the price call has failed: no price is guessed, and it is asked for again (docs/decisions/0073). */
export function PriceUnknown({ asking, onAsk }: { asking: boolean; onAsk: () => void }) {
  return (
    <Notice tone="warning" live="status" title="Today’s price is not known yet" className="mt-6">
      <p>
        We could not get it, and we don’t guess one. We ask again by ourselves; you can fill in the rest
        meanwhile.
      </p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        busy={asking}
        busyLabel="Asking..."
        onClick={onAsk}
      >
        Ask again
      </Button>
    </Notice>
  )
}
