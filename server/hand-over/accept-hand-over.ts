import type { SiteContent } from '#content/site-content.ts'
import { banjulDay } from '#domain/base/dates.ts'
import { eurosFromCents, sumCents } from '#domain/base/money.ts'
import { pick, recordOf } from '#domain/base/typed-records.ts'
import { STORED_FIELDS, type Diet } from '#domain/booking-form/booking-fields.ts'
import { bookingFormSchema } from '#domain/booking-form/booking-form.ts'
import { fullName } from '#domain/booking-form/person-name.ts'
import { GUEST } from '#domain/booking/history.ts'
import { isUnpaidHold } from '#domain/booking/holds.ts'
import type { User } from '#domain/contract/api-contract.ts'
import { SHOWN_BY_HAND_OVER, type HandOverView, type Traveller } from '#domain/contract/hand-over-calls.ts'
import type { OrderTerms } from '#domain/contract/order-calls.ts'
import { checked, Problem, wrongState } from '#domain/contract/problem.ts'
import type { AnnouncedChange } from '#domain/date-change/announced-change.ts'
import { isRefundToPay } from '#domain/payment/ledger.ts'
import { isBooked } from '#domain/place/booking-status.ts'
import { hasStarted, labelOf } from '#domain/retreat/retreats.ts'
import { assertOldEnough, formColumns } from '#server/booking/booking-form.ts'
import { placeGoneMail, travellerGoneMails } from '#server/booking/group/mail-travellers.ts'
import { assertHoldLimits } from '#server/booking/limit-holds.ts'
import { changeBooking, unchanged, type Outcome } from '#server/change/change-booking.ts'
import { mailOf } from '#server/change/mails.ts'
import type { ChangeContext } from '#server/change/under-locks.ts'
import { holdUntilLastDay } from '#server/date-change/announce-change.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { offeredBy } from '#server/mail/row-facts.ts'
import { writeBeforeEnd } from '#server/mail/waiting-mails.ts'
import { contractOf } from '#server/order/order-contract.ts'
import { newOrder } from '#server/order/order-record.ts'
import { presentOrderTerms } from '#server/order/present-order.ts'
import { closeOpenCheckouts } from '#server/payment/close-open-checkouts.ts'
import { loadBooking, type BookingRecord } from '#server/store/booking-record.ts'
import { clearGuestForHandOver } from '#server/store/columns/remove-data.ts'
import {
  columnsWhenNotified,
  lockChangeOfBooking,
  openChangesOf,
  type AskedChange,
} from '#server/store/date-change-record.ts'
import {
  afterHandOver,
  endedHandOver,
  findByHandOverToken,
  isOpenHandOver,
  lockHandOver,
  type HandOverRow,
} from '#server/store/hand-over-record.ts'
import { forReader } from '#server/store/mail-reader.ts'
import { presentOpenBooking } from '#server/store/present-booking.ts'
import { presentAnnounced } from '#server/store/present-date-change.ts'
import { rememberOrigin, type Holder } from '#server/store/unclaimed-holds.ts'
import { accountOfOutgoingGuest, mailsToOutgoingGuest, paymentsOfOutgoingGuest } from './outgoing-guest.ts'

interface AcceptedHandOver {
  record: BookingRecord
  /** True if the new guest is emailed. */
  mailed: boolean
}

/** Returns what the holder of a hand-over link sees. Problem: not-found if the link has expired or the booking holds no place. */
export async function readHandOverLink(deps: Deps, token: string): Promise<HandOverView> {
  const { handOver, record } = await readOffered(deps, token)
  const handedOver = afterHandOver(record, handOver, deps.clock.now())
  return {
    ...pick(presentOpenBooking(handedOver), SHOWN_BY_HAND_OVER),
    amountRefunding: eurosFromCents(sumCents(record.payments.filter(isRefundToPay))),
    announcedChanges: await announcedTo(deps.db, record, deps.clock.now()),
    ...(await offeredBy(deps.db, record)),
    name: handOver.toName ?? '',
    acceptBy: handOver.acceptBy,
    cost: eurosFromCents(deps.site().prices.handOverCents),
  }
}

