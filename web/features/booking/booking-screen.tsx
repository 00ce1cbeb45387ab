import { startTransition, useEffect, useState } from 'react'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import type { User } from '#domain/api-shapes.ts'
import type { BookingForm as CompleteBooking } from '#domain/booking-form.ts'
import type { Booking } from '#domain/booking.ts'
import { banjulDay } from '#domain/dates.ts'
import { eurosFromCents } from '#domain/money.ts'
import { DEPOSIT_CENTS, tierEntry } from '#domain/pricing.ts'
import type { QuoteView } from '#domain/quote-view.ts'
import { isScarce, tierSpotsWording } from '#domain/scarcity.ts'
import type { Places as LoadedPlaces } from '#web/api/read-places.ts'
import { checkBooking, type BookingValues } from '#web/booking-form/booking-values.ts'
import { useKeptRadios } from '#web/booking-form/use-kept-radios.ts'
import {
  readSelectedPackage,
  readStoredBooking,
  storeSelectedPackage,
  type StoredBooking,
} from '#web/browser/browser-storage.ts'
import { productClock } from '#web/browser/product-time.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ERROR_DELAY_MS } from '#web/ui/error-delay.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { useAutosave } from './use-autosave.ts'
import { BookingForm } from './booking-form.tsx'
import { BookingNotice } from './booking-notice.tsx'
import type { BookingTexts } from './booking-texts.ts'
import { emptyValues } from './booking-values.ts'
import { dateChoices, goneReason, type DateChoices } from './date-choices.ts'
import { readTabDraft } from './draft-storage.ts'
import { firstValues, type Chosen } from './first-values.ts'
import { estimatePrice, termsOf } from './price-estimate.ts'
import { PriceBar, PriceCard, SpokenPrice } from './price-summary.tsx'
import { PriceUnknown } from './price-unknown.tsx'
import { useCheckout } from './use-checkout.ts'
import { useExistingBooking } from './use-existing-booking.ts'
import { usePlaces, type Places } from './use-places.ts'

export interface BookingScreenProps {
  /** Null where nobody is signed in. */
  user: User | null
  /** The guest's own, newest first. */
  bookings: readonly Booking[]
  places: LoadedPlaces
  /** The server's clock when it made the page. */
  now: string
  chosen: Chosen
  /** The guest has a booking and asked for one more. */
  another: boolean
  texts: BookingTexts
}

/** The booking form with its price in view. */
export function BookingScreen({
  user,
  bookings,
  places: loaded,
  now,
  chosen,
  another,
  texts,
}: BookingScreenProps) {
  const [clock] = useState(() => productClock(now))
  const today = banjulDay(new Date(now))
  const places = usePlaces(loaded)
  const form = useBookingForm(chosen)
  const { autosave, state: saving } = useAutosave(form, clock)
  usePrefill(form, user)

  const [packageType, selectedRoom, selectedDate] = useWatch({
    control: form.control,
    name: ['packageType', 'selectedRoom', 'selectedDate'],
  })
  const ownBooking = useStoredBooking()
  const dates = dateChoices(places.availability, packageType, today, ownBooking)
  useGoneDate(form, dates, selectedDate)

  const [busy, setBusy] = useState(false)
  const { existing, foundingMember } = useExistingBooking({
    bookings,
    availability: places.availability,
    today,
    leadOn: !another && !busy,
  })
  const tier = places.tiers?.kiter.tier ?? null
  const [quoted, setQuoted] = useState<QuoteView | null>(null)
  const estimate = estimatePrice(
    { packageType, selectedRoom, selectedDate },
    {
      // Of this guest's own booking the server knows better: it may hold an earlier price.
      ...(quoted ? termsOf(quoted) : { tier, foundingMember }),
      availability: places.availability,
      now: new Date(now),
    },
  )
  const stay = {
    startsOn: places.availability[selectedDate]?.startsOn ?? null,
    total: estimate.quote?.total ?? null,
    deposit: eurosFromCents(DEPOSIT_CENTS),
    now: new Date(now),
  }
  const checkout = useCheckout({
    form,
    autosave,
    shown: estimate.quote,
    onQuoted: setQuoted,
    signedIn: user !== null,
    reloadPlaces: places.reload,
    setBusy,
  })

  const heading = tier ? texts.headings[tier] : texts.priceUnknown
  const askForPrice = { asking: places.asking, onAsk: () => void places.reload() }
  const summary = { estimate, selectedDate, airportTax: texts.airportTax, saving }
  return (
    <div className="page-column pt-8 sm:pt-12">
      <PageHeading title={heading.title}>{heading.subtitle}</PageHeading>
      <TierBadge tiers={places.tiers} />
      {estimate.quote === null && <PriceUnknown {...askForPrice} />}
      <BookingNotice user={user} existing={existing} another={another} today={today} />
      <SpokenPrice estimate={estimate} />
      <div data-keep-clear className="sticky top-0 z-10 -mx-4 mt-6 md:-mx-8 lg:hidden">
        <PriceBar {...summary} />
      </div>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <BookingForm
          form={form}
          dates={dates}
          stay={stay}
          texts={texts}
          checkout={{ ...checkout, busy }}
          askForPrice={askForPrice}
        />
        <div data-keep-clear className="top-6 hidden lg:block [@media(min-height:42rem)]:sticky">
          <PriceCard {...summary} />
        </div>
      </div>
    </div>
  )
}

