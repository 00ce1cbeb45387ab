import { and, desc, eq, notInArray } from 'drizzle-orm'
import { banjulDay, type CalendarDay } from '#domain/base/dates.ts'
import { eurosFromCents, sumCents } from '#domain/base/money.ts'
import { SEALED_FIELDS } from '#domain/booking-form/booking-fields.ts'
import { fullName } from '#domain/booking-form/person-name.ts'
import { openDetails, travellerNames } from '#domain/booking/traveller.ts'
import type { GuestGroup } from '#domain/contract/admin-booking-shapes.ts'
import type { GuestPage } from '#domain/contract/api-contract.ts'
import { Problem } from '#domain/contract/problem.ts'
import { coveredCents, settledCents } from '#domain/payment/ledger.ts'
import { heldCents } from '#domain/payment/refundable.ts'
import { planUndo } from '#domain/payment/undo-entry.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { refundMethodOf, refundShares } from '#domain/refund/refund-shares.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import { presentNote, readNotes } from '#server/booking/for-operator/notes.ts'
import { presentContact } from '#server/contact/list-contacts.ts'
import type { Database } from '#server/db/connect.ts'
import { contacts, mails } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { loadDocuments, presentDocument } from '#server/document/document-record.ts'
import type { MailDeps } from '#server/mail/queue-mail.ts'
import { templatesWhere } from '#server/mail/templates.ts'
import { presentOrder } from '#server/order/booking-orders.ts'
import { loadOrders } from '#server/order/order-record.ts'
import { presentMail } from '#server/outbox/list-outbox.ts'
import { bookingLedger } from '#server/payment/ledger-line.ts'
import { payLinkOf } from '#server/payment/pay-link.ts'
import { splitsOfGroup } from '#server/payment/record-payment.ts'
import { ownMessages, personOfBooking } from '#server/privacy/person.ts'
import { payeesInGroup } from '#server/refund/payees-in-group.ts'
import { sortForRefund } from '#server/refund/refund-guest.ts'
import {
  depositOf,
  netReceivedCents,
  totalOf,
  writtenOffOf,
  balanceDueOf,
  dueDayOf,
} from '#server/store/booking-money.ts'
import { loadBooking, type BookingRecord } from '#server/store/booking-record.ts'
import { listComplaints, presentForAdmin } from '#server/store/complaint-record.ts'
import { loadGroup } from '#server/store/group-record.ts'
import {
  listHandOvers,
  payerOfHandOver,
  presentHandOver,
  type HandOverRow,
} from '#server/store/hand-over-record.ts'
import { travellerToken } from '#server/store/link-token.ts'
import { presentLockedBooking } from '#server/store/present-booking.ts'
import { readHistory } from '#server/store/record-history.ts'
import { loadPaidWith, partOf } from './joint-payment.ts'
import { mailsGoTo } from './mails-go-to.ts'

/** More mails than any guest gets, so that an endless list does not break the page. */
const MOST_MAILS = 200

/**
 * Returns everything about a booking for the operator on one page, except its emergency contact and health notes
 * (server/booking/for-operator/notes.ts). Problem: not-found.
 */
export async function readGuestPage(
  deps: Pick<Deps, 'clock' | 'db' | 'env' | 'log' | 'site'>,
  bookingId: string,
): Promise<GuestPage> {
  const { db } = deps
  const now = deps.clock.now()
  const record = await loadBooking(db, bookingId)
  if (!record) throw new Problem('not-found')
  const [
    payments,
    documents,
    orders,
    written,
    messages,
    complaints,
    handOvers,
    notes,
    history,
    group,
    paidWith,
    payeeOf,
  ] = await Promise.all([
    bookingLedger(deps, bookingId),
    loadDocuments(db, bookingId),
    loadOrders(db, bookingId),
    mailsTo(deps, bookingId),
    messagesOf(deps, bookingId),
    listComplaints(db, { bookingId }).then((rows) => presentForAdmin(db, rows)),
    listHandOvers(db, bookingId),
    readNotes(db, bookingId),
    readHistory(db, { bookingId }),
    record.booking.groupId === null ? [] : loadGroup(db, record.booking.groupId),
    loadPaidWith(db, record),
    payeesInGroup(db, record),
  ])
  return {
    lead: presentLockedBooking(record),
    sealed: SEALED_FIELDS.filter((name) => record.booking[name] !== null),
    retreatId: record.booking.retreatId,
    mailsGoTo: await mailsGoTo(db, record),
    payLink: payLinkOf(deps, record),
    group: presentGroup(deps, record, group),
    payments: payments.map((line) => ({
      ...line,
      undo: lateUndoOf(record, line.id, now),
      partOf: partOf(record, paidWith, line.id),
    })),
    money: presentMoney(record, { handOvers, payeeOf, today: banjulDay(now) }),
    documents: documents.map((document) => ({
      ...presentDocument(document),
      issuedAt: document.issuedAt.toISOString(),
      paymentId: document.paymentId,
    })),
    orders: orders.map(presentOrder),
    mails: written,
    messages,
    complaints,
    handOvers: handOvers.map(presentHandOver),
    notes: notes.map(presentNote),
    history,
  }
}

/** Returns how the operator can undo a line once its seconds without a trace are over; null if not at all, or not yet. */
function lateUndoOf({ payments }: BookingRecord, id: string, now: Date) {
  const row = payments.find((each) => each.id === id)
  const how = row && planUndo(payments, row, now).how
  return how === 'reverse' || how === 'not_paid_out' ? how : null
}

