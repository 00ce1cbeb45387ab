import type { Event, ItemAvailability, Offer } from 'schema-dts'
import {
  placesLeft,
  retreatsOnSale,
  type Availability,
  type RetreatOnSale,
} from '#domain/price/availability.ts'
import type { CalendarDay } from '#domain/base/dates.ts'
import { eurosFromCents } from '#domain/base/money.ts'
import { tierAt, type PriceList } from '#domain/price/pricing.ts'
import { PACKAGE_TYPES, type PackageType } from '#domain/retreat/retreats.ts'
import { isScarce } from '#domain/price/scarcity.ts'
import { organizationId, type Business } from './site-data.ts'

interface RetreatOffer {
  availability: Availability
  totalBookings: number
  prices: PriceList
  today: CalendarDay
  /** The title of each package. */
  packages: Record<PackageType, string>
  description: string
  /** The path of a picture. */
  image: string
}

/** Returns an event for each retreat that can be booked today, with the current price of each package and whether a place is left. */
export function retreatEvents(origin: string, business: Business, offer: RetreatOffer) {
  return retreatsOnSale(offer.availability, offer.today).map(
    (retreat) =>
      ({
        '@type': 'Event',
        '@id': `${origin}/#retreat-${retreat.startsOn}`,
        name: `${business.siteTitle}, ${retreat.label}`,
        description: offer.description,
        image: [new URL(offer.image, origin).href],
        url: new URL('/#pricing', origin).href,
        startDate: retreat.startsOn,
        endDate: retreat.endsOn,
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: {
          '@type': 'Place',
          name: business.retreatCountry,
          address: { '@type': 'PostalAddress', addressCountry: 'GM' },
        },
        organizer: { '@id': organizationId(origin) },
        remainingAttendeeCapacity: retreat.available,
        offers: PACKAGE_TYPES.map((packageType) => packageOffer(origin, offer, retreat, packageType)),
      }) satisfies Event,
  )
}

function packageOffer(
  origin: string,
  { totalBookings, prices, packages }: RetreatOffer,
  retreat: RetreatOnSale,
  packageType: PackageType,
) {
  const choice = new URLSearchParams({ date: retreat.label, package: packageType })
  return {
    '@type': 'Offer',
    name: packages[packageType],
    url: new URL(`/booking?${choice}`, origin).href,
    price: eurosFromCents(tierAt(totalBookings, prices).priceCents),
    priceCurrency: 'EUR',
    availability: availabilityOf(placesLeft(retreat, packageType)),
  } satisfies Offer
}

/** Returns "limited" only where the page itself mentions that few places are left. */
function availabilityOf(left: number): ItemAvailability {
  if (left === 0) return 'https://schema.org/SoldOut'
  return isScarce(left) ? 'https://schema.org/LimitedAvailability' : 'https://schema.org/InStock'
}
