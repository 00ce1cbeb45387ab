import { createHash } from 'node:crypto'
import { GUEST } from '#domain/admin/history.ts'
import { methodTitle, PACKAGE_TITLES, PART_NAME, PAYMENT_NAMES } from '#domain/booking/booking-names.ts'
import { isHoldOver } from '#domain/booking/booking-state.ts'
import { hoursAfter } from '#domain/base/dates.ts'
import { formatGuestTime } from '#domain/base/guest-time.ts'
import type { CheckoutMethod } from '#domain/payment/ledger.ts'
import type { Cents } from '#domain/base/money.ts'
import type { PaymentType } from '#domain/payment/payment-reference.ts'
import { Problem } from '#domain/api/problem.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import { changeBooking, ofGuest, readBooking, unchanged } from '#server/change/change-booking.ts'
import { checkoutSessions } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { requireOrder } from '#server/order/require-order.ts'
import { balanceDueOf } from '#server/store/booking-money.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { askProvider } from './ask-provider.ts'
import { findLiveCheckout, moveCheckout, type CheckoutRow } from './checkout-record.ts'
import { closeOpenCheckouts } from './close-open-checkouts.ts'
import { MethodNotOffered, type CheckoutOrder } from './gateway.ts'
import { assertNoMoveToChoose } from '#server/store/date-change-record.ts'
import { amountToPayByCard } from './payable.ts'

/** How long a card page stays open; it ends sooner where the hold on the place does. */
const PAGE_LIFETIME_HOURS = 1
const ATTEMPTS = 4

interface CheckoutRequest {
  bookingId: string
  paymentType: PaymentType
  method: CheckoutMethod
  /** What of a balance is to be paid; null for all of it. */
  partCents: Cents | null
  /** Where the guest reached the site, without a slash at the end: the provider sends them back there. */
  origin: string
  /** Of the pay link that the guest has come by: back to it. Null for the guest who has signed in. */
  payLink: string | null
  /** Where whoever pays by the link wants the receipt; null where nobody asked for it. */
  payerEmail: string | null
}

/** A hosted page that can be handed out. */
interface OpenPage {
  id: string
  url: string
}

/**
 * Opens the provider's page for a payment whose amount comes from the stored quote. A booking has at most one page that
 * can be paid: a second click gets the same page; another kind of payment, another way to pay or another amount closes the first.
 * Problems: not-found, not-ordered, terms-changed, wrong-state, invalid-fields and amounts-disagree for a part that cannot be one,
 * checkout-failed (the place stays held, and a retry opens a new page), unavailable.
 */
export async function startCheckout(
  deps: Deps,
  { userId, ...request }: Omit<CheckoutRequest, 'payLink' | 'payerEmail'> & { userId: string },
): Promise<OpenPage> {
  await readBooking(deps, ofGuest(request.bookingId, userId))
  return openCheckout(deps, { ...request, payLink: null, payerEmail: null })
}

/** The same for a booking that whoever asks may pay, by the link that they have. The problems are the same. */
export async function openCheckout(deps: Deps, request: CheckoutRequest): Promise<OpenPage> {
  for (let round = 0; round < ATTEMPTS; round++) {
    const begun = await beginAttempt(deps, request)
    const page = begun && (await openPage(deps, begun.record, begun.attempt, request))
    if (page) return page
    await closeOpenCheckouts(deps, request.bookingId)
  }
  throw new Problem('checkout-failed')
}

interface Begun {
  record: BookingRecord
  attempt: CheckoutRow
}

/**
 * Writes the attempt before the provider is asked, so that its key survives a crash. Where one that asks for the same is
 * alive, it is that one: a double click, or a retry after a crash. Null where another one is in the way.
 */
async function beginAttempt(deps: Deps, request: CheckoutRequest): Promise<Begun | null> {
  const { bookingId, paymentType, method, payerEmail } = request
  const byPayLink = request.payLink !== null
  return changeBooking(deps, { id: bookingId, by: GUEST }, async (record, { tx, now }) => {
    const amountCents = amountToPayByCard(record, paymentType, request.partCents)
    if (isHoldOver(record.booking, now)) {
      throw new Problem('wrong-state', {
        detail: 'The time to pay for this booking is over. Please book again.',
      })
    }
    const expiresAt = pageEnd(record, now)
    requireOrder(deps, record)
    await assertNoMoveToChoose(tx, record)
    const live = await findLiveCheckout(tx, bookingId)
    if (live) {
      const isSame =
        live.paymentType === paymentType &&
        live.method === method &&
        live.amountCents === amountCents &&
        live.byPayLink === byPayLink &&
        live.payerEmail === payerEmail
      return unchanged(isSame && isWorthKeeping(live, expiresAt, now) ? { record, attempt: live } : null)
    }
    const [attempt] = await tx
      .insert(checkoutSessions)
      .values({
        bookingId,
        paymentType,
        method,
        amountCents,
        state: 'opening',
        byPayLink,
        payerEmail,
        createdAt: now,
        expiresAt,
      })
      .returning()
    if (!attempt) throw new Error('the attempt was not written')
    return unchanged({ record, attempt })
  })
}

