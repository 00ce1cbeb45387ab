import { and, eq, isNotNull, lte } from 'drizzle-orm'
import type { Cents } from '#domain/base/money.ts'
import { SITE } from '#domain/booking/history.ts'
import { Problem } from '#domain/contract/problem.ts'
import { afterRefund, partsInTurn, partsOfRefund } from '#domain/payment/group-payment.ts'
import { isCheckoutMethod } from '#domain/payment/ledger.ts'
import { changeTogether, unchanged, type Change, type Outcome } from '#server/change/change-booking.ts'
import { mailOf } from '#server/change/mails.ts'
import { payments, refundAttempts } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { askProvider, type ProviderRefund } from '#server/gateway.ts'
import { failedAttempt, findProviderPayment, outgoingMoney } from '#server/payment/provider-payment.ts'
import type { BookingRecord, PaymentRow } from '#server/store/booking-record.ts'
import { forEachBooking } from '#server/store/for-each-booking.ts'
import { refundMails } from './notify-payees.ts'
import { scheduleNextCheck, openProviderRefunds } from './refund-attempts.ts'
import {
  askWhoseRefunds,
  isUnaccepted,
  recordMatch,
  splitRowOf,
  takeMatch,
  type RefundMatch,
} from './unmatched-refunds.ts'

/**
 * Updates the ledger from the provider's refunds of a payment. A refund made on the provider's site is recorded as goodwill, and
 * one that the guest's bank rejected is shown to the operator, who is also asked about one that may be of several travellers; `match` is the
 * answer. Returns false if the payment is not ours. Problems: unavailable, wrong-state for a second answer.
 */
export async function recordRefunds(
  deps: Deps,
  paymentReference: string,
  match: RefundMatch | null = null,
): Promise<boolean> {
  const rows = await findProviderPayment(deps, paymentReference)
  if (rows.length === 0) return false
  const refunds = await askProvider(() => deps.gateway.fetchRefunds(paymentReference))
  const ids = rows.map(({ bookingId }) => bookingId)
  await changeTogether<null>(deps, { ids, by: SITE }, (records, { now }) => {
    const { shares, unclear } = sharesOf(rows, records, { refunds, match })
    return records.map((_, index) => {
      const [payment, share = []] = [rows[index], shares[index]]
      if (!payment) return unchanged(null)
      // Known refunds come first: an unknown one may have paid a ledger refund that is still open after them.
      const left = [true, false].flatMap((isRequested) => share.map((refund) => ({ refund, isRequested })))
      const isFirst = index === 0
      return {
        also: async (write) => {
          if (isFirst && match) await takeMatch(write, match.reference, paymentReference)
          if (isFirst) await askWhoseRefunds(write, paymentReference, unclear, now)
          const matched = share.find(({ reference }) => reference === match?.reference)
          if (match && matched) await recordMatch(write, matched.amountCents, payment, match.by, now)
        },
        next: ({ record }) => recordNext(deps, record, { payment, left, recorded: [] }),
      }
    })
  })
  return true
}

/** Records for the operator whose a refund at the provider's own site was. Problems: not-found, wrong-state, unavailable. */
export async function matchRefund(deps: Deps, match: RefundMatch): Promise<void> {
  const [payment] = await deps.db.select().from(payments).where(eq(payments.id, match.paymentId))
  if (!payment?.providerReference) throw new Problem('not-found')
  await recordRefunds(deps, payment.providerReference, match)
}

/**
 * Returns which refunds of a payment concern each of its rows, and with how much of it, and of which only the operator knows whose they are:
 * while there is one, of none without our id.
 */
function sharesOf(
  rows: readonly PaymentRow[],
  records: readonly BookingRecord[],
  { refunds, match }: { refunds: readonly ProviderRefund[]; match: RefundMatch | null },
): { shares: ProviderRefund[][]; unclear: ProviderRefund[] } {
  const splits = rows.map((payment, index) => splitRowOf(records[index]?.payments ?? [], payment))
  const shares: ProviderRefund[][] = rows.map(() => [])
  const give = (refund: ProviderRefund, parts: readonly Cents[]) => {
    for (const [index, amountCents] of parts.entries()) {
      const split = splits[index]
      if (amountCents === 0 || !split) continue
      shares[index]?.push({ ...refund, amountCents })
      // Another refund of the same amount belongs to another row.
      if (refund.state !== 'failed' && !split.references.includes(refund.reference))
        splits[index] = afterRefund(split, amountCents)
    }
  }
  const isMatched = ({ reference }: ProviderRefund) => reference === match?.reference
  const isKnown = ({ reference, idempotencyKey }: ProviderRefund) =>
    splits.some(
      ({ references, refundIds }) =>
        references.includes(reference) || (idempotencyKey !== null && refundIds.includes(idempotencyKey)),
    )
  const others = refunds.filter((refund) => !isMatched(refund))
  const unknown = others.filter((refund) => !isKnown(refund) && refund.state !== 'failed')
  for (const refund of others.filter(isKnown)) give(refund, partsOfRefund(refund, splits) ?? [])
  const first = rows.findIndex(({ id }) => id === match?.paymentId)
  for (const refund of refunds.filter(isMatched)) give(refund, partsInTurn(refund.amountCents, splits, first))
  const isAsked = unknown.some((refund) => partsOfRefund(refund, splits) === null)
  const unclear = unknown.filter((refund) => {
    const parts = isAsked ? null : partsOfRefund(refund, splits)
    give(refund, parts ?? [])
    return parts === null && refund.state === 'paid'
  })
  return { shares, unclear }
}

