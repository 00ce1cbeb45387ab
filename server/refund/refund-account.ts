import { eq, inArray } from 'drizzle-orm'
import { banjulDay } from '#domain/base/dates.ts'
import { eurosFromCents, sumCents } from '#domain/base/money.ts'
import { fullName } from '#domain/booking-form/person-name.ts'
import { GUEST } from '#domain/booking/history.ts'
import type { RefundLinkView, RefundToPay } from '#domain/contract/operator-payment-calls.ts'
import { Problem, wrongState } from '#domain/contract/problem.ts'
import { groupedIban } from '#domain/payment/iban.ts'
import { isPaidByHolder } from '#domain/payment/payer.ts'
import { refundDueOn } from '#domain/payment/refundable.ts'
import { isSepaIban } from '#domain/payment/valid-iban.ts'
import { maskedAccount, refundsByTransfer, type RefundAccount } from '#domain/refund/refund-account.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import { changeTogether, type Change } from '#server/change/change-booking.ts'
import { mailAbout, type Mail } from '#server/change/mails.ts'
import type { ChangeContext } from '#server/change/under-locks.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings, payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { loadDocuments } from '#server/document/document-record.ts'
import { countTyped, mayMailTyped } from '#server/mail/typed-address.ts'
import { epcCode } from '#server/payment/transfer/transfer-code.ts'
import { loadBookings, type BookingRecord, type PaymentRow } from '#server/store/booking-record.ts'
import { idsOfGroup, loadGroup } from '#server/store/group-record.ts'
import { isSameToken } from '#server/store/link-token.ts'
import { forReader } from '#server/store/mail-reader.ts'
import {
  confirmationCode,
  findByRefundToken,
  loadPayees,
  openNextAccount,
  openRefundAccount,
  payeeOf,
  payeesAskedTogether,
  recordOfPayee,
  refundLink,
  refundsOfPayees,
  sealedAccount,
  type PayeeChange,
  type PayeeOfBooking,
  type RefundPayee,
} from '#server/store/refund-payee.ts'

/** A payee, and the other places of a group whose refunds they get at once. */
type Found = readonly [PayeeOfBooking, ...PayeeOfBooking[]]

/** Returns what the holder of a refund link sees. Problem: not-found if the link was replaced or no refund is waiting. */
export async function readRefundLink(deps: Deps, token: string): Promise<RefundLinkView> {
  return view(deps, await findLinked(deps, deps.db, token))
}

/** Returns whose refunds a link is about. Problem: not-found if it was replaced. */
async function findLinked(
  deps: Pick<Deps, 'env'>,
  db: Database | Transaction,
  token: string,
): Promise<Found> {
  const found = await findByRefundToken(deps, db, token)
  if (!found) throw new Problem('not-found')
  return payeesAskedTogether(db, found)
}

/**
 * Saves the payee's bank details. The first account counts at once; another one counts only after the payee confirms it by an
 * emailed link, and until then refunds go to the old one. Problems: not-found; wrong-state without an address to email;
 * too-many-requests if that address has had too many emails.
 */
export async function giveRefundAccount(
  deps: Deps,
  { token, account }: { token: string; account: RefundAccount },
): Promise<RefundLinkView> {
  return changePayees(deps, token, async (found, { tx, now }) => {
    const [{ payee }] = found
    const { email } = payee
    const known = openRefundAccount(deps.dataKeys, payee)
    if (JSON.stringify(known) === JSON.stringify(account))
      return { payees: payeesOf(found, () => ({ refundAccountNext: null })) }
    if (known === null) return { payees: accountsInForce(deps, found, account, now) }
    if (email === null)
      throw wrongState('We have no email address to confirm another account with. Please write to us.')
    await assertMailLimit(tx, deps, email)
    const payees = payeesOf(found, (each) => ({
      refundAccountNext: sealedAccount(deps.dataKeys, each, account),
    }))
    return {
      also: (write) => countTyped(write, deps, email),
      payees,
      mails: [confirmationMail(deps, found, { ...payee, ...payees[0] }, account)],
    }
  })
}

/** Confirms a changed account by the code from the email about it. Problem: not-found for any other code. */
export async function confirmRefundAccount(
  deps: Deps,
  { token, mark }: { token: string; mark: string },
): Promise<RefundLinkView> {
  return changePayees(deps, token, (found, { now }) => {
    const [{ payee }] = found
    const next = openNextAccount(deps.dataKeys, payee)
    if (next === null || !isSameToken(mark, confirmationCode(deps, payee))) throw new Problem('not-found')
    return { payees: accountsInForce(deps, found, next, now) }
  })
}

/** Returns columns of all these payees. */
function payeesOf(found: Found, columns: (payee: RefundPayee) => Partial<RefundPayee>): PayeeChange[] {
  return found.map(({ payee }) => ({ ...payee, ...columns(payee) }))
}

function accountsInForce(
  { dataKeys }: Pick<Deps, 'dataKeys'>,
  found: Found,
  account: RefundAccount,
  now: Date,
): PayeeChange[] {
  return payeesOf(found, (payee) => ({
    refundAccount: sealedAccount(dataKeys, payee, account),
    refundAccountAt: now,
    refundAccountNext: null,
  }))
}

