import { desc, eq, inArray, or } from 'drizzle-orm'
import { holdsPlace } from '#domain/booking-state.ts'
import { cancellationRule } from '#domain/cancellation.ts'
import { banjulDay } from '#domain/dates.ts'
import type { Actor } from '#domain/history.ts'
import { keptSentences } from '#domain/kept-records.ts'
import { isCheckoutMethod, owedBackCents, receivedCents, reportedCents } from '#domain/ledger.ts'
import { Problem } from '#domain/problem.ts'
import { labelOf } from '#domain/retreats.ts'
import { users, verifications } from '#server/db/account-tables.ts'
import type { Transaction } from '#server/db/connect.ts'
import { bookings, contacts, documents } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { greetingName } from '#server/mail/greeting-name.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { deleteContactMails, removeMailsOf, removeMailsWhere } from '#server/mail/remove-texts.ts'
import { findLiveCheckout } from '#server/payments/checkout-record.ts'
import { closeOpenCheckouts } from '#server/payments/close-open-checkouts.ts'
import { moneyOf } from '#server/store/booking-money.ts'
import { loadBookings, type BookingRecord } from '#server/store/booking-record.ts'
import { forgetWhoHandedOn } from '#server/store/hand-over-record.ts'
import { recordHistory } from '#server/store/record-history.ts'
import { deleteBookings, removePersonalFields } from '#server/store/remove-data.ts'
import { saveTransition } from '#server/store/save-transition.ts'
import { formerTimes, issuedIn, writtenIn, type Time } from './guests-times.ts'
import { erasableBookings, erasableMessages, type Person } from './person.ts'

const ATTEMPTS = 5

/**
 * Forgets a person: account, sessions, drafts, messages, health and emergency data, what mails say and where they went. What
 * nobody paid for goes whole, and its place is free; of what was paid, the books keep stay, price, ledger, documents and the name
 * on them. Gives a sentence for each thing that stays, and sends them as the last mail. All of it happens in one
 * transaction, at a moment when no card page of theirs can be paid. Problems: future-booking, not-found; wrong-state and
 * unavailable while a card page cannot be closed.
 */
export async function erasePerson(deps: Deps, person: Person, by: Actor): Promise<string[]> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    // A page that turns out to be paid makes a paid booking, which is not erased.
    for (const id of await erasableIds(deps, person)) await closeOpenCheckouts(deps, id)
    const erased = await deps.db.transaction((tx) => erase(tx, deps, person, by))
    if (erased) return erased.kept
  }
  throw new Problem('wrong-state', {
    detail: 'Something is being booked or paid at this moment. Please try again.',
  })
}

async function erasableIds(deps: Deps, person: Person): Promise<string[]> {
  const records = await deps.db.transaction((tx) => loadBookings(tx, erasableBookings(tx, person)))
  // A retreat that is paid for refuses the erasure: its card pages stay as they are.
  demandNoPaidStay(records, deps.clock.now())
  return records.map(({ booking }) => booking.id)
}

/** Null where something has come in between, and it has to begin anew. */
async function erase(
  tx: Transaction,
  deps: Deps,
  person: Person,
  by: Actor,
): Promise<{ kept: string[] } | null> {
  const now = deps.clock.now()
  const records = await lockEverything(tx, person)
  if (!records) return null
  for (const { booking } of records) if (await findLiveCheckout(tx, booking.id)) return null
  demandNoPaidStay(records, now)

  const former = await formerTimes(tx, person)
  const kept = await whatStays(tx, records, former)
  const withLedger = records.filter(({ payments }) => payments.length > 0)
  await removeMailsOf(tx, { bookingIds: idsOf(withLedger), address: person.address })
  if (former.length > 0) await removeMailsWhere(tx, writtenIn(former))
  await deleteBookings(tx, idsOf(records.filter(({ payments }) => payments.length === 0)))
  for (const record of withLedger) await strip(tx, record, now)
  const erased = { at: now, by, what: 'Guest’s data erased' }
  await recordHistory(tx, ...idsOf(withLedger).map((bookingId) => ({ ...erased, bookingId })))
  await eraseMessages(tx, person)
  if (person.account) {
    await tx.delete(verifications).where(eq(verifications.value, person.account.id))
    await forgetWhoHandedOn(tx, person.account.id)
    // Sessions, sign-ins and complaints go with it, and what the books keep is nobody's any more.
    await tx.delete(users).where(eq(users.id, person.account.id))
  }
  await confirm(tx, deps, { person, records, kept })
  return { kept }
}

