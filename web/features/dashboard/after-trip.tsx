import { formatEuros } from '#domain/base/money.ts'
import { PACKAGE_TITLES } from '#domain/booking/booking-names.ts'
import { earnsFoundingDiscount } from '#domain/booking/booking-state.ts'
import { FOUNDING_MEMBER_DISCOUNT_PERCENT } from '#domain/price/pricing.ts'
import { priceNow, type PlacesNow } from '#web/booking-status/offer-now.tsx'
import { Card } from '#web/ui/card.tsx'
import { featurePictures } from '#web/ui/media-files.ts'
import { Picture } from '#web/ui/picture.tsx'
import { RoutedButtonLink } from '#web/ui/routed-links.tsx'
import type { Stay } from './dashboard-page.ts'
import { KeptRows } from './ended-trips.tsx'
import { isOwed, PayOwed } from './past-bookings.tsx'
import { columns } from './row-group.tsx'
import { PhotosCard } from './trip/photos.tsx'

/** After the stay: thanks, the photos, and the lasting benefits of a founding member. */
export function AfterTrip({
  stay,
  places,
  firstName,
}: {
  stay: Stay
  places: PlacesNow | null
  firstName: string
}) {
  const { booking, photos } = stay
  const again = places && priceNow(booking, places)
  return (
    <div className={columns}>
      <div className="grid min-w-0 gap-6">
        <section className="relative isolate flex min-h-64 flex-col justify-end overflow-hidden rounded-xl bg-sea-deep p-5 text-white sm:p-8">
          <Picture
            file={featurePictures['sunset-yoga']}
            alt=""
            sizes="(width < 42rem) 100vw, 42rem"
            className="absolute inset-0 -z-10 size-full object-[50%_60%]"
          />
          <div className="absolute inset-x-0 bottom-0 -z-10 h-4/5 bg-linear-to-t from-sea-deep via-sea-deep/75 to-transparent" />
          <h2 className="text-4xl text-white">Thank you for coming, {firstName}</h2>
          <p className="mt-1">{booking.selectedDate}</p>
        </section>
        {isOwed(booking) && (
          <Card as="section">
            <h3 className="figures text-2xl">{formatEuros(booking.balanceDue)} left to pay</h3>
            <PayOwed booking={booking} />
          </Card>
        )}
        {earnsFoundingDiscount(booking) && (
          <Card as="section" className="border-2 border-sea!">
            <p className="text-sm font-semibold text-coral-deep">Founding member</p>
            <h3 className="text-2xl">{FOUNDING_MEMBER_DISCOUNT_PERCENT}% off, for life</h3>
            <p className="mt-1 text-ink-soft">
              It comes off automatically whenever you’re signed in to book.
            </p>
            {again && (
              <p className="figures mt-3 flex flex-wrap justify-between gap-x-4">
                <span>{PACKAGE_TITLES[booking.packageType ?? 'kiter']}, shared room</span>
                <span>
                  <s className="text-ink-soft">
                    <span className="sr-only">Instead of </span>
                    {formatEuros(again.full)}
                  </s>{' '}
                  <strong>{formatEuros(again.total)}</strong>
                </span>
              </p>
            )}
            <RoutedButtonLink to="/booking?another=1" wide className="mt-4">
              Book again
            </RoutedButtonLink>
          </Card>
        )}
        <PhotosCard photos={photos} />
      </div>
      <KeptRows {...stay} />
    </div>
  )
}
