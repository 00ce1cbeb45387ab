import { BRUSSELS } from '#domain/base/guest-time.ts'
import { pick } from '#domain/base/typed-records.ts'
import type { WaitingEntryView } from '#domain/contract/waiting-list-calls.ts'
import { placesText } from '#domain/place/waiting-list.ts'
import { PACKAGE_NAMES, type PackageType } from '#domain/retreat/retreats.ts'
import { FormGroup } from '#web/booking-form/form-section.tsx'
import { GuestTime } from '#web/ui/guest-time.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Chosen, KnownGuest } from './draft/first-values.ts'

/** The offer of a waiting list that is taken with the form, by the token of its link. */
export interface TakenOffer extends WaitingEntryView {
  token: string
}

/** Returns the packages of an offer's places, the booker's first. */
export function packagesOf({
  kiters,
  nonKiters,
}: Pick<TakenOffer, 'kiters' | 'nonKiters'>): [PackageType, ...PackageType[]] {
  const [first = 'kiter', ...others] = [
    ...Array.from({ length: kiters }, () => 'kiter' as const),
    ...Array.from({ length: nonKiters }, () => 'non-kiter' as const),
  ]
  return [first, ...others]
}

/** Returns what an offer fixes in the form: the date and everybody's package. */
export function chosenBy(offer: TakenOffer): Chosen {
  const [packageType, ...others] = packagesOf(offer)
  return { packageType, date: offer.selectedDate, others }
}

/** Returns what is known of whom an offer was made to. */
export function knownBy(offer: TakenOffer | null): KnownGuest {
  return offer ? pick(offer, ['firstName', 'email']) : {}
}

/** Returns the places that an offer holds for its guest; null without one, or if it holds none. */
export function heldFor(offer: TakenOffer | null) {
  return offer?.offer ? { selectedDate: offer.selectedDate, packages: packagesOf(offer) } : null
}

/** The date and the places of an offer, in place of the choices that it fixes. */
export function OfferedPlaces({ offer }: { offer: TakenOffer }) {
  const [own, ...others] = packagesOf(offer)
  return (
    <FormGroup title="Your date">
      <Notice tone="success" title={<span className="figures">{offer.selectedDate}</span>}>
        <p>{placesText(offer)}</p>
        {others.length > 0 && <p>{`Your own place: ${PACKAGE_NAMES[own]}`}</p>}
        {offer.offer ? (
          <p>
            Held for you until <GuestTime at={new Date(offer.offer.until)} kept={BRUSSELS} />.
          </p>
        ) : (
          <p>First come, first served: we can’t hold it before you check out.</p>
        )}
      </Notice>
    </FormGroup>
  )
}
