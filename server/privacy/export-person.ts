import { asc, eq, or } from 'drizzle-orm'
import { eurosFromCents } from '#domain/base/money.ts'
import { pick } from '#domain/base/typed-records.ts'
import { REFUND_REASON_TEXTS } from '#domain/payment/refund-reasons.ts'
import { readNotes } from '#server/booking/for-operator/notes.ts'
import type { Database } from '#server/db/connect.ts'
import { contacts, guestAnswers, mails, payments } from '#server/db/schema.ts'
import { accounts } from '#server/db/tables/account-tables.ts'
import type { Deps } from '#server/deps.ts'
import { withoutTokens } from '#server/mail/closed-links.ts'
import { contentOf } from '#server/mail/write-queued.ts'
import { loadOrders, readOrder } from '#server/order/order-record.ts'
import { loadBookings, type BookingRecord, type PaymentRow } from '#server/store/booking-record.ts'
import { openAllergies, openSealedFields } from '#server/store/columns/sealed-fields.ts'
import { complaintsBy } from '#server/store/complaint-record.ts'
import { notifiedChangesOf, lastDayOf } from '#server/store/date-change-record.ts'
import { listHandOversFrom } from '#server/store/hand-over-record.ts'
import { presentBooking } from '#server/store/present-booking.ts'
import { openRefundAccount, outgoingGuestPayee, currentGuestPayee } from '#server/store/refund-payee.ts'
import { findClaim, loadRedemptions, openWindAccount } from '#server/store/wind-record.ts'
import { documentsIn, mailsTo, paidIn, tenuresOf, type Tenure } from './booking-tenures.ts'
import { seasonAlertsOf, waitingListsOf } from './export-waiting.ts'
import { ownBookings, ownMails, ownMessages, type Person } from './person.ts'

type ExportDeps = Pick<Deps, 'db' | 'clock' | 'env' | 'dataKeys' | 'log' | 'site'>

/**
 * Returns all data about a person as one file that people and programs can read: plain words, instants in ISO 8601, amounts in euros. Read
 * at one instant, and without data of others.
 */
export async function exportPerson(
  deps: ExportDeps,
  person: Person,
): Promise<{ name: string; content: string }> {
  const { db, clock } = deps
  const records = await loadBookings(db, ownBookings(person))
  const tenures = await tenuresOf(db, person, records)
  const data = {
    account: await accountOf(db, person),
    bookings: await Promise.all(records.map((record) => bookingOf(deps, record))),
    payments: await paymentsOf(db, tenures),
    orders: await ordersOf(db, tenures),
    documents: await documentsOf(db, tenures),
    mails: await mailsOf(deps, person, tenures),
    messages: await messagesOf(db, person),
    seasonAlerts: await seasonAlertsOf(db, person),
    waitingLists: await waitingListsOf(db, person),
    consents: records.flatMap(consentsOf),
    complaints: await complaintsOf(db, person),
    handedOn: await handOversOf(deps, person),
  }
  return {
    name: `personal-data-${clock.now().toISOString().slice(0, 10)}.json`,
    content: `${JSON.stringify(data, null, 2)}\n`,
  }
}

async function accountOf(db: Database, { account }: Person) {
  if (!account) return null
  const ways = await db
    .select({ provider: accounts.providerId })
    .from(accounts)
    .where(eq(accounts.userId, account.id))
  return {
    ...pick(account, ['id', 'email', 'emailVerified', 'firstName', 'lastName']),
    createdAt: account.createdAt.toISOString(),
    signsInWith: ways.map(({ provider }) => (provider === 'credential' ? 'password' : provider)),
  }
}

async function bookingOf({ dataKeys, db }: ExportDeps, record: BookingRecord) {
  const { id, updatedAt, cancelledAt, cancellationRule, roomWish, founderPackAt, founderPhotosAt } =
    record.booking
  return {
    ...presentBooking(dataKeys, record),
    // Somebody else may have booked it, who does not see these.
    ...openSealedFields(dataKeys, record.booking),
    changedAt: updatedAt.toISOString(),
    cancelledAt: cancelledAt?.toISOString() ?? null,
    cancellationRule,
    roomWish,
    foundersPackAt: founderPackAt?.toISOString() ?? null,
    foundersPhotosAt: founderPhotosAt?.toISOString() ?? null,
    allergies: openAllergies(dataKeys, record.booking),
    refundAccount: openRefundAccount(dataKeys, currentGuestPayee(record.booking)),
    answerAfterRetreat: await answerOf(db, id),
    windOrWin: await windClaimOf({ db, dataKeys }, id),
    changesOfTheDate: await changesFor(db, record),
    // The operator's notes about a guest are the guest's data.
    notes: (await readNotes(db, id)).map(({ at, text }) => ({ writtenAt: at.toISOString(), text })),
  }
}

/** Returns the guest's answer after the retreat; null if there is none. */
async function answerOf(db: Database, bookingId: string) {
  const [answer] = await db.select().from(guestAnswers).where(eq(guestAnswers.bookingId, bookingId))
  if (!answer) return null
  const { text, mayQuote, answeredAt, publishedAt } = answer
  return {
    text,
    mayQuote,
    answeredAt: answeredAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
  }
}

/** Returns what the guest was asked and chose by the Wind or Win Guarantee, and what was used of it; null if nothing. */
async function windClaimOf({ db, dataKeys }: Pick<ExportDeps, 'db' | 'dataKeys'>, bookingId: string) {
  const claim = await findClaim(db, bookingId)
  if (!claim) return null
  const used = await loadRedemptions(db, [claim.id])
  return {
    ...pick(claim, ['choice', 'days']),
    askedAt: claim.askedAt.toISOString(),
    chosenAt: claim.chosenAt?.toISOString() ?? null,
    account: openWindAccount(dataKeys, claim),
    paidAt: claim.paidAt?.toISOString() ?? null,
    used: used.map(({ days, at, note }) => ({ days, at: at.toISOString(), note })),
  }
}