/** Changes the payee's bank details as `decide` says. */
async function changePayees(
  deps: Deps,
  token: string,
  decide: (found: Found, context: ChangeContext) => Change | Promise<Change>,
): Promise<RefundLinkView> {
  const [{ record }] = await findLinked(deps, deps.db, token)
  const ids = await idsOfGroup(deps.db, record.booking.id)
  await changeTogether<null>(deps, { ids, by: GUEST }, async (records, context) => {
    // Read again under the lock, because the link may have been replaced or the refund paid since.
    const found = await findLinked(deps, context.tx, token)
    view(deps, found)
    const change = await decide(found, context)
    return records.map(({ booking }) => ({
      ...(booking.id === found[0].record.booking.id && change),
      result: null,
    }))
  })
  return readRefundLink(deps, token)
}

async function assertMailLimit(tx: Transaction, deps: Deps, to: string): Promise<void> {
  if (await mayMailTyped(tx, deps, to)) return
  const detail =
    'We’ve sent several emails within the hour, so we can’t email you to confirm another account. Please use the link in the newest email, or try again in an hour.'
  throw new Problem('too-many-requests', { detail, headers: { 'retry-after': '3600' } })
}

function confirmationMail(deps: Deps, found: Found, payee: RefundPayee, account: RefundAccount): Mail {
  return mailAbout(recordOfPayee(payee, found[0].record), 'refund-account-change', {
    amountCents: sumCents(refundsOfPayees(found)),
    iban: maskedAccount(account),
    link: `${refundLink(deps, payee)}?confirm=${confirmationCode(deps, payee)}`,
    askedAt: deps.clock.now(),
  })
}

function view({ dataKeys, clock }: Deps, found: Found): RefundLinkView {
  const refunds = refundsOfPayees(found)
  if (refunds.length === 0) throw new Problem('not-found')
  const [{ payee, record }] = found
  const sendBy = refundDueOn(new Date(Math.min(...refunds.map(({ createdAt }) => createdAt.getTime()))))
  const given = openRefundAccount(dataKeys, payee)
  const next = openNextAccount(dataKeys, payee)
  return {
    amount: eurosFromCents(sumCents(refunds)),
    sendBy: sendBy >= banjulDay(clock.now()) ? sendBy : null,
    retreatDate: record.retreat && labelOf(record.retreat),
    name: payee.name,
    given: given && masked(given),
    next: next && masked(next),
  }
}

function masked(account: RefundAccount) {
  return { holder: account.holder, iban: maskedAccount(account) }
}

/**
 * Returns what the operator needs to pay a refund by transfer: payee, account, reference and, if the account is known and fits, a
 * QR code for a banking app. Problems: not-found, wrong-state.
 */
export async function refundToPay(deps: Deps, paymentId: string): Promise<RefundToPay> {
  const which = deps.db.select({ id: payments.bookingId }).from(payments).where(eq(payments.id, paymentId))
  const [record] = await loadBookings(deps.db, inArray(bookings.id, which))
  if (!record) throw new Problem('not-found')
  const refund = refundsByTransfer(record.payments).find(({ id }) => id === paymentId)
  if (!refund) throw wrongState('This refund isn’t paid by transfer')
  const payee = payeeOf(await loadPayees(deps.db, await forReader(deps.db, record)), refund)
  // The account on the booking is its guest's.
  const other = isPaidByHolder(refund.paidBy, record.booking) ? null : await nameOfPayer(deps, record, refund)
  const account = other === null ? openRefundAccount(deps.dataKeys, payee) : null
  const documents = await loadDocuments(deps.db, record.booking.id)
  const creditNote = documents.find((document) => document.paymentId === paymentId)
  const reference = `Refund ${creditNote?.content.number ?? paymentId.slice(0, 8).toUpperCase()}`
  const { amountCents } = refund
  const code =
    account?.iban !== undefined && isSepaIban(account.iban)
      ? epcCode({ name: account.holder, iban: account.iban, bic: null, amountCents, reference })
      : null
  return {
    amount: eurosFromCents(amountCents),
    reference,
    payee: other === null ? { name: payee.name, email: payee.email } : { name: other, email: null },
    account: account && {
      ...account,
      ...(account.iban !== undefined && { iban: groupedIban(account.iban) }),
    },
    svg: code?.ok ? code.svg : null,
    email: other === null ? payee.email : null,
    askedAt: payee.refundAskedAt?.toISOString() ?? null,
  }
}

/** Returns what to call who paid for the guest of a group's place, for the operator, who asks them herself. */
async function nameOfPayer(
  { db }: Deps,
  { booking }: BookingRecord,
  { paidBy }: PaymentRow,
): Promise<string> {
  const [booker] = paidBy === 'booker' && booking.groupId !== null ? await loadGroup(db, booking.groupId) : []
  return booker ? fullName(booker.booking) : 'whoever paid by the payment link'
}
