import { and, eq, inArray } from 'drizzle-orm'
import type { Actor } from '#domain/booking/history.ts'
import { Problem, wrongState } from '#domain/contract/problem.ts'
import { receivedCents } from '#domain/payment/ledger.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { cancellationRule } from '#domain/refund/cancellation.ts'
import { openTransferRefunds } from '#domain/refund/refund-account.ts'
import { changeLockedBooking } from '#server/change/change-booking.ts'
import { underLocks, type ChangeContext } from '#server/change/under-locks.ts'
import type { Transaction } from '#server/db/connect.ts'
import { bookings, contacts, seasonAlerts, waitingEntries } from '#server/db/schema.ts'
import { users, verifications } from '#server/db/tables/account-tables.ts'
import type { Deps } from '#server/deps.ts'
import { greetingName } from '#server/mail/mailed-booking.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { deleteContactMails, removeMailsTo, removeMailsWhere } from '#server/mail/remove-texts.ts'
import { findLiveCheckout } from '#server/payment/checkout-record.ts'
import { closeOpenCheckouts } from '#server/payment/close-open-checkouts.ts'
import { bookedRetreatOf, moneyOf } from '#server/store/booking-money.ts'
import { loadBookings, type BookingRecord, type PaymentRow } from '#server/store/booking-record.ts'
import {
  deleteBookings,
  forgetOutgoingGuest,
  forgetPayments,
  removePersonalFields,
} from '#server/store/columns/remove-data.ts'
import { listHandOversFrom } from '#server/store/hand-over-record.ts'
import { recordHistory } from '#server/store/record-history.ts'
import { mailsAbout, tenuresOf } from './booking-tenures.ts'
import {
  assertTravellersReachable,
  assertNoPaidRetreat,
  assertNothingOwed,
  keptAfterErasure,
  type OwnTenure,
} from './kept-after-erasure.ts'
import {
  erasableBookings,
  erasableMessages,
  ownSeasonAlerts,
  ownWaitingEntries,
  type Person,
} from './person.ts'

const ATTEMPTS = 5

/** What is kept, and whether the email about it is sent. */
interface Erased {
  kept: string[]
  mailed: boolean
}

/**
 * Erases a person: account, sessions, drafts, messages, health and emergency data, and the texts and addresses of mails. Unpaid bookings
 * are deleted and their places released; of paid ones the books keep tenure, price, ledger, documents and the name on them. Runs in one
 * transaction while none of their card pages can be paid. Name and account tenure until an open refund by transfer was sent. Returns a
 * sentence for each thing that is kept, also sent in a last mail. Problems: future-booking, money-open, not-found; wrong-state and
 * unavailable while a card page cannot be closed.
 */
export async function erasePerson(deps: Deps, person: Person, by: Actor): Promise<Erased> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    // A page that turns out to be paid makes the booking a paid one, which is not erased.
    const erasable = await erasableIds(deps, person)
    for (const id of erasable) await closeOpenCheckouts(deps, id)
    const handedOver = await listHandOversFrom(deps.db, person.account?.id ?? null)
    const ids = [...erasable, ...handedOver.map(({ bookingId }) => bookingId)]
    const erased = await underLocks(deps, { by, ids }, (context, locked) =>
      erase(deps, context, person, locked),
    )
    if (erased) return erased
  }
  throw wrongState('Something is being booked or paid at this moment. Please try again.')
}

async function erasableIds(deps: Deps, person: Person): Promise<string[]> {
  const records = await deps.db.transaction((tx) => loadBookings(tx, erasableBookings(tx, person)))
  if (person.account) {
    const isTheirs = and(eq(bookings.userId, person.account.id), eq(bookings.bookedByOther, true))
    assertTravellersReachable(await loadBookings(deps.db, isTheirs), deps.clock.now())
  }
  // Checked first, so that a refused erasure leaves the card pages open.
  assertNoPaidRetreat(records, deps.clock.now())
  return records.map(({ booking }) => booking.id)
}

