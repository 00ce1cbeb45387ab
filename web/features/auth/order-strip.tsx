import type { WaitingBooking } from '#domain/waiting-booking.ts'
import { eurosFromCents, formatEuros } from '#domain/money.ts'
import { DEPOSIT_CENTS } from '#domain/pricing.ts'
import { heroPicture } from '#web/ui/media-files.ts'
import { Picture } from '#web/ui/picture.tsx'
import { totalOf } from '#web/ui/quote-lines.ts'
import { stayText } from '#web/ui/stay-text.ts'

/** What the account is for, in one line over it, where the panel beside has no room. */
export function OrderStrip({ booking }: { booking: WaitingBooking }) {
  return (
    <section aria-label="Your booking" className="flex flex-wrap items-center gap-x-3.5 gap-y-2 lg:hidden">
      <span className="h-13 w-18 shrink-0 overflow-hidden rounded-md">
        <Picture file={heroPicture} alt="" sizes="96px" className="size-full object-[62%_40%]" />
      </span>
      <p className="figures min-w-0 grow basis-28 leading-snug">
        <span className="block font-bold">{booking.selectedDate}</span>
        <span className="block text-sm text-ink-soft">{stayText(booking)}</span>
      </p>
      <p className="figures ml-auto text-right leading-snug">
        <span className="sr-only">Total </span>
        <span className="block font-display text-lg font-bold">{formatEuros(totalOf(booking))}</span>
        <span className="block text-sm text-ink-soft">
          {formatEuros(eurosFromCents(DEPOSIT_CENTS))} deposit
        </span>
      </p>
    </section>
  )
}
