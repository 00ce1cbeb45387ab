import { useRef, useEffect, useState } from 'react'
import type { PackageType } from '#domain/retreat/retreats.ts'
import { Button } from '#web/ui/form/button.tsx'
import { useScrollRoom } from '#web/ui/page/use-scroll-room.ts'
import { shortPrice, type PriceEstimate } from './price-estimate.ts'
import { nextLabel } from './steps.ts'
import type { Steps } from './use-steps.ts'

/** As high as the bar allows; large where it stands under the price. */
const barButton = 'grow text-base! sm:max-lg:max-w-80 lg:min-h-14 lg:text-lg!'

/** From then on the guest wonders whether anything happens at all. */
const LONG_MS = 8000

/** Where an answer takes long: that it does, and that nothing is lost. */
function StillSending({ busy }: { busy: boolean }) {
  return <output className="block">{busy && <Late />}</output>
}

function Late() {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LONG_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    isLate && (
      <span className="mb-2 block text-sm leading-snug">
        This takes longer than usual. Please stay on this page: what you typed is kept.
      </span>
    )
  )
}

/**
 * The one coral button of the form: under the thumb on a phone, in a bar of 56 px with the total and what is paid now; at the foot
 * of the price on a wide screen. It says what comes next, and leads there. Where the price has moved, that question has the button.
 */
export function ActionBar({
  estimate,
  steps,
  packageType,
  busy,
  isAsked,
  isUnsaved,
}: {
  estimate: PriceEstimate
  steps: Steps
  packageType: PackageType
  busy: boolean
  /** The guest is asked about a moved price. */
  isAsked: boolean
  /** What was typed could not be saved online; the sentence about it may be out of sight. */
  isUnsaved: boolean
}) {
  const { next } = steps
  const { total, today } = shortPrice(estimate)
  const bar = useRef<HTMLDivElement>(null)
  useScrollRoom(bar)
  return (
    <div
      ref={bar}
      data-keep-clear
      className="z-10 bg-white text-ink max-lg:order-last max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:px-4 max-lg:pt-1.25 max-lg:pb-[max(--spacing(1.25),env(safe-area-inset-bottom))] max-lg:shadow-[0_-8px_24px_-12px_rgb(11_58_74/0.25)] max-lg:[@media(height>=30rem)]:sticky max-lg:[@media(height>=30rem)]:bottom-0 md:max-lg:-mx-8 md:max-lg:px-8 lg:sticky lg:top-0 lg:rounded-b-xl lg:border lg:border-t-0 lg:border-line lg:px-6 lg:pb-6"
    >
      <StillSending busy={busy} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="figures min-w-0 leading-tight lg:hidden">
          <span className="block text-lg leading-tight font-bold">{total}</span>
          {isUnsaved ? (
            <span className="block text-sm leading-tight font-semibold text-amber-deep">Not saved yet</span>
          ) : (
            <span className="block text-sm leading-tight text-ink-soft">{today}</span>
          )}
        </p>
        {!isAsked &&
          (next === 'checkout' ? (
            <CheckoutButton busy={busy} className={barButton} />
          ) : (
            <Button size="sm" disabled={busy} className={barButton} onClick={() => void steps.goOn()}>
              {nextLabel({ ...steps, next }, packageType)}
            </Button>
          ))}
      </div>
    </div>
  )
}

/** There is one at a time: in the bar, or, while the bar leads to the next step, at the form's end. */
export function CheckoutButton({
  busy,
  early = false,
  className,
}: {
  busy: boolean
  /** The bar leads elsewhere still. */
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
