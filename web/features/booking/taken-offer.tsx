import { useFormContext } from 'react-hook-form'
import { BRUSSELS } from '#domain/base/guest-time.ts'
import { pick } from '#domain/base/typed-records.ts'
import type { WaitingEntryView } from '#domain/contract/waiting-list-calls.ts'
import { placesText } from '#domain/place/waiting-list.ts'
import { PACKAGE_NAMES, PACKAGE_TYPES, type PackageType } from '#domain/retreat/retreats.ts'
import { useBookingField } from '#web/booking-form/booking-fields.tsx'
import { FormGroup } from '#web/booking-form/form-section.tsx'
import { Segmented } from '#web/ui/form/choices.tsx'
import { GuestTime } from '#web/ui/guest-time.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Chosen, KnownGuest } from './draft/first-values.ts'
import type { GroupValues } from './group/group-values.ts'

/** The offer of a waiting list that is taken with the form, by the token of its link. */
export interface TakenOffer extends WaitingEntryView {
  token: string
}

/** Returns the packages of an offer's places, the booker's own first; a kiter's unless another is chosen. */
export function packagesOf(
  { kiters, nonKiters }: Pick<TakenOffer, 'kiters' | 'nonKiters'>,
  own: PackageType = kiters > 0 ? 'kiter' : 'non-kiter',
): [PackageType, ...PackageType[]] {
  const others = [
    ...Array.from({ length: kiters }, () => 'kiter' as const),
    ...Array.from({ length: nonKiters }, () => 'non-kiter' as const),
  ]
  others.splice(others.indexOf(own), 1)
  return [own, ...others]
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
  const { kiters, nonKiters } = offer
  const { getValues, setValue } = useFormContext<GroupValues>()
  const field = useBookingField()
  const own = field('packageType')
  const isMixed = kiters > 0 && nonKiters > 0
  const places = kiters + nonKiters
  return (
    <FormGroup title="Your date">
      <Notice tone="success" title={<span className="figures">{offer.selectedDate}</span>}>
        <p>{placesText(offer)}</p>
        {offer.offer ? (
          <p>
            Held for you until <GuestTime at={new Date(offer.offer.until)} kept={BRUSSELS} />.
          </p>
        ) : (
          <p>{`First come, first served: we can’t hold ${places > 1 ? 'them' : 'it'} before you check out.`}</p>
        )}
      </Notice>
      {isMixed && (
        <Segmented
          {...own}
          legend="Your own place"
          choices={PACKAGE_TYPES.map((value) => ({ value, label: PACKAGE_NAMES[value] }))}
          onChange={async (event) => {
            const chosen = PACKAGE_TYPES.find((type) => type === event.target.value)
            const [, ...left] = packagesOf(offer, chosen)
            setValue(
              'others',
              getValues('others').map((other, index) => ({
                ...other,
                packageType: left[index] ?? other.packageType,
              })),
            )
            await own.onChange(event)
          }}
        />
      )}
    </FormGroup>
  )
}