/** A page never outlives the hold on the place that it pays for. */
function pageEnd({ booking }: BookingRecord, now: Date): Date {
  const usual = hoursAfter(now, PAGE_LIFETIME_HOURS)
  return booking.holdExpiresAt && booking.holdExpiresAt < usual ? booking.holdExpiresAt : usual
}

/** A page with less than half of a new one's time left would run out under the guest's fingers. */
function isWorthKeeping(live: CheckoutRow, newEnd: Date, now: Date): boolean {
  return live.expiresAt.getTime() - now.getTime() >= (newEnd.getTime() - now.getTime()) / 2
}

/** The page of an attempt, or null where it cannot be paid any more and another attempt is needed. */
async function openPage(
  deps: Deps,
  record: BookingRecord,
  attempt: CheckoutRow,
  request: CheckoutRequest,
): Promise<OpenPage | null> {
  const { providerId, url } = attempt
  if (providerId === null || url === null) return askForPage(deps, record, attempt, request)
  const truth = await askProvider(() => deps.gateway.fetchCheckout(providerId))
  return truth?.status === 'open' ? { id: providerId, url } : null
}

async function askForPage(
  deps: Deps,
  record: BookingRecord,
  attempt: CheckoutRow,
  request: CheckoutRequest,
): Promise<OpenPage | null> {
  const { id, url } = await createAtProvider(deps, record, attempt, request)
  const opened = await moveCheckout(deps.db, attempt, { providerId: id, url, state: 'open' })
  if (opened) return { id, url }
  // A second click with the same key was faster, or somebody closed the attempt meanwhile.
  const live = await findLiveCheckout(deps.db, attempt.bookingId)
  if (live?.providerId === id) return { id, url }
  await askProvider(() => deps.gateway.closeCheckout(id))
  return null
}

async function createAtProvider(
  deps: Deps,
  record: BookingRecord,
  attempt: CheckoutRow,
  request: CheckoutRequest,
): Promise<OpenPage> {
  const { bookingId, paymentType, method, amountCents, createdAt, expiresAt } = attempt
  const words = {
    description: describe(record, attempt),
    note: endNote(record, expiresAt),
    // Whoever has the link may be somebody else than the guest, and is not shown the address.
    customerEmail: request.payLink === null ? record.booking.email : attempt.payerEmail,
    ...waysBack(request),
  }
  try {
    const { id, url } = await deps.gateway.createCheckout({
      bookingId,
      paymentType,
      method,
      amountCents,
      ...words,
      openedAt: createdAt,
      expiresAt,
      idempotencyKey: keyOf(attempt, words),
    })
    if (url === null) throw new Error('the provider gave no url')
    return { id, url }
  } catch (cause) {
    // A provider repeats its answer to a key, a failure too: the next try gets a key of its own. A page that was opened
    // after all has a url that nobody knows.
    await moveCheckout(deps.db, attempt, { state: 'closed' })
    throw new Problem('checkout-failed', {
      cause,
      ...(cause instanceof MethodNotOffered && notOffered(method)),
    })
  }
}

function notOffered(method: CheckoutMethod) {
  return { detail: `${methodTitle(method)} isn’t available at the moment. Please choose another way to pay.` }
}

type Words = Pick<CheckoutOrder, 'description' | 'note' | 'customerEmail' | 'successUrl' | 'cancelUrl'>

/**
 * The attempt's own key for these words, which the booking, its link or the address of the site may have changed since it was
 * begun: a provider refuses a key that comes back with others, or gives the page with the old ones. Of two pages of one attempt
 * only the one that is stored is handed out.
 */
function keyOf({ id }: CheckoutRow, words: Words): string {
  return `${id}-${createHash('sha256').update(JSON.stringify(words)).digest('base64url').slice(0, 22)}`
}

/** Where the provider sends whoever has paid, or has not. */
function waysBack({ origin, payLink, bookingId }: CheckoutRequest) {
  if (payLink !== null) {
    const page = `${origin}/pay/${payLink}`
    return {
      successUrl: `${page}/paid?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${page}?cancelled=true`,
    }
  }
  return {
    successUrl: `${origin}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${origin}/payment?leadId=${bookingId}&cancelled=true`,
  }
}

function describe(record: BookingRecord, { paymentType, amountCents }: CheckoutRow): string {
  const { booking, retreat } = record
  const isPart = paymentType === 'balance' && amountCents < balanceDueOf(record)
  const name = isPart ? PART_NAME : PAYMENT_NAMES[paymentType]
  const packageTitle = PACKAGE_TITLES[booking.packageType ?? 'kiter']
  return [`${name}: ${packageTitle}`, retreat && labelOf(retreat)].filter(Boolean).join(', ')
}

/** What the guest is told on the provider's page where it closes with the hold on the place. */
function endNote({ booking }: BookingRecord, expiresAt: Date): string | null {
  if (booking.holdExpiresAt?.getTime() !== expiresAt.getTime()) return null
  return `We’re holding your place until ${formatGuestTime(expiresAt, { named: booking.timeZone })}. This page closes then.`
}