/** Returns the order that a new guest with this diet would take over. Problem: not-found. */
export async function readHandOverTerms(
  deps: Deps,
  { token, diet }: { token: string; diet: Diet },
): Promise<OrderTerms> {
  const { handOver, record } = await readOffered(deps, token)
  const handedOver = afterHandOver(record, handOver, deps.clock.now())
  const announced = await announcedTo(deps.db, record, deps.clock.now())
  const booking = { ...handedOver.booking, selectedDiet: diet }
  return presentOrderTerms(deps, { ...handedOver, booking }, announced)
}

async function readOffered(
  deps: Deps,
  token: string,
): Promise<{ handOver: HandOverRow; record: BookingRecord }> {
  const handOver = await findByHandOverToken(deps, deps.db, token)
  const record = handOver && (await loadBooking(deps.db, handOver.bookingId))
  if (handOver && record && isAcceptable(handOver, record, deps.clock.now())) return { handOver, record }
  throw new Problem('not-found')
}

async function announcedTo(
  db: Database | Transaction,
  record: BookingRecord,
  now: Date,
): Promise<AnnouncedChange[]> {
  return presentAnnounced(record, await openChangesOf(db, record), now)
}

/**
 * Hands the place over to the signed-in account in one transaction: ordered with obligation to pay in the version read, with the
 * new guest's details replacing the previous guest's; place, price, ledger and documents stay. Of two concurrent requests one
 * succeeds, and repeating an accepted one returns the same result. Problems: not-found, invalid-fields, wrong-state, terms-changed,
 * too-many-holds, too-many-requests (decisions 0055, 0170).
 */
export async function acceptHandOver(
  deps: Deps,
  {
    token,
    holder,
    traveller,
    termsVersion,
  }: { token: string; holder: Holder & { user: User }; traveller: Traveller; termsVersion: string },
): Promise<AcceptedHandOver> {
  const { user } = holder
  const found = await findByHandOverToken(deps, deps.db, token)
  const known = found && (await loadBooking(deps.db, found.bookingId))
  if (!found || !known) throw new Problem('not-found')
  if (found.state === 'accepted' && known.booking.userId === user.id) return { record: known, mailed: false }
  assertAcceptable(found, known, { now: deps.clock.now(), user })
  formOfTraveller(deps.site(), known, traveller)
  // A payment on the outgoing guest's open checkout would belong to nobody.
  await closeOpenCheckouts(deps, known.booking.id)
  const taken = { id: found.bookingId, by: GUEST, lockFirst: 'counts' as const }
  return changeBooking<AcceptedHandOver>(deps, taken, async (before, context) => {
    const { tx, now } = context
    const handOver = await lockHandOver(tx, found.id)
    if (!handOver) throw new Problem('not-found')
    if (handOver.state === 'accepted' && before.booking.userId === user.id)
      return unchanged({ record: before, mailed: false })
    assertAcceptable(handOver, before, { now, user })
    const form = formOfTraveller(deps.site(), before, traveller)
    const { timeZone = null } = traveller
    // A hold without received money counts for the incoming guest like a booking of their own.
    const isHold = isUnpaidHold({ status: before.booking.status, ledger: before.payments })
    if (isHold) {
      await assertHoldLimits(tx, deps, holder, { email: form.email, bookingId: before.booking.id })
    }
    return {
      also: async (write) => {
        if (isHold) await rememberOrigin(write, before.booking.id, holder)
        await writeBeforeEnd(write, deps, before.booking.id)
        await clearGuestForHandOver(write, before.booking.id)
      },
      payments: { set: paymentsOfOutgoingGuest(before, handOver.id) },
      next: ({ record: cleared }) => ({
        event: { type: 'claim' },
        columns: {
          ...formColumns(deps, cleared, form, { timeZone }),
          userId: user.id,
          // The incoming guest was not booked with the others.
          groupId: null,
          groupNumber: null,
          bookedByOther: false,
          timeZone,
          handedOverAt: now,
          previousPayer: afterHandOver(before, handOver, now).booking.previousPayer,
        },
        next: ({ record: handedOver }) =>
          orderHandedOver(deps, context, { before, handedOver, handOver, termsVersion }),
      }),
    }
  })
}

