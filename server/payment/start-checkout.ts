import { createHash, randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { hoursAfter } from '#domain/base/dates.ts'
import { formatGuestTime } from '#domain/base/guest-time.ts'
import { sumCents, type Cents } from '#domain/base/money.ts'
import { keysOf, pick } from '#domain/base/typed-records.ts'
import { Problem, wrongState } from '#domain/contract/problem.ts'
import type { PaymentPart } from '#domain/payment/group-payment.ts'
import type { CheckoutMethod } from '#domain/payment/ledger.ts'
import { methodTitle, paymentName } from '#domain/payment/payment-names.ts'
import type { PaymentType } from '#domain/payment/payment-reference.ts'
import { isHoldOver } from '#domain/place/booking-status.ts'
import { labelOf, PACKAGE_TITLES } from '#domain/retreat/retreats.ts'
import {
  changeTogether,
  readBooking,
  unchanged,
  type BookingRef,
  type Outcome,
} from '#server/change/change-booking.ts'
import type { ChangeContext } from '#server/change/under-locks.ts'
import { checkoutSessions } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { askProvider, MethodNotOffered, type NewCheckout } from '#server/gateway.ts'
import { requireOrder } from '#server/order/order-contract.ts'
import { balanceDueOf } from '#server/store/booking-money.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { assertNoMoveToChoose } from '#server/store/date-change-record.ts'
import { bookedTogether } from '#server/store/group-record.ts'
import { findLiveCheckout, moveCheckout, partsOf, type CheckoutRow } from './checkout-record.ts'
import { closeOpenCheckouts } from './close-open-checkouts.ts'
import { amountToPayByCard, mayBePaidByCard, priceOf } from './payable.ts'

/** Hours for which a checkout stays open, unless the hold on the place ends sooner. */
const LIFETIME_HOURS = 1
const ATTEMPTS = 4

interface CheckoutRequest extends BookingRef {
  paymentType: PaymentType
  method: CheckoutMethod
  /** Part of a balance to pay. Null for all of it. */
  partCents: Cents | null
  /** Origin by which the guest reached the site, without a trailing slash; the provider sends them back there. */
  origin: string
  /** Token of the pay link that the guest came by and returns to. Null for a signed-in guest. */
  payLink: string | null
  /** Address for the payer's receipt. Null if none was requested. */
  payerEmail: string | null
  /** True to pay this booking alone, and not its group. */
  alone: boolean
}

interface CheckoutPage {
  id: string
  url: string
}

/**
 * Opens the provider's page for a payment whose amount comes from the stored quote. A booking has at most one payable page: a
 * second click returns the same one, while another kind, method or amount closes it. Problems: not-found, not-ordered,
 * terms-changed, wrong-state, unavailable; invalid-fields or amounts-disagree for an impossible part; checkout-failed, after which
 * the place stays held and a retry opens a new page.
 */
export async function openCheckout(deps: Deps, request: CheckoutRequest): Promise<CheckoutPage> {
  const ids = (await paidTogether(deps, request)).map(({ booking }) => booking.id)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const started = await startAttempt(deps, ids, request)
    const page = started && (await openPage(deps, started, request))
    if (page) return page
    for (const id of ids) await closeOpenCheckouts(deps, id)
  }
  throw new Problem('checkout-failed')
}

interface StartedAttempt {
  record: BookingRecord
  attempt: CheckoutRow
}

/**
 * Saves the checkout before the provider is asked, so that its idempotency key survives a crash. Returns the live one if it matches
 * the request, as for a double click; null if a different one is live.
 */
async function startAttempt(
  deps: Deps,
  ids: readonly string[],
  request: CheckoutRequest,
): Promise<StartedAttempt | null> {
  const { by } = request
  const [started] = await changeTogether<StartedAttempt | null>(deps, { ids, by }, async (all, context) => {
    const [own, ...others] = all
    if (!own) return []
    return [await attemptFor(deps, context, [own, ...others], request), ...others.map(() => unchanged(null))]
  })
  return started ?? null
}

