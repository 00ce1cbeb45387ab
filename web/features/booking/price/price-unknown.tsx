import { Button } from '#web/ui/form/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface AskForPrice {
  /** True while the price is being loaded. */
  asking: boolean
  onAsk: () => void
}

/** Says that the price could not be loaded and offers a retry; no price is guessed (decision 0003). */
export function PriceUnknown({ asking, onAsk }: AskForPrice) {
  return (
    <Notice tone="warning" live="status" title="We can’t load today’s price" className="mt-6">
      <p>We’re trying again. You can fill in the rest in the meantime.</p>
      <AskAgain asking={asking} onAsk={onAsk} />
    </Notice>
  )
}

/** Says at Checkout that only the price is missing, and offers a retry. */
export function PriceMissing({ asking, onAsk }: AskForPrice) {
  return (
    <Notice tone="warning" live="alert" title="We still need today’s price">
      <p>Everything you typed is saved. When the price appears, check it and press Checkout again.</p>
      <AskAgain asking={asking} onAsk={onAsk} />
    </Notice>
  )
}

function AskAgain({ asking, onAsk }: AskForPrice) {
  return (
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
  )
}