/** Returns changes announced to the guest with their answers, without those of a previous guest. */
async function changesFor(db: Database, record: BookingRecord) {
  const since = record.booking.handedOverAt
  const changes = await notifiedChangesOf(db, record.booking.id)
  return changes
    .filter(({ choice: { answeredAt } }) => since === null || answeredAt === null || answeredAt >= since)
    .map(({ change, choice }) => ({
      words: change.words,
      toldAt: choice.notifiedAt?.toISOString() ?? null,
      chooseBy: lastDayOf({ change, choice }),
      state: choice.state,
      answeredAt: choice.answeredAt?.toISOString() ?? null,
    }))
}

async function paymentsOf(db: Database, tenures: readonly Tenure[]) {
  const rows = await db
    .select()
    .from(payments)
    .where(paidIn(tenures))
    .orderBy(asc(payments.createdAt), asc(payments.id))
  return rows.map(paymentOf)
}

function paymentOf(row: PaymentRow) {
  return {
    ...pick(row, [
      'id',
      'bookingId',
      'kind',
      'method',
      'state',
      'providerReference',
      'refundOf',
      'receivedOn',
    ]),
    amount: eurosFromCents(row.amountCents),
    currency: 'EUR',
    reference: row.referenceText,
    createdAt: row.createdAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
    reason: row.refundReason && REFUND_REASON_TEXTS[row.refundReason],
    note: row.reasonNote,
    operatorsNote: row.note,
  }
}

/** Returns the places that they have handed over, when, and where refunds of their payments go. */
async function handOversOf({ db, dataKeys }: ExportDeps, { account }: Person) {
  return (await listHandOversFrom(db, account?.id ?? null)).map((handOver) => ({
    bookingId: handOver.bookingId,
    name: handOver.fromName,
    email: handOver.fromEmail,
    handedOnAt: handOver.until.toISOString(),
    refundAccount: openRefundAccount(dataKeys, outgoingGuestPayee(handOver)),
  }))
}

async function complaintsOf(db: Database, person: Person) {
  const made = await complaintsBy(db, person.account?.id ?? null)
  return made.map(({ bookingId, text, receivedAt, answer, answeredAt }) => ({
    bookingId,
    text,
    receivedAt: receivedAt.toISOString(),
    answer,
    answeredAt: answeredAt?.toISOString() ?? null,
  }))
}

/** Returns the orders with obligation to pay, with their full texts. */
async function ordersOf(db: Database, tenures: readonly Tenure[]) {
  const placed = await Promise.all(
    tenures.map(async ({ payee, since, until }) =>
      (await loadOrders(db, payee.bookingId)).filter(
        ({ orderedAt }) => (!since || orderedAt >= since) && (!until || orderedAt < until),
      ),
    ),
  )
  return Promise.all(
    placed.flat().map(async ({ id, bookingId, version, orderedAt, language, orderedBy, totalCents }) => ({
      id,
      bookingId,
      version,
      orderedAt: orderedAt.toISOString(),
      orderedBy,
      language,
      total: eurosFromCents(totalCents),
      words: await readOrder(db, version),
      download: `/api/orders/${id}`,
    })),
  )
}

async function documentsOf(db: Database, tenures: readonly Tenure[]) {
  return (await documentsIn(db, tenures)).map(
    ({ id, bookingId, paymentId, issuedAt, content: { guest, ...content } }) => ({
      number: content.number,
      kind: content.kind,
      issuedAt: issuedAt.toISOString(),
      bookingId,
      paymentId,
      issuedTo: guest,
      retreat: content.booking.retreat,
      about: content.line.label,
      amount: eurosFromCents(content.line.amountCents),
      download: `/api/documents/${id}`,
    }),
  )
}

async function mailsOf(deps: ExportDeps, person: Person, tenures: readonly Tenure[]) {
  const sent = await deps.db
    .select()
    .from(mails)
    .where(or(mailsTo(tenures), ownMails(person)))
    .orderBy(mails.createdAt, mails.id)
  return Promise.all(
    sent.map(async (mail) => {
      const { subject, text, files } = await contentOf(deps.db, deps, mail)
      return {
        to: mail.recipient,
        subject,
        // A link that gives access to the account goes only to its mailbox.
        text: withoutTokens(text),
        attached: files.map(({ name }) => name),
        writtenAt: mail.createdAt.toISOString(),
        sentAt: mail.sentAt?.toISOString() ?? null,
      }
    }),
  )
}

async function messagesOf(db: Database, person: Person) {
  const rows = await db
    .select()
    .from(contacts)
    .where(ownMessages(person))
    .orderBy(contacts.createdAt, contacts.id)
  return rows.map((row) => ({
    ...pick(row, ['firstName', 'lastName', 'email', 'phone', 'retreat', 'experience', 'message']),
    sentAt: row.createdAt.toISOString(),
    answer: row.answer,
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }))
}

/** Returns the guest's consents: when given, to which text, and when withdrawn (decision 0066). */
function consentsOf({ booking }: BookingRecord) {
  const { id, healthConsentAt, healthConsentVersion, healthConsentWithdrawnAt } = booking
  if (healthConsentAt === null) return []
  return {
    bookingId: id,
    to: 'keeping health notes',
    textVersion: healthConsentVersion,
    givenAt: healthConsentAt.toISOString(),
    withdrawnAt: healthConsentWithdrawnAt?.toISOString() ?? null,
  }
}