/** Spots left for the tier; without an answer to count from, and where nothing is counted any more, nothing is claimed. */
function TierBadge({ tiers }: { tiers: Places['tiers'] }) {
  if (!tiers) return null
  const { name } = tierEntry(tiers.kiter.tier)
  const wording = tierSpotsWording(tiers.spotsLeft, name)
  if (wording === null) return null
  return (
    <p className="mt-4">
      <Badge tone={isScarce(tiers.spotsLeft ?? 0) ? 'warning' : 'default'}>{wording}</Badge>
    </p>
  )
}

/** The booking that this browser remembers; null until the form is hydrated. */
function useStoredBooking(): StoredBooking | null {
  const [stored, setStored] = useState<StoredBooking | null>(null)
  useEffect(() => startTransition(() => setStored(readStoredBooking())), [])
  return stored
}

/** The form, filled with what this browser keeps of it once it is hydrated; what was typed before stays. */
function useBookingForm(chosen: Chosen): UseFormReturn<BookingValues, unknown, CompleteBooking> {
  const form = useForm<BookingValues, unknown, CompleteBooking>({
    mode: 'onTouched',
    delayError: ERROR_DELAY_MS,
    resolver: checkBooking,
    // useFocusOnRefusal leads to the first error in the page's order.
    shouldFocusError: false,
    defaultValues: {
      ...emptyValues(chosen.packageType ?? 'kiter'),
      selectedDate: chosen.date ?? '',
    },
  })
  useKeptRadios(form)
  const [first] = useState(chosen)
  useEffect(() => {
    const values = firstValues({
      chosen: first,
      search: window.location.search,
      selectedPackage: readSelectedPackage(),
      draft: readTabDraft(),
      storedBooking: readStoredBooking(),
    })
    // Also what a link chose: the landing page's scripts may not have been there to store it.
    const picked = form.getFieldState('packageType').isDirty
    if (picked) storeSelectedPackage(form.getValues('packageType'))
    else if (first.packageType) storeSelectedPackage(values.packageType)
    // The inputs have the values at once; what else shows them can give way to a guest who is typing already.
    startTransition(() => form.reset(values, { keepDirtyValues: true }))
  }, [form, first])
  return form
}

/** A signed-in guest's name and address, where the form has none yet. */
function usePrefill(form: UseFormReturn<BookingValues, unknown, CompleteBooking>, user: User | null): void {
  useEffect(() => {
    if (!user) return
    for (const field of ['firstName', 'lastName', 'email'] as const) {
      if (form.getValues(field) === '') form.setValue(field, user[field])
    }
  }, [form, user])
}

/** A chosen date that has lost its last place, or has none for the other package, has to be chosen anew. */
function useGoneDate(
  form: UseFormReturn<BookingValues, unknown, CompleteBooking>,
  dates: DateChoices,
  selectedDate: string,
): void {
  const reason = selectedDate === '' ? null : goneReason(dates, selectedDate)
  useEffect(() => {
    if (reason === null) return
    form.setValue('selectedDate', '')
    form.setError('selectedDate', { type: 'gone', message: reason })
  }, [form, reason])
}