async function attemptFor(
  deps: Deps,
  { tx, now }: ChangeContext,
  all: readonly [BookingRecord, ...BookingRecord[]],
  request: CheckoutRequest,
): Promise<Outcome<StartedAttempt | null>> {
  const [record] = all
  const { id: bookingId, paymentType, method, payerEmail, payLink } = request
  const paid = all.filter((each, index) => index === 0 || isPayableNow(each, paymentType, now))
  const parts: PaymentPart[] = []
  for (const each of paid) {
    const { booking } = each
    const partCents = booking.id === bookingId ? request.partCents : null
    parts.push({ bookingId: booking.id, amountCents: amountToPayByCard(each, paymentType, partCents) })
    if (isHoldOver(booking, now)) throw wrongState('We no longer hold this place. Please book again.')
    requireOrder(deps, each)
    await assertNoMoveToChoose(tx, each)
  }
  const expiresAt = expiryOf(paid, now)
  const amountCents = sumCents(parts)
  const wanted = { paymentType, method, amountCents, byPayLink: payLink !== null, payerEmail }
  const lives = await Promise.all(all.map(({ booking }) => findLiveCheckout(tx, booking.id)))
  const live = lives.find((each) => each !== null)
  if (live) {
    const isSame =
      live.bookingId === bookingId &&
      keysOf(wanted).every((name) => live[name] === wanted[name]) &&
      isDeepStrictEqual(partsOf(live), parts)
    return unchanged(isSame && hasTimeLeft(live, expiresAt, now) ? { record, attempt: live } : null)
  }
  const attempt = {
    ...wanted,
    id: randomUUID(),
    providerId: null,
    url: null,
    bookingId,
    parts: parts.length > 1 ? parts : null,
    state: 'opening' as const,
    createdAt: now,
    expiresAt,
  }
  return {
    also: (write) => write.insert(checkoutSessions).values(attempt),
    result: { record, attempt },
  }
}

/** Returns the booking to pay, and unless it is paid alone those that its account pays for with it. Problem: not-found. */
async function paidTogether(deps: Deps, request: CheckoutRequest): Promise<BookingRecord[]> {
  const own = await readBooking(deps, request)
  // Part of a balance is that of the own booking.
  const isAlone = request.alone || request.partCents !== null || request.payLink !== null
  return isAlone ? [own] : bookedTogether(deps.db, own)
}

/** True if this kind of payment is open for another traveller of the group; otherwise only the others are paid. */
function isPayableNow(record: BookingRecord, paymentType: PaymentType, now: Date): boolean {
  return (
    !isHoldOver(record.booking, now) &&
    mayBePaidByCard(record, paymentType).ok &&
    priceOf(record, paymentType) > 0
  )
}

/** Returns when a page closes: never after the hold on a place that it pays for. */
function expiryOf(records: readonly BookingRecord[], now: Date): Date {
  const ends = records.flatMap(({ booking }) => booking.holdExpiresAt ?? [])
  return new Date(Math.min(hoursAfter(now, LIFETIME_HOURS).getTime(), ...ends.map((end) => end.getTime())))
}

/** True if an existing page has at least half of a new page's lifetime left, enough for the guest to pay. */
function hasTimeLeft(live: CheckoutRow, newExpiry: Date, now: Date): boolean {
  return live.expiresAt.getTime() - now.getTime() >= (newExpiry.getTime() - now.getTime()) / 2
}

