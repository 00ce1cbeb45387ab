import { and, inArray, isNotNull } from 'drizzle-orm'
import { banjulDay } from '#domain/base/dates.ts'
import { formatCents, sumCents } from '#domain/base/money.ts'
import { Problem } from '#domain/contract/problem.ts'
import { receivedCents, reportedCents, settledCents } from '#domain/payment/ledger.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { keptSentences } from '#domain/privacy/kept-records.ts'
import { openTransferRefunds, refundsByProvider } from '#domain/refund/refund-account.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import type { Transaction } from '#server/db/connect.ts'
import { windClaims } from '#server/db/schema.ts'
import { balanceDueOf, moneyOf } from '#server/store/booking-money.ts'
import type { BookingRecord, PaymentRow } from '#server/store/booking-record.ts'
import { isPayoutOpen } from '#server/store/wind-record.ts'
import { documentsIn, type Tenure } from './booking-tenures.ts'

/** A tenure with its booking, and the ledger rows of what its guest paid. */
export interface OwnTenure {
  tenure: Tenure
  record: BookingRecord
  ledger: PaymentRow[]
}

/** Refuses an erasure while a paid or reported stay is not over: the guest has to cancel it first. @throws {Problem} future-booking */
export function assertNoPaidRetreat(records: readonly BookingRecord[], now: Date): void {
  const today = banjulDay(now)
  const paid = records.filter(
    (record) =>
      holdsPlace(record.booking.status) &&
      moneyOf(record).paymentStatus !== 'pending' &&
      record.retreat !== null &&
      record.retreat.endsOn >= today,
  )
  if (paid.length === 0) return
  const labels = paid.flatMap(({ retreat }) => (retreat ? [labelOf(retreat)] : [])).join('; ')
  throw new Problem('future-booking', {
    detail: `There is a paid booking for ${labels}. Please cancel it first, or wait until the retreat is over.`,
  })
}

/**
 * Refuses an erasure while somebody for whom the account has booked has a paid place that is not over, and neither address nor phone number:
 * nobody could reach them any more. @throws {Problem} future-booking
 */
export function assertTravellersReachable(travellers: readonly BookingRecord[], now: Date): void {
  const [lost] = travellers.filter(
    ({ booking, payments, retreat }) =>
      holdsPlace(booking.status) &&
      !booking.email &&
      !booking.phone &&
      settledCents(payments) > 0 &&
      retreat !== null &&
      retreat.endsOn >= banjulDay(now),
  )
  if (!lost) return
  const name = lost.booking.firstName ?? 'somebody else'
  throw new Problem('future-booking', {
    detail: `You’ve booked a paid place for ${name}, whom we can only reach through you. Please add ${name}’s email address on your dashboard, or cancel the place first.`,
  })
}

/** Refuses an erasure while money is owed, which an erased guest could neither get nor be asked for. @throws {Problem} money-open */
export function assertNothingOwed(own: readonly OwnTenure[], now: Date): void {
  for (const { tenure, record, ledger } of own) {
    const { booking, retreat } = record
    const which = retreat ? ` for ${labelOf(retreat)}` : ''
    const toRefund = openTransferRefunds(ledger)
    if (toRefund.length > 0 && tenure.payee.refundAccount === null) {
      throw new Problem('money-open', {
        detail: `We still have to refund ${formatCents(sumCents(toRefund))}${which}, but don’t have the bank details. Please add them first: the link is on the dashboard and in the email about the refund.`,
      })
    }
    const underWay = refundsByProvider(ledger)
    if (underWay.length > 0) {
      throw new Problem('money-open', {
        detail: `We are still refunding ${formatCents(sumCents(underWay))}${which} the way it was paid. Please wait until the money has been sent: if the bank refuses it, we have to ask for another account.`,
      })
    }
    if (tenure.payee.handOverId !== null) continue
    const wasThere =
      retreat !== null && retreat.endsOn < banjulDay(now) && booking.status === 'payment_confirmed'
    const dueCents = balanceDueOf(record)
    if (wasThere && dueCents > 0) {
      throw new Problem('money-open', {
        detail: `${formatCents(dueCents)}${which} is left to pay. Please pay it first, or write to us.`,
      })
    }
  }
}

/** Returns a sentence for each thing that is kept of an erased person. */
export async function keptAfterErasure(tx: Transaction, own: readonly OwnTenure[]): Promise<string[]> {
  const issued = await documentsIn(
    tx,
    own.map(({ tenure }) => tenure),
  )
  const oldestFirst = own.toReversed()
  const ledger = own.flatMap((paid) => paid.ledger)
  const isPaid = (paid: OwnTenure) => receivedCents(paid.ledger) > 0
  return keptSentences({
    documents: issued.map(({ content }) => content.number),
    paidRetreats: retreatLabels(oldestFirst.filter(isPaid)),
    orderedRetreats: retreatLabels(
      oldestFirst.filter(
        ({ record: { booking, payments } }) => payments.length > 0 && booking.orderVersion !== null,
      ),
    ),
    unpaidRetreats: retreatLabels(oldestFirst.filter((paid) => paid.ledger.length > 0 && !isPaid(paid))),
    owedCents: sumCents(own.flatMap((paid) => openTransferRefunds(paid.ledger))),
    reportedCents: reportedCents(ledger),
    hasCashBack: await hasOpenCashBack(tx, own),
    online: ledger.some(({ providerReference, state }) => providerReference !== null && state === 'received'),
  })
}

/** True if cash back of the Wind or Win Guarantee is still to be transferred to their account. */
async function hasOpenCashBack(tx: Transaction, own: readonly OwnTenure[]): Promise<boolean> {
  const ids = own
    .filter(({ tenure }) => tenure.payee.handOverId === null)
    .map(({ record }) => record.booking.id)
  const isOwed = and(inArray(windClaims.bookingId, ids), isPayoutOpen, isNotNull(windClaims.account))
  return ids.length > 0 && (await tx.$count(windClaims, isOwed)) > 0
}

function retreatLabels(own: readonly OwnTenure[]): string[] {
  return [...new Set(own.flatMap(({ record: { retreat } }) => (retreat ? [labelOf(retreat)] : [])))]
}
