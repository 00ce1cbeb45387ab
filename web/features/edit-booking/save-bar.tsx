import { useRef } from 'react'
import type { Booking } from '#domain/booking.ts'
import { formatEuros } from '#domain/money.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useScrollRoom } from '#web/ui/use-scroll-room.ts'
import type { PriceChange } from './price-change.ts'

/** The button that saves: under the thumb on a phone, with the price that saving makes; under the price on a wide screen. */
export function SaveBar({
  booking,
  change,
  busy,
  isUnchanged,
}: {
  booking: Booking
  change: PriceChange | null
  busy: boolean
  /** Saving was asked for, and there is nothing to save. */
  isUnchanged: boolean
}) {
  const bar = useRef<HTMLDivElement>(null)
  useScrollRoom(bar)
  const total = (change ?? booking).quote?.total
  return (
    <div
      ref={bar}
      data-keep-clear
      className="z-10 flex flex-col gap-3 text-ink max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-white max-lg:px-4 max-lg:pt-2.5 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-lg:shadow-[0_-8px_24px_-12px_rgb(11_58_74/0.25)] max-lg:[@media(height>=30rem)]:sticky max-lg:[@media(height>=30rem)]:bottom-0 md:max-lg:-mx-8 md:max-lg:px-8"
    >
      {isUnchanged && <Notice live="status">You have not changed anything yet.</Notice>}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {total !== undefined && (
          <p className="figures leading-tight lg:hidden">
            <span className="block text-lg leading-tight font-bold">{formatEuros(total)}</span>
            <span className="block text-sm leading-tight text-ink-soft">
              {change ? 'new price' : 'in all'}
            </span>
          </p>
        )}
        <Button type="submit" size="lg" className="grow sm:max-lg:max-w-80" busy={busy} busyLabel="Saving...">
          Save changes
        </Button>
      </div>
    </div>
  )
}
