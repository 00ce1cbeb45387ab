import { CloudOff } from 'lucide-react'
import { useState, useEffect, useRef, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { banjulDay } from '#domain/base/dates.ts'
import { pick } from '#domain/base/typed-records.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { Founding } from '#domain/booking/founding.ts'
import type { User } from '#domain/contract/api-shapes.ts'
import type { WaitingBooking } from '#domain/contract/waiting-booking.ts'
import type { PriceList } from '#domain/price/pricing.ts'
import type { QuoteView } from '#domain/price/quote-view.ts'
import type { Places as LoadedPlaces } from '#web/api/read-places.ts'
import { ShownValues } from '#web/booking-form/booking-fields.tsx'
import { type StoredBooking } from '#web/browser/browser-storage.ts'
import { productClock } from '#web/browser/product-time.ts'
import { KeepEarlyInput } from '#web/ui/hydration.tsx'
import { BookingBand } from './booking-band.tsx'
import { BookingForm, useBookingForm, useStoredBooking } from './booking-form.tsx'
import type { BookingTexts } from './booking-steps.tsx'
import { CheckoutBar } from './checkout-bar.tsx'
import { dateChoices } from './date-choices.ts'
import type { AutosaveState } from './draft/autosave.ts'
import type { Chosen } from './draft/first-values.ts'
import { useAutosave } from './draft/use-autosave.ts'
import { BookingNotice, FoundingNotice, heldPlace, useExistingBooking } from './existing-booking.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { namesIn, othersIn, roommatesIn, travellersOf, type GroupValues } from './group/group-values.ts'
import { MovedPriceNotice } from './price/moved-price.tsx'
import { PriceCard } from './price/price-card.tsx'
import {
  lowestPrice,
  plannedTotal,
  planPrice,
  spokenPrice,
  termsOf,
  type PlannedChoice,
} from './price/price-estimate.ts'
import { type Refusal, useSteps } from './steps.ts'
import { heldFor, knownBy, type TakenOffer } from './taken-offer.tsx'
import { useCheckout } from './use-checkout.ts'
import { usePlaces } from './use-places.ts'

export interface BookingScreenProps {
  /** Null if nobody is signed in. */
  user: User | null
  /** The guest's own bookings, newest first. */
  bookings: readonly Booking[]
  founding: Founding
  /** The booking that was just made in this browser without an account; null if there is none. */
  waiting: WaitingBooking | null
  places: LoadedPlaces
  /** The server's time when it rendered the page, as an ISO instant. */
  now: string
  chosen: Chosen
  /** The offer of a waiting list that is taken; null without one. */
  offer: TakenOffer | null
  /** True if the guest has a booking and asked for another. */
  another: boolean
  prices: Pick<PriceList, 'tiers' | 'privateRoomCents'>
  texts: BookingTexts
}

/** The booking page: the form with its price in view. */
export function BookingScreen({
  user,
  bookings,
  founding,
  waiting,
  places: loaded,
  now,
  chosen,
  offer,
  another,
  prices,
  texts,
}: BookingScreenProps) {
  const [clock] = useState(() => productClock(now))
  const today = banjulDay(new Date(now))
  const places = usePlaces(loaded)
  const known = user ? pick(user, ['firstName', 'lastName', 'email']) : knownBy(offer)
  const form = useBookingForm(chosen, known)
  const { autosave, state: saving, keep } = useAutosave(form, clock)

  const chosenNow = useWatch({ control: form.control, compute: choicesIn })
  const { travellers, selectedDate, names } = chosenNow
  const ownBooking = useStoredBooking()
  const dates = dateChoices(
    places.availability,
    travellers.map(({ packageType }) => packageType),
    today,
    heldFor(offer) ?? (ownBooking && placesOf(ownBooking)),
  )

  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const steps = useSteps(form, setRefusal)
  // The first price where none is known (specification, section 7); the server refuses a booking at another price than its own.
  const inForce = places.tiers?.kiter ?? lowestPrice(prices)
  const [quoted, setQuoted] = useState<QuoteView | null>(null)
  const price = planPrice(chosenNow, {
    // The server's quote for this guest's own booking goes first, because it may hold an earlier price.
    ...(quoted ? termsOf(quoted) : { inForce, foundingMember: founding === 'member' }),
    prices,
    availability: places.availability,
    spotsLeft: places.tiers?.spotsLeft ?? null,
    now: new Date(now),
  })
  const planned = {
    startsOn: places.availability[selectedDate]?.startsOn ?? null,
    totals: price.travellers.map(({ quote }) => quote.total),
    now: new Date(now),
  }
  const checkout = useCheckout({
    form,
    autosave,
    shown: { tier: price.travellers[0].quote.tier, total: plannedTotal(price) },
    onQuoted: setQuoted,
    signedIn: user !== null,
    offer: offer?.token,
    reloadPlaces: places.reload,
    onRefused: setRefusal,
  })
  const existing = useExistingBooking({
    bookings,
    availability: places.availability,
    today,
    leadOn: !another && !checkout.busy,
  })

  function reconsider() {
    checkout.reconsider()
    document.querySelector<HTMLInputElement>('#booking-form input:checked')?.focus()
  }
  return (
    <KeepEarlyInput>
      <BookingBand heading={texts.headings[inForce.tier]} tiers={places.tiers} />
      <div className="page-column max-lg:-mb-16">
        {/* On wide screens the price card overlaps the band, so this column is as wide as the form's. */}
        <div className="lg:pr-104">
          <BookingNotice {...{ user, existing, another, today }} held={heldPlace(waiting, new Date(now))} />
          <FoundingNotice founding={founding} />
        </div>
        <p aria-live="polite" className="sr-only">
          {spokenPrice(price)}
        </p>
        <ShownValues value={known}>
          <BookingForm
            form={form}
            steps={steps}
            refusal={refusal}
            dates={dates}
            availability={places.availability}
            planned={planned}
            texts={texts}
            checkout={checkout}
            offer={offer}
            onTravellers={keep}
          >
            <div className="max-lg:contents lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:-mt-30">
              <div className="max-lg:contents lg:top-6 lg:rounded-xl lg:[@media(height<50rem)]:contents lg:[@media(height>=50rem)]:sticky lg:[@media(height>=50rem)]:shadow-lg">
                {checkout.moved && (
                  <MovedPriceNotice
                    key={checkout.moved.now.total}
                    moved={checkout.moved}
                    busy={checkout.busy}
                    onChange={reconsider}
                  />
                )}
                <PriceCard
                  price={price}
                  selectedDate={selectedDate}
                  planned={planned}
                  isCompact={checkout.failure !== null || checkout.moved !== null}
                />
                <div className="flex flex-col gap-4 bg-white text-ink max-lg:bg-transparent lg:border-x lg:border-line lg:px-6 lg:pb-4">
                  {checkout.failure && (
                    <IntoView>
                      <FailureNotice failure={checkout.failure} />
                    </IntoView>
                  )}
                  <p className="text-sm text-ink-soft">
                    {holdNote(texts, {
                      isGroup: names.length > 1,
                      signedIn: user !== null,
                      isOffered: (offer?.offer ?? null) !== null,
                    })}
                  </p>
                  <SavedMark state={saving} />
                </div>
                <CheckoutBar {...{ price, steps, checkout }} isUnsaved={saving === 'failed'} />
              </div>
            </div>
          </BookingForm>
        </ShownValues>
      </div>
    </KeepEarlyInput>
  )
}

/**
 * Returns how long the place, or all places of a group, are held; null for who takes an offer without an account, because the offer says until
 * when.
 */
function holdNote(
  texts: BookingTexts,
  { isGroup, signedIn, isOffered }: { isGroup: boolean; signedIn: boolean; isOffered: boolean },
): string | null {
  if (isOffered && !signedIn) return null
  if (isGroup) return signedIn ? texts.holdNoteTogetherSignedIn : texts.holdNoteTogether
  return signedIn ? texts.holdNoteSignedIn : texts.holdNote
}

/** Returns what the form says of price and places. */
function choicesIn(values: GroupValues): PlannedChoice {
  return {
    travellers: travellersOf(values),
    names: namesIn(values),
    sharedRooms: roommatesIn(values),
    selectedDate: values.selectedDate,
  }
}

/** Returns the places that this browser's own booking or group holds. */
function placesOf(stored: StoredBooking) {
  const packages = [stored, ...othersIn(stored).others].flatMap(({ packageType }) => packageType ?? [])
  return { selectedDate: stored.selectedDate, packages }
}

/** Scrolls its content into view when it appears, because the button that it answers can be pressed from anywhere on the page. */
function IntoView({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return <div ref={element}>{children}</div>
}

/** The state of the autosave: a short word while it works, a full sentence while it fails (decision 0008). */
function SavedMark({ state }: { state: AutosaveState }) {
  return (
    <>
      {(state === 'saving' || state === 'saved') && (
        <p className="text-sm text-ink-soft">{state === 'saving' ? 'Saving...' : 'Saved'}</p>
      )}
      <output className="flex gap-2 text-sm text-ink empty:hidden">
        {state === 'failed' && (
          <>
            <CloudOff aria-hidden className="mt-0.5 size-5 shrink-0 text-amber-deep" />
            <span>
              <strong className="font-semibold">Not saved online yet.</strong> What you typed is saved on this
              device, and we’ll try again.
            </span>
          </>
        )}
      </output>
    </>
  )
}