interface Recording {
  payment: PaymentRow
  left: readonly { refund: ProviderRefund; isRequested: boolean }[]
  /** Rows of refunds that we had not requested. */
  recorded: readonly string[]
}

/** Returns the outcome of the first refund that is left, decided on the ledger as those before it have left it. */
function recordNext(
  deps: Deps,
  record: BookingRecord,
  { payment, left, recorded }: Recording,
): Outcome<null> {
  const [first, ...others] = left
  if (!first) {
    const refunds = record.payments.filter(({ id }) => recorded.includes(id))
    return {
      documents: refunds.length > 0,
      mails: ({ documents }) => refundMails({ refunds, documents }),
      result: null,
    }
  }
  const { recordedId = null, ...change } = changeBy(deps, record, { payment, ...first })
  const all = recordedId === null ? recorded : [...recorded, recordedId]
  return {
    ...change,
    next: (done) => recordNext(deps, done.record, { payment, left: others, recorded: all }),
  }
}

function changeBy(
  deps: Deps,
  record: BookingRecord,
  { payment, refund, isRequested }: { payment: PaymentRow; refund: ProviderRefund; isRequested: boolean },
): Change & { recordedId?: string | null } {
  const ours = record.payments.filter(({ refundOf }) => refundOf === payment.id)
  const requested = findRequested(ours, refund)
  if ((requested !== null) !== isRequested) return {}
  const known = requested ?? findOpenOfSameAmount(ours, refund)
  if (known && refund.state === 'pending') return markAccepted(deps, known, refund.reference)
  const now = deps.clock.now()
  if (known) return settleRefund(known, refund, now)
  return refund.state === 'paid'
    ? outgoingMoney(record, payment, { ...refund, reason: 'given_back' }, now)
    : {}
}

/** Asks the provider every hour about accepted refunds whose money had not left: the event about it may be lost or not enabled. */
export async function followPendingRefunds(deps: Deps): Promise<void> {
  const isDue = and(isNotNull(payments.providerReference), lte(refundAttempts.dueAt, deps.clock.now()))
  const pending = await openProviderRefunds(deps, isDue)
  const failure = 'the card provider does not say whether a refund was paid yet'
  await forEachBooking(deps, pending, failure, async ({ refundId, paymentReference }) => {
    await scheduleNextCheck(deps.db, deps, refundId)
    if (paymentReference !== null) await recordRefunds(deps, paymentReference)
  })
}

/**
 * Returns the ledger row that a provider's refund belongs to, or null. A row already paid by hand or by another refund does not
 * match, because this is additional money.
 */
function findRequested(ours: readonly PaymentRow[], refund: ProviderRefund): PaymentRow | null {
  const named = ours.find(({ providerReference }) => providerReference === refund.reference)
  if (named) return named
  const requested = ours.find(({ id }) => id === refund.idempotencyKey)
  if (!requested || refund.state === 'failed') return requested ?? null
  return isCheckoutMethod(requested.method) && requested.state !== 'refunded' ? requested : null
}

/**
 * Returns the open refund of the same amount that an unrequested refund pays: the operator made it on the provider's site after
 * ours failed or stalled. Without this match the money would be refunded twice.
 */
function findOpenOfSameAmount(ours: readonly PaymentRow[], refund: ProviderRefund): PaymentRow | null {
  if (refund.state !== 'paid' || ours.some(({ id }) => id === refund.idempotencyKey)) return null
  return ours.find((row) => isUnaccepted(row) && row.amountCents === refund.amountCents) ?? null
}

/** Records that the provider has accepted a refund whose money has not left yet. */
function markAccepted(deps: Deps, known: PaymentRow, providerReference: string): Change {
  if (known.state !== 'initiated' || known.providerReference !== null) return {}
  return {
    also: (write) => scheduleNextCheck(write, deps, known.id),
    payments: { set: [{ ids: [known.id], columns: { providerReference } }] },
  }
}

/** Records that the provider has paid a refund or that it failed, which the operator is emailed about. */
function settleRefund(known: PaymentRow, refund: ProviderRefund, settledAt: Date): Change {
  const state = refund.state === 'paid' ? 'refunded' : 'failed'
  if (known.state === state || known.state === 'rejected') return {}
  const isAnother = known.providerReference !== refund.reference
  // This failed attempt no longer matters: the refund was paid another way.
  if (known.state === 'refunded' && isAnother) return {}
  const { payeeNotice, payerHandOverId } = known
  // A payee who knows of the refund is emailed again once it is really sent; a previous guest who does not still gets the first email.
  const isNotifiedAgain = state === 'failed' && (payeeNotice !== null || payerHandOverId === null)
  const columns = {
    state,
    providerReference: refund.reference,
    settledAt,
    ...(isNotifiedAgain && { payeeNotice: 'promised' as const }),
  } satisfies Partial<PaymentRow>
  const problem = refund.isCanceled
    ? 'it was cancelled at the card provider, and the money is still in your account: please refund it again'
    : 'the card’s bank refused it, and the money is back in your account'
  return {
    payments: { set: [{ ids: [known.id], columns }], add: isAnother ? failedAttempt(known) : [] },
    mails: state === 'failed' ? [mailOf('operator-payment-problem', { payment: known, problem })] : [],
  }
}
