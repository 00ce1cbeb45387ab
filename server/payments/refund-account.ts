import { fullName } from '#domain/full-name.ts'
import type { RefundLinkView, RefundToPay } from '#domain/operator-payment-calls.ts'
import { eurosFromCents, sumCents } from '#domain/money.ts'
import { groupedIban } from '#domain/iban.ts'
import { Problem } from '#domain/problem.ts'
import { maskedIban, refundsByTransfer, type RefundAccount } from '#domain/refund-account.ts'
import { labelOf } from '#domain/retreats.ts'
import type { Deps } from '#server/deps.ts'
import { loadDocuments } from '#server/documents/document-record.ts'
import { loadBookings, lockBooking, isBookingId, type BookingRecord } from '#server/store/booking-record.ts'
import { openRefundAccount, saveRefundAccount } from '#server/store/refund-account.ts'
import { findByLinkToken } from '#server/store/booking-link-token.ts'
import { epcCode } from './transfer-code.ts'
import { eq, inArray } from 'drizzle-orm'
import { bookings, payments } from '#server/db/schema.ts'

/** What whoever has the link of a refund sees. Problem: not-found, where it was replaced, or nothing waits to be paid. */
export async function readRefundLink(deps: Deps, token: string): Promise<RefundLinkView> {
  const record = await findByLinkToken(deps, deps.db, 'refund', token)
  if (!record) throw new Problem('not-found')
  return view(deps, record)
}

/** The guest says where the money goes; a later answer replaces an earlier one, until it is paid. Problem: not-found. */
export async function giveRefundAccount(
  deps: Deps,
  { token, account }: { token: string; account: RefundAccount },
): Promise<RefundLinkView> {
  const found = await findByLinkToken(deps, deps.db, 'refund', token)
  if (!found) throw new Problem('not-found')
  return deps.db.transaction(async (tx) => {
    await lockBooking(tx, found.booking.id)
    // Replaced or paid in the meantime: what was good a moment ago is read again under the lock.
    const current = await findByLinkToken(deps, tx, 'refund', token)
    if (!current) throw new Problem('not-found')
    view(deps, current)
    await saveRefundAccount(tx, deps.dataKeys, current.booking.id, account, deps.clock.now())
    const after = await findByLinkToken(deps, tx, 'refund', token)
    if (!after) throw new Error('a booking vanished inside its own transaction')
    return view(deps, after)
  })
}

function view({ dataKeys }: Deps, record: BookingRecord): RefundLinkView {
  const refunds = refundsByTransfer(record.payments)
  if (refunds.length === 0) throw new Problem('not-found')
  const account = openRefundAccount(dataKeys, record.booking)
  return {
    amount: eurosFromCents(sumCents(refunds)),
    retreatDate: record.retreat && labelOf(record.retreat),
    name: fullName(record.booking),
    given: account && { holder: account.holder, iban: maskedIban(account.iban) },
  }
}

/**
 * What the operator needs to pay a refund by transfer: account, reference and, where both are there, the code that a banking app
 * fills it in from. Problems: not-found, wrong-state.
 */
export async function refundToPay(deps: Deps, paymentId: string): Promise<RefundToPay> {
  if (!isBookingId(paymentId)) throw new Problem('not-found')
  const which = deps.db.select({ id: payments.bookingId }).from(payments).where(eq(payments.id, paymentId))
  const [record] = await loadBookings(deps.db, inArray(bookings.id, which))
  if (!record) throw new Problem('not-found')
  const refund = refundsByTransfer(record.payments).find(({ id }) => id === paymentId)
  if (!refund) throw new Problem('wrong-state', { detail: 'This refund is not one to pay by transfer' })
  const account = openRefundAccount(deps.dataKeys, record.booking)
  const papers = await loadDocuments(deps.db, record.booking.id)
  const note = papers.find((document) => document.paymentId === paymentId)
  const reference = `Refund ${note?.content.number ?? paymentId.slice(0, 8).toUpperCase()}`
  const code =
    account &&
    epcCode({
      name: account.holder,
      iban: account.iban,
      bic: null,
      amountCents: refund.amountCents,
      reference,
    })
  return {
    amount: eurosFromCents(refund.amountCents),
    reference,
    account: account && { holder: account.holder, iban: groupedIban(account.iban) },
    svg: code?.ok ? code.svg : null,
    email: record.booking.email,
    askedAt: record.booking.refundAskedAt?.toISOString() ?? null,
    givenAt: record.booking.refundAccountAt?.toISOString() ?? null,
  }
}
