import { useEffect, useState } from 'react'
import { Button } from '#web/ui/form/button.tsx'
import { BottomBar } from '#web/ui/page/page-shell.tsx'
import { shortPrice, type PlannedPrice } from './price/price-estimate.ts'
import { nextLabel, type Steps } from './steps.ts'
import type { Checkout } from './use-checkout.ts'

/** The button is as high as the bar allows, and large below the price on a wide screen. */
const barButton = 'grow text-base! sm:max-lg:max-w-80 lg:min-h-14 lg:text-lg!'

/** How long sending may take before the guest is told that it takes longer than usual, in milliseconds. */
const LONG_MS = 8000

/** Says that sending takes longer than usual and that nothing typed is lost, once `LONG_MS` have passed. */
function StillSending() {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LONG_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    isLate && (
      <span className="mb-2 block text-sm leading-snug">
        Taking longer than usual. Please stay on this page: what you typed is saved.
      </span>
    )
  )
}

/**
 * The main button of the form, labelled with the next step and leading to it. On phones it sits in a 56 px bar with the total and today's
 * payment, on wide screens below the price. While a moved price is in question, the buttons of that question replace it.
 */
export function CheckoutBar({
  price,
  steps,
  checkout: { busy, moved },
  isUnsaved,
}: {
  price: PlannedPrice
  steps: Steps
  checkout: Checkout
  /** True if the autosave has failed; the message about it may be scrolled out of view. */
  isUnsaved: boolean
}) {
  const { next } = steps
  const { total, today } = shortPrice(price)
  return (
    <BottomBar className="bg-white max-lg:order-last max-lg:pt-1.25 max-lg:pb-[max(--spacing(1.25),env(safe-area-inset-bottom))] lg:sticky lg:top-0 lg:rounded-b-xl lg:border lg:border-t-0 lg:px-6 lg:pb-6">
      <output className="block">{busy && <StillSending />}</output>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="figures min-w-0 leading-tight lg:hidden">
          <span className="block text-lg leading-tight font-bold">{total}</span>
          {isUnsaved ? (
            <span className="block text-sm leading-tight font-semibold text-amber-deep">Not saved yet</span>
          ) : (
            <span className="block text-sm leading-tight text-ink-soft">{today}</span>
          )}
        </p>
        {!moved &&
          (next === 'checkout' ? (
            <CheckoutButton busy={busy} className={barButton} />
          ) : (
            <Button size="sm" disabled={busy} className={barButton} onClick={() => void steps.goOn()}>
              {nextLabel({ ...steps, next }, price.travellers[0].packageType)}
            </Button>
          ))}
      </div>
    </BottomBar>
  )
}

/** The submit button. Only one is shown at a time: in the bar, or at the end of the form while the bar leads to the next step. */
export function CheckoutButton({
  busy,
  early = false,
  className,
}: {
  busy: boolean
  /** True while the bar still leads to another step. */
  early?: boolean
  className?: string
}) {
  return (
    <Button
      type="submit"
      size={early ? 'lg' : 'sm'}
      variant={early ? 'secondary' : 'primary'}
      busy={busy}
      busyLabel="Sending..."
      className={className ?? ''}
    >
      Checkout
    </Button>
  )
}
