import { eq } from 'drizzle-orm'
import { mayEdit, mayMove } from '#domain/allowed-actions.ts'
import { bookingFormSchema, type BookingEdit, type BookingForm } from '#domain/booking-form.ts'
import { cancellationRule, overpaymentRefundCents } from '#domain/cancellation.ts'
import { banjulDay } from '#domain/dates.ts'
import { editedNotes } from '#domain/health-consent.ts'
import { isUnpaidHold } from '#domain/holds.ts'
import { coveredCents } from '#domain/ledger.ts'
import type { Cents } from '#domain/money.ts'
import { lowerQuote, quoteFor, roomSupplementCents, type PriceList, type Quote } from '#domain/pricing.ts'
import { Problem } from '#domain/problem.ts'
import { allRefundableCents } from '#domain/refundable.ts'
import { hasStarted, isPublished } from '#domain/retreats.ts'
import { TRAVEL_FIELDS } from '#domain/travel.ts'
import { recordOf } from '#domain/typed-records.ts'
import type { Transaction } from '#server/db/connect.ts'
import { users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { issueDocuments } from '#server/documents/issue-documents.ts'
import { queueChangeMail } from '#server/mail/queue-change-mail.ts'
import { closeOpenCheckouts } from '#server/payments/close-open-checkouts.ts'
import { openRefunds } from '#server/payments/open-refunds.ts'
import { payOutRefunds } from '#server/payments/pay-out-refunds.ts'
import { quoteColumns, storedForm } from '#server/store/booking-columns.ts'
import { moneyOf, quoteOf } from '#server/store/booking-money.ts'
import {
  loadBookingFor,
  lockBooking,
  reloadBooking,
  type Requester,
  type BookingRecord,
  type RetreatRow,
} from '#server/store/booking-record.ts'
import { consents } from '#server/store/health-consent.ts'
import { assertBookable, findRetreat, lockPlaces, takePlace } from '#server/store/places.ts'
import { saveTransition } from '#server/store/save-transition.ts'
import { formColumns } from './form-columns.ts'
import { assertRoomForAddress } from './limit-holds.ts'

/**
 * Changes a booking that holds a place. Another date or package takes the new place and frees the old one in one
 * transaction, or changes nothing at all. The tier stays frozen; another room or date prices the rest anew, and what was
 * paid too much goes back by the cancellation terms. Problems: not-found, invalid-fields, wrong-state, retreat-full,
 * retreat-started, retreat-not-on-sale, too-many-holds.
 */
export async function editBooking(
  deps: Deps,
  input: {
    bookingId: string
    edit: BookingEdit
    /** The retreat that the edit names: null where there is none, undefined where it names none. */
    retreatId: string | null | undefined
    by: Requester
  },
): Promise<BookingRecord> {
  const before = await loadBookingFor(deps.db, input.bookingId, input.by)
  if (!before) throw new Problem('not-found')
  // Refuses what would not be a whole form before any card page is closed for it.
  mergedForm(deps, before, input.edit)
  const retreatId = input.retreatId === undefined ? before.booking.retreatId : input.retreatId
  const offered = retreatId && (await findRetreat(deps.db, retreatId))
  if (!offered) throw noSuchDate()
  // A card page that is still open would charge the old price.
  await closeOpenCheckouts(deps, before.booking.id)
  const after = await deps.db.transaction(async (tx) => {
    const retreat = await lockPlaces(tx, offered.id)
    if (!retreat || !isPublished(retreat)) throw noSuchDate()
    const record = await lockBooking(tx, input.bookingId)
    if (!record || !isOf(input.by, record)) throw new Problem('not-found')
    const edited = mergedForm(deps, record, input.edit)
    if (input.by !== 'admin') await assertRoomAt(tx, deps, record, edited.email, input.by.userId)
    return change(tx, deps, record, edited, retreat)
  })
  await payOutRefunds(deps)
  return after
}

function noSuchDate(): Problem {
  return new Problem('invalid-fields', {
    errors: [{ field: 'selectedDate', message: 'Choose one of the dates on offer' }],
  })
}

function isOf(by: Requester, { booking }: BookingRecord): boolean {
  return by === 'admin' || booking.userId === by.userId
}

const NO_FLIGHTS = recordOf(
  TRAVEL_FIELDS.filter((field) => field !== 'travelNote'),
  () => null,
)

/** An unpaid booking is one more for the address that it gets. */
async function assertRoomAt(
  tx: Transaction,
  deps: Deps,
  { booking, payments }: BookingRecord,
  email: string,
  userId: string,
): Promise<void> {
  if (email === booking.email || !isUnpaidHold({ status: booking.status, ledger: payments })) return
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
  await assertRoomForAddress(tx, deps, user?.email ?? null, { email, leadId: booking.id })
}

async function change(
  tx: Transaction,
  deps: Deps,
  record: BookingRecord,
  form: BookingForm,
  retreat: RetreatRow,
): Promise<BookingRecord> {
  const now = deps.clock.now()
  const { booking } = record
  const moved = booking.retreatId !== retreat.id
  if (moved) assertMovable(record, retreat, now)
  const allowed = mayEdit(booking)
  if (!allowed.ok) throw new Problem('wrong-state', { detail: allowed.reason })
  const quote = repriced(record, form, retreat, deps.prices)
  const samePlace = !moved && booking.packageType === form.packageType
  await saveTransition(
    tx,
    record,
    { type: 'edit' },
    {
      now,
      retreat,
      ...(!samePlace && { placeNumber: await takePlace(tx, retreat, form.packageType) }),
      fields: {
        ...formColumns(deps, record, form),
        ...(quote && quoteColumns(quote)),
        // Flights to other dates: the guest is asked anew.
        ...(moved && NO_FLIGHTS),
      },
    },
  )
  const overpaidCents = quote ? coveredCents(record.payments) - quote.totalCents : 0
  const overpaid = Math.min(
    overpaidRefund(record, overpaidCents, now),
    // A goodwill may have gone back of it already, and a bank may hold it in a dispute.
    allRefundableCents(record.payments),
  )
  await openRefunds(tx, deps, record, overpaid, 'booking_changed')
  const documents = await issueDocuments(tx, deps, booking.id)
  const after = await reloadBooking(tx, booking.id)
  await queueChangeMail(tx, deps, { before: record, after, documents })
  return after
}

function assertMovable(record: BookingRecord, to: RetreatRow, now: Date): void {
  assertBookable(to, now)
  if (!record.retreat) return
  const { paymentStatus } = moneyOf(record)
  const allowed = mayMove({ paymentStatus, startsOn: record.retreat.startsOn }, now)
  if (!allowed.ok) throw new Problem('wrong-state', { detail: allowed.reason })
}

/** What was agreed on stays: only another room, and the day the balance is due, are priced anew. */
function repriced(
  record: BookingRecord,
  form: BookingForm,
  retreat: RetreatRow,
  prices: PriceList,
): Quote | null {
  const frozen = quoteOf(record.booking)
  if (!frozen || !record.booking.submittedAt) return null
  const quote = quoteFor({
    tier: frozen.tier,
    basePriceCents: frozen.basePriceCents,
    roomSupplementCents:
      record.booking.selectedRoom === form.selectedRoom
        ? frozen.roomSupplementCents
        : roomSupplementCents(form.selectedRoom, prices),
    foundingMember: frozen.discountCents > 0,
    startsOn: retreat.startsOn,
    submittedAt: record.booking.submittedAt,
  })
  // What the operator has let go of the price stays so.
  return lowerQuote(quote, frozen.loweredCents)
}

/** What goes back of an amount paid too much: the share that cancelling would give back of it now. */
function overpaidRefund(record: BookingRecord, overpaidCents: Cents, now: Date): Cents {
  const { submittedAt } = record.booking
  if (overpaidCents <= 0 || !submittedAt || !record.retreat) return 0
  // No more than by cancelling, which is over by then.
  if (hasStarted(record.retreat, banjulDay(now))) return 0
  const rule = cancellationRule({ submittedAt, startsOn: record.retreat.startsOn, now })
  return overpaymentRefundCents(rule, overpaidCents)
}

/**
 * The booking's form as it will be: what is stored, with the edited fields put over it, checked as a whole. Its consent is
 * what this edit says of it; notes that the edit does not write need none.
 */
function mergedForm(
  { dataKeys }: Pick<Deps, 'dataKeys'>,
  record: BookingRecord,
  edit: BookingEdit,
): BookingForm {
  const stored = storedForm(dataKeys, record)
  const kept = { notes: stored.healthConditions, consents: consents(record.booking) }
  const { notes, lacksConsent } = editedNotes(kept, edit)
  const edited = Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined))
  const whole = { ...stored, ...edited, healthConditions: notes, healthConsent: !lacksConsent }
  const result = bookingFormSchema.safeParse(whole)
  if (result.success) return { ...result.data, healthConsent: edit.healthConsent }
  throw new Problem('invalid-fields', {
    errors: result.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message })),
  })
}