/**
 * Locks what is to go, bookings first and the account last, as everybody does who gives a booking to an account; null where it
 * has become more meanwhile. From then on nothing can be added to the account.
 */
async function lockEverything(tx: Transaction, person: Person): Promise<BookingRecord[] | null> {
  const which = erasableBookings(tx, person)
  const locked = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(which)
    .orderBy(bookings.id)
    .for('update')
  if (person.account) {
    const [account] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, person.account.id))
      .for('update')
    if (!account) throw new Problem('not-found')
  }
  const records = await loadBookings(tx, which)
  const isLocked = new Set(locked.map(({ id }) => id))
  return records.every(({ booking }) => isLocked.has(booking.id)) ? records : null
}

/** A retreat that is paid, or said to be, and not over yet: its guest cancels first, and gets what the terms give back. */
function demandNoPaidStay(records: readonly BookingRecord[], now: Date): void {
  const today = banjulDay(now)
  const paid = records.filter(
    (record) =>
      holdsPlace(record.booking.status) &&
      moneyOf(record).paymentStatus !== 'pending' &&
      record.retreat !== null &&
      record.retreat.endsOn >= today,
  )
  if (paid.length === 0) return
  const stays = paid.flatMap(({ retreat }) => (retreat ? [labelOf(retreat)] : [])).join('; ')
  throw new Problem('future-booking', {
    detail: `There is a paid booking for ${stays}. Please cancel it first, or wait until the retreat is over.`,
  })
}

/** An unpaid place that the books know of is given up; a stay that is over stays as it was. */
async function strip(tx: Transaction, record: BookingRecord, now: Date): Promise<void> {
  const { booking, retreat, payments } = record
  const isUnpaid = moneyOf(record).paymentStatus === 'pending'
  if (holdsPlace(booking.status) && isUnpaid && retreat && booking.submittedAt) {
    const rule = cancellationRule({ submittedAt: booking.submittedAt, startsOn: retreat.startsOn, now })
    await saveTransition(tx, record, { type: 'cancel' }, { now, cancellationRule: rule })
  }
  await removePersonalFields(tx, booking.id, { keepName: receivedCents(payments) > 0 })
}

async function eraseMessages(tx: Transaction, person: Person): Promise<void> {
  const messages = await tx.select({ id: contacts.id }).from(contacts).where(erasableMessages(person))
  const ids = messages.map(({ id }) => id)
  if (ids.length === 0) return
  await deleteContactMails(tx, ids)
  await tx.delete(contacts).where(inArray(contacts.id, ids))
}

async function whatStays(
  tx: Transaction,
  records: readonly BookingRecord[],
  former: readonly Time[],
): Promise<string[]> {
  const issued = await tx
    .select({ content: documents.content })
    .from(documents)
    .where(or(inArray(documents.bookingId, idsOf(records)), issuedIn(former)))
    .orderBy(documents.issuedAt, desc(documents.kind), documents.number)
  const ledger = records.flatMap(({ payments }) => payments)
  const oldestFirst = records.toReversed()
  const isPaid = ({ payments }: BookingRecord) => receivedCents(payments) > 0
  return keptSentences({
    documents: issued.map(({ content }) => content.number),
    paidStays: stayLabels(oldestFirst.filter(isPaid)),
    orderedStays: stayLabels(
      oldestFirst.filter(({ booking, payments }) => payments.length > 0 && booking.orderVersion !== null),
    ),
    unpaidStays: stayLabels(oldestFirst.filter((record) => record.payments.length > 0 && !isPaid(record))),
    owedCents: owedBackCents(ledger),
    reportedCents: reportedCents(ledger),
    online: ledger.some(({ method, state }) => isCheckoutMethod(method) && state === 'received'),
  })
}

function stayLabels(records: readonly BookingRecord[]): string[] {
  return [...new Set(records.flatMap(({ retreat }) => (retreat ? [labelOf(retreat)] : [])))]
}

/** The one mail that still goes to the address; the sweep then removes it from there too (purge.ts). */
async function confirm(
  tx: Transaction,
  deps: Deps,
  { person, records, kept }: { person: Person; records: readonly BookingRecord[]; kept: string[] },
): Promise<void> {
  const { account, address } = person
  if (address === null) return
  const firstName = account?.firstName ?? records.at(0)?.booking.firstName
  await queueMail(tx, deps, {
    template: 'account-erased',
    to: address,
    data: { guestName: greetingName(firstName), kept, hadAccount: account !== null },
  })
}

function idsOf(records: readonly BookingRecord[]): string[] {
  return records.map(({ booking }) => booking.id)
}