function presentWriteOff(record: BookingRecord): GuestPage['money']['writtenOff'] {
  const { writtenOffAt, writeOffReason } = record.booking
  const cents = writtenOffOf(record)
  if (!writtenOffAt || cents === 0) return null
  return { amount: eurosFromCents(cents), at: writtenOffAt.toISOString(), reason: writeOffReason ?? '' }
}

function presentMoney(
  record: BookingRecord,
  {
    handOvers,
    payeeOf,
    today,
  }: {
    handOvers: readonly HandOverRow[]
    payeeOf: Awaited<ReturnType<typeof payeesInGroup>>
    today: CalendarDay
  },
): GuestPage['money'] {
  const { retreat, payments } = record
  const refundable = heldCents(payments)
  return {
    covered: eurosFromCents(coveredCents(payments)),
    paid: eurosFromCents(netReceivedCents(payments)),
    deposit: eurosFromCents(depositOf(record)),
    total: eurosFromCents(totalOf(record)),
    refundable: eurosFromCents(refundable),
    refundSources: refundShares(sortForRefund(record), refundable).map(({ source, amountCents }) => ({
      paymentId: source.id,
      refundable: eurosFromCents(amountCents),
      method: refundMethodOf(source),
      previousGuest:
        source.payerHandOverId === null
          ? null
          : (payerOfHandOver(handOvers.find(({ id }) => id === source.payerHandOverId)) ??
            'the previous guest'),
      payee:
        source.payerHandOverId === null ? (payeeOf?.(source.paidBy, refundMethodOf(source)) ?? null) : null,
    })),
    isOver: retreat !== null && retreat.endsOn < today,
    writtenOff: presentWriteOff(record),
  }
}

const TO_OPERATOR = templatesWhere(({ to }) => to === 'operator')

/** Returns the mails about a booking. Those to the operator are left out, because the page shows their contents anyway. */
async function mailsTo(deps: MailDeps & { db: Database }, bookingId: string): Promise<GuestPage['mails']> {
  const rows = await deps.db
    .select()
    .from(mails)
    .where(and(eq(mails.bookingId, bookingId), notInArray(mails.template, TO_OPERATOR)))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(MOST_MAILS)
  return Promise.all(
    rows.map(async (row) => {
      const { html: _, ...mail } = await presentMail(deps, row)
      return mail
    }),
  )
}

async function messagesOf(
  deps: Pick<Deps, 'db' | 'site'>,
  bookingId: string,
): Promise<GuestPage['messages']> {
  const { db } = deps
  const person = await personOfBooking(db, bookingId)
  if (!person) return []
  const rows = await db
    .select()
    .from(contacts)
    .where(ownMessages(person))
    .orderBy(desc(contacts.createdAt), desc(contacts.id))
  return rows.map((row) => presentContact(deps, row))
}

/** Returns the day by which all of these owe; null if they owe on different days, because the sum is due on none of them. */
function dueDayOfAll(owing: readonly BookingRecord[]): CalendarDay | null {
  const days = new Set(owing.map((record) => dueDayOf(record)))
  const [day = null] = days
  return days.size === 1 ? day : null
}

/** Returns what is open of the deposits of places that are only held, and until when the first of them is; null if none is. */
function openDeposits(owing: readonly BookingRecord[]): GuestGroup['deposits'] {
  const held = owing.flatMap((record) => {
    const until = record.booking.holdExpiresAt
    // A transfer on its way holds the place.
    const amountCents = depositOf(record) - settledCents(record.payments)
    return until !== null && amountCents > 0 ? [{ until, amountCents }] : []
  })
  const [first] = held.toSorted((one, other) => one.until.getTime() - other.until.getTime())
  if (!first) return null
  return { amount: eurosFromCents(sumCents(held)), places: held.length, until: first.until.toISOString() }
}

/** Returns a guest's group for the operator, of all bookings that were made together. Null once fewer than two of them have a place. */
function presentGroup(
  deps: Pick<Deps, 'env'>,
  own: BookingRecord,
  all: readonly BookingRecord[],
): GuestGroup | null {
  const staying = all.filter(({ booking }) => holdsPlace(booking.status))
  if (staying.length < 2) return null
  const shown = all.filter(({ booking }) => holdsPlace(booking.status) || booking.id === own.booking.id)
  const called = travellerNames(shown.map(({ booking }) => booking))
  const roommate = shown.findIndex(
    ({ booking: { id, roomShare } }) =>
      id !== own.booking.id && roomShare !== null && roomShare === own.booking.roomShare,
  )
  const owing = shown.filter((record) => balanceDueOf(record) > 0)
  return {
    leftToPay: eurosFromCents(sumCents(owing.map((record) => ({ amountCents: balanceDueOf(record) })))),
    dueOn: dueDayOfAll(owing),
    deposits: openDeposits(owing),
    payable: splitsOfGroup(staying).map((split) =>
      eurosFromCents(split.reduce((sum, cents) => sum + cents, 0)),
    ),
    roommate: called[roommate] ?? null,
    travellers: shown.map((record, index) => ({
      leadId: record.booking.id,
      name: fullName(record.booking),
      called: called[index] ?? '',
      isBooker: record.booking.groupNumber === 1,
      status: record.booking.status,
      packageType: record.booking.packageType,
      retreatDate: record.retreat && labelOf(record.retreat),
      leftToPay: eurosFromCents(balanceDueOf(record)),
      open: openDetails(record.booking),
      link: record.booking.bookedByOther
        ? `${deps.env.baseUrl}/traveller/${travellerToken(deps, record.booking)}`
        : null,
    })),
  }
}
