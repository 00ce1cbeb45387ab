import { Info, ShieldCheck } from 'lucide-react'
import { RETREAT_DAYS, RETREAT_NIGHTS } from '#domain/terms/booking-terms.ts'
import { FULL_REFUND_HOURS } from '#domain/terms/cancellation-terms.ts'
import { LatePicture } from '#web/shell/late-picture.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useTimeZone } from '#web/ui/guest-time.tsx'
import { packagePictures } from '#web/ui/media-files.ts'
import { PaymentDays, PriceLines } from '#web/ui/price-lines.tsx'
import { freeUntil, type PlannedBooking } from './planned-refund.ts'
import { groupPriceNote, plannedPayments, priceLines, type PlannedPrice } from './price-estimate.ts'

/**
 * The booked package with its picture and its payments: today, later and at the airport, and the full-refund deadline. On phones it stands
 * above the bar, on wide screens beside the form.
 */
export function PriceCard({
  price,
  selectedDate,
  planned,
  isCompact,
}: {
  price: PlannedPrice
  selectedDate: string
  planned: PlannedBooking
  /** True if a message above or below the card must be visible at once. */
  isCompact: boolean
}) {
  const [{ packageType }] = price.travellers
  const note = groupPriceNote(price)
  return (
    <section
      aria-label="Price"
      className="min-w-0 overflow-hidden rounded-xl border border-line bg-white text-ink lg:rounded-b-none lg:border-b-0"
    >
      <div
        className={classNames(
          'relative isolate flex min-h-28 items-end bg-sea-deep text-white',
          isCompact ? 'lg:min-h-0' : 'md:max-lg:min-h-52 lg:[@media(height>=56rem)]:min-h-52',
        )}
      >
        <LatePicture
          key={packageType}
          file={packagePictures[packageType]}
          sizes="24rem"
          className="absolute inset-0 -z-10"
        />
        <div className="w-full bg-linear-to-t from-sea-deep via-sea-deep/75 via-60% to-transparent px-4 pt-14 pb-3 text-shadow-md sm:px-6 lg:pt-6">
          <h2 className="figures text-2xl">{selectedDate || 'Your retreat'}</h2>
          <p className="text-sm">
            {selectedDate ? `${RETREAT_DAYS} days, ${RETREAT_NIGHTS} nights` : 'Choose your dates'}
          </p>
        </div>
      </div>
      <div className="px-4 pt-3 pb-4 sm:px-6">
        <PriceLines lines={priceLines(price)} />
        <PaymentDays days={plannedPayments(price)} />
        {note && (
          <p className="mt-3 flex gap-2.5 text-sm">
            <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-teal-deep" />
            <span>{note}</span>
          </p>
        )}
        {/* Not on phones, where "If you cancel" right above says the same. */}
        <p className="mt-3 flex gap-2.5 text-sm max-lg:hidden">
          <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-teal-deep" />
          <span>
            <CancelBy planned={planned} />
          </span>
        </p>
      </div>
    </section>
  )
}

/** The full-refund deadline: a date once it can be computed, the rule before that. */
function CancelBy({ planned }: { planned: PlannedBooking }) {
  const free = freeUntil(planned, useTimeZone())
  if (!free) return `Full refund if you cancel within ${FULL_REFUND_HOURS} hours of booking.`
  return (
    <>
      Full refund if you cancel by <strong className="inline-block font-semibold">{free.until}</strong>.
      {free.isAllOrNothing && ' After that, no refund.'}
    </>
  )
}