/** Returns null if something changed meanwhile and the erasure has to start again. */
async function erase(
  deps: Deps,
  context: ChangeContext,
  person: Person,
  locked: readonly BookingRecord[],
): Promise<Erased | null> {
  const { tx, now, by } = context
  const found = await lockAccount(tx, person, locked)
  if (!found) return null
  const { records, own } = found
  for (const { booking } of records) if (await findLiveCheckout(tx, booking.id)) return null
  assertNoPaidRetreat(records, now)
  assertNothingOwed(own, now)

  const tenures = own.map(({ tenure }) => tenure)
  const kept = await keptAfterErasure(tx, own)
  const withLedger = records.filter(({ payments }) => payments.length > 0)
  await removeMailsWhere(tx, mailsAbout(tenures))
  await removeMailsTo(tx, person.address)
  await deleteBookings(tx, idsOf(records.filter(({ payments }) => payments.length === 0)))
  for (const { tenure, record, ledger } of own) {
    if (ledger.length > 0) await forgetPayments(tx, ledger)
    const { handOverId } = tenure.payee
    if (handOverId !== null) await forgetOutgoingGuest(tx, handOverId, { isOwed: isOwed(ledger) })
    else if (record.payments.length > 0) await strip(context, record, ledger)
  }
  const erased = { at: now, by, what: 'Guest’s data erased' }
  await recordHistory(tx, ...idsOf(withLedger).map((bookingId) => ({ ...erased, bookingId })))
  await eraseMessages(tx, person)
  if (person.account) {
    await tx.delete(verifications).where(eq(verifications.value, person.account.id))
    // Deletes sessions, sign-ins and complaints too, and leaves the kept bookings without an account.
    await tx.delete(users).where(eq(users.id, person.account.id))
  }
  return { kept, mailed: await confirm(tx, deps, { person, records, kept }) }
}

/**
 * Locks the account after the bookings, as everywhere, so that nothing can be added to it. Returns what to erase, or null if there is more
 * than before. Problem: not-found.
 */
async function lockAccount(
  tx: Transaction,
  person: Person,
  locked: readonly BookingRecord[],
): Promise<{ records: BookingRecord[]; own: OwnTenure[] } | null> {
  if (person.account) {
    const isTheirs = eq(users.id, person.account.id)
    const [account] = await tx.select({ id: users.id }).from(users).where(isTheirs).for('update')
    if (!account) throw new Problem('not-found')
  }
  const records = await loadBookings(tx, erasableBookings(tx, person))
  const own: OwnTenure[] = []
  for (const tenure of await tenuresOf(tx, person, records)) {
    const record = locked.find(({ booking }) => booking.id === tenure.payee.bookingId)
    if (!record) return null
    const isOwn = ({ payerHandOverId }: PaymentRow) => payerHandOverId === tenure.payee.handOverId
    own.push({ tenure, record, ledger: record.payments.filter(isOwn) })
  }
  return { records, own }
}

/** Removes personal data from a booking that the books keep. Cancels an unpaid place; past bookings keep their state. */
async function strip(
  context: ChangeContext,
  record: BookingRecord,
  ledger: readonly PaymentRow[],
): Promise<void> {
  const { tx, now } = context
  const { booking } = record
  const booked = bookedRetreatOf(record)
  const isUnpaid = moneyOf(record).paymentStatus === 'pending'
  if (holdsPlace(booking.status) && isUnpaid && booked) {
    const rule = cancellationRule({ ...booked, now })
    const cancelled = { event: { type: 'cancel' as const }, cancellationRule: rule, result: null }
    await changeLockedBooking(context, record, cancelled)
  }
  const keepAccount = isOwed(ledger)
  const keepName = keepAccount || receivedCents(ledger) > 0
  await removePersonalFields(tx, booking.id, { keepName, keepAccount })
}

/** True if a refund by transfer is still to be sent, which needs name and account. */
function isOwed(ledger: readonly PaymentRow[]): boolean {
  return openTransferRefunds(ledger).length > 0
}

async function eraseMessages(tx: Transaction, person: Person): Promise<void> {
  await tx.delete(seasonAlerts).where(ownSeasonAlerts({ ...person, isProven: true }))
  await tx.delete(waitingEntries).where(ownWaitingEntries({ ...person, isProven: true }))
  const messages = await tx.select({ id: contacts.id }).from(contacts).where(erasableMessages(person))
  const ids = messages.map(({ id }) => id)
  if (ids.length === 0) return
  await deleteContactMails(tx, ids)
  await tx.delete(contacts).where(inArray(contacts.id, ids))
}

/** Queues the last mail to the address. The retention job later removes the address from it (purge.ts). */
async function confirm(
  tx: Transaction,
  deps: Deps,
  { person, records, kept }: { person: Person; records: readonly BookingRecord[]; kept: string[] },
): Promise<boolean> {
  const { account, address } = person
  if (address === null) return false
  const firstName = account?.firstName ?? records.at(0)?.booking.firstName
  return queueMail(tx, deps, {
    template: 'account-erased',
    to: address,
    // Anybody can sign up with somebody else's address, repeatedly.
    ...(!person.isProven && { typed: 'not-sent' }),
    data: { guestName: greetingName(firstName), kept, hadAccount: account !== null },
  })
}

function idsOf(records: readonly BookingRecord[]): string[] {
  return records.map(({ booking }) => booking.id)
}