/** Orders the booking for its new guest, in the version read, and tells everybody. Problem: terms-changed. */
async function orderHandedOver(
  deps: Deps,
  context: ChangeContext,
  {
    before,
    handedOver,
    handOver,
    termsVersion,
  }: { before: BookingRecord; handedOver: BookingRecord; handOver: HandOverRow; termsVersion: string },
): Promise<Outcome<AcceptedHandOver>> {
  const { tx, now } = context
  const announced = await announcedTo(tx, before, now)
  const contract = contractOf(deps, handedOver, announced)
  if (contract.version !== termsVersion) {
    throw new Problem('terms-changed', {
      detail:
        'Prices or terms changed while you were reading. Nothing has been taken over: please check your order again.',
    })
  }
  const { order, ...ordered } = newOrder(deps, handedOver, contract, 'guest')
  const reader = await forReader(tx, before)
  const from = {
    fromUserId: before.booking.userId,
    fromName: fullName(before.booking),
    fromEmail: reader.booking.email,
    bookerName: reader.readBy ? fullName(reader.readBy) : null,
    ...accountOfOutgoingGuest(deps, before, handOver.id),
  }
  return {
    ...ordered,
    handOvers: [endedHandOver(handOver, { state: 'accepted', ...from }, now)],
    history: [{ what: 'Place passed on' }],
    mails: async ({ record: after }) => [
      mailOf('hand-over-welcome', { handOver, orders: [order] }),
      ...(await mailsToOutgoingGuest(tx, deps, before, { after, handOver })),
      mailOf('operator-hand-over', { handOver }),
      ...(await placeGoneMail(tx, before, 'passed-on')),
      ...(await travellerGoneMails(tx, before, [], 'passed-on')),
    ],
    next: async ({ record, mailed }) =>
      askAboutChanges(context, record, await openChangesOf(tx, record), mailed === true),
  }
}

/** Asks the incoming guest about open date changes, with a full answer period of their own, one after the other. */
async function askAboutChanges(
  context: ChangeContext,
  record: BookingRecord,
  [first, ...others]: readonly AskedChange[],
  mailed: boolean,
): Promise<Outcome<AcceptedHandOver>> {
  if (!first) return unchanged({ record, mailed })
  const { tx, now } = context
  const which = { changeId: first.change.id, bookingId: record.booking.id }
  const asked = await lockChangeOfBooking(tx, which)
  if (asked?.choice.state !== 'asked' || asked.change.takenBackAt !== null)
    return askAboutChanges(context, record, others, mailed)
  const choice = { ...asked.choice, ...columnsWhenNotified(record, asked, now), remindedAt: null }
  const again = { change: asked.change, choice }
  return {
    choices: [choice],
    ...holdUntilLastDay(record, again),
    mails: [mailOf('date-change', { asked: again, news: 'asked' })],
    next: (done) => askAboutChanges(context, done.record, others, mailed),
  }
}

function assertAcceptable(
  handOver: HandOverRow,
  record: BookingRecord,
  { now, user }: { now: Date; user: User },
): void {
  if (!isAcceptable(handOver, record, now)) throw new Problem('not-found')
  if (record.booking.userId === user.id) {
    throw wrongState(
      'This is your own booking. The person coming instead has to sign in with their own account.',
    )
  }
}

/** True if the link is valid and its booking holds a place on a retreat that has not begun. */
function isAcceptable(handOver: HandOverRow, { booking, retreat }: BookingRecord, now: Date): boolean {
  if (!isOpenHandOver(handOver, now) || !isBooked(booking, now) || !retreat) return false
  return !hasStarted(retreat, banjulDay(now))
}

/** Returns the booking's new form: what was booked, and only the sent details of the guest. Problem: invalid-fields. */
function formOfTraveller(site: SiteContent, { booking, retreat }: BookingRecord, traveller: Traveller) {
  const { timeZone: _, ...sent } = traveller
  const form = checked(bookingFormSchema, {
    ...recordOf(STORED_FIELDS, () => ''),
    ...sent,
    packageType: booking.packageType,
    selectedRoom: booking.selectedRoom,
    selectedDate: retreat && labelOf(retreat),
  })
  assertOldEnough(site, form)
  return form
}