/** Returns the page of a checkout. Null if it can no longer be paid and another checkout is needed. */
async function openPage(
  deps: Deps,
  started: StartedAttempt,
  request: CheckoutRequest,
): Promise<CheckoutPage | null> {
  const { providerId, url: known, bookingId } = started.attempt
  if (providerId !== null && known !== null) {
    const current = await askProvider(() => deps.gateway.fetchCheckout(providerId))
    return current?.status === 'open' ? { id: providerId, url: known } : null
  }
  const { id, url } = await createAtProvider(deps, started, request)
  const opened = await moveCheckout(deps.db, started.attempt, { providerId: id, url, state: 'open' })
  if (opened) return { id, url }
  // A second click with the same key was faster, or the checkout has been closed since.
  const live = await findLiveCheckout(deps.db, bookingId)
  if (live?.providerId === id) return { id, url }
  await askProvider(() => deps.gateway.closeCheckout(id))
  return null
}

async function createAtProvider(
  deps: Deps,
  { record, attempt }: StartedAttempt,
  request: CheckoutRequest,
): Promise<CheckoutPage> {
  const texts = {
    description: descriptionOf(record, attempt),
    note: holdNote(record, attempt.expiresAt),
    // The person with the pay link may not be the guest, so the guest's address is not shown.
    customerEmail: request.payLink === null ? record.booking.email : attempt.payerEmail,
    ...returnUrls(request),
  }
  try {
    const { id, url } = await deps.gateway.createCheckout({
      ...pick(attempt, ['bookingId', 'paymentType', 'method', 'amountCents', 'expiresAt']),
      ...texts,
      ...(record.retreat?.isTest && { isTest: true }),
      openedAt: attempt.createdAt,
      idempotencyKey: idempotencyKeyOf(attempt, texts),
    })
    if (url === null) throw new Error('the provider gave no url')
    return { id, url }
  } catch (cause) {
    // A provider repeats its answer to a key, even a failure, so the next attempt gets a new key. If a page was opened after all,
    // nobody knows its URL.
    await moveCheckout(deps.db, attempt, { state: 'closed' })
    throw new Problem('checkout-failed', {
      cause,
      ...(cause instanceof MethodNotOffered && notOffered(attempt.method)),
    })
  }
}

function notOffered(method: CheckoutMethod) {
  return { detail: `${methodTitle(method)} isn’t available at the moment. Please choose another way to pay.` }
}

type PageTexts = Pick<NewCheckout, 'description' | 'note' | 'customerEmail' | 'successUrl' | 'cancelUrl'>

/**
 * Returns the checkout's idempotency key for these texts, which may have changed since it began: a provider rejects a key with
 * different texts, or returns the page with the old ones. Only the stored page of a checkout is given out.
 */
function idempotencyKeyOf({ id }: CheckoutRow, texts: PageTexts): string {
  return `${id}-${createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 22)}`
}

/** Returns the URLs to which the provider sends the guest after paying or cancelling. */
function returnUrls({ id, origin, payLink, alone }: CheckoutRequest) {
  if (payLink !== null) {
    const page = `${origin}/pay/${payLink}`
    return {
      successUrl: `${page}/paid?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${page}?cancelled=true`,
    }
  }
  return {
    successUrl: `${origin}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${origin}/payment?leadId=${id}${alone ? '&alone=true' : ''}&cancelled=true`,
  }
}

function descriptionOf(record: BookingRecord, { paymentType, amountCents, parts }: CheckoutRow): string {
  const { booking, retreat } = record
  const isPart = paymentType === 'balance' && !parts && amountCents < balanceDueOf(record)
  const name = paymentName({ kind: paymentType, isPart })
  const packageTitle = PACKAGE_TITLES[booking.packageType ?? 'kiter']
  const what = parts ? `${parts.length} places` : packageTitle
  return [`${name}: ${what}`, retreat && labelOf(retreat)].filter(Boolean).join(', ')
}

/** Returns the note on the provider's page, if the page closes when the hold on the place ends. */
function holdNote({ booking }: BookingRecord, expiresAt: Date): string | null {
  if (booking.holdExpiresAt?.getTime() !== expiresAt.getTime()) return null
  return `We’re holding your place until ${formatGuestTime(expiresAt, { named: booking.timeZone })}. This page closes then.`
}
