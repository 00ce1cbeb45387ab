import { Problem } from '#domain/api/problem.ts'
import { banjulDay } from '#domain/base/dates.ts'
import { formatCents, sumCents } from '#domain/base/money.ts'
import { holdsPlace } from '#domain/booking/booking-state.ts'
import { isCheckoutMethod, receivedCents, reportedCents } from '#domain/payment/ledger.ts'
import { keptSentences } from '#domain/privacy/kept-records.ts'
import { openTransferRefunds, refundsByProvider } from '#domain/refund/refund-account.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import type { Transaction } from '#server/db/connect.ts'
import { balanceDueOf, moneyOf } from '#server/store/booking-money.ts'
import type { BookingRecord, PaymentRow } from '#server/store/booking-record.ts'
import { documentsIn, type GuestStay } from './booking-tenures.ts'

/** A stay with its booking, and the ledger rows of what its guest paid. */
export interface OwnStay {
  stay: GuestStay
  record: BookingRecord
  ledger: PaymentRow[]
}

/** Refuses an erasure while a paid or reported stay is not over: the guest has to cancel it first. @throws {Problem} future-booking */
export function assertNoPaidStay(records: readonly BookingRecord[], now: Date): void {
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

/** Refuses an erasure while money is owed, which an erased guest could neither get nor be asked for. @throws {Problem} money-open */
export function assertNothingOwed(own: readonly OwnStay[], now: Date): void {
  for (const { stay, record, ledger } of own) {
    const { booking, retreat } = record
    const which = retreat ? ` for ${labelOf(retreat)}` : ''
    const toRefund = openTransferRefunds(ledger)
    if (toRefund.length > 0 && stay.payee.sealedAccount === null) {
      throw new Problem('money-open', {
        detail: `We still have to refund ${formatCents(sumCents(toRefund))}${which}, and do not know the account. Please tell us the account first: the link is on the dashboard and in the email about the refund.`,
      })
    }
    const underWay = refundsByProvider(ledger)
    if (underWay.length > 0) {
      throw new Problem('money-open', {
        detail: `We are still refunding ${formatCents(sumCents(underWay))}${which} the way it was paid. Please wait until the money was sent: if the bank refuses it, we have to ask for another account.`,
      })
    }
    if (stay.payee.handOverId !== null) continue
    const wasThere =
      retreat !== null && retreat.endsOn < banjulDay(now) && booking.status === 'payment_confirmed'
    const dueCents = balanceDueOf(record)
    if (wasThere && dueCents > 0) {
      throw new Problem('money-open', {
        detail: `${formatCents(dueCents)}${which} is still to be paid. Please pay it first, or write to us.`,
      })
    }
  }
}

/** Returns a sentence for each thing that is kept of an erased person. */
export async function keptAfterErasure(tx: Transaction, own: readonly OwnStay[]): Promise<string[]> {
  const issued = await documentsIn(
    tx,
    own.map(({ stay }) => stay),
  )
  const oldestFirst = own.toReversed()
  const ledger = own.flatMap((paid) => paid.ledger)
  const isPaid = (paid: OwnStay) => receivedCents(paid.ledger) > 0
  return keptSentences({
    documents: issued.map(({ content }) => content.number),
    paidStays: stayLabels(oldestFirst.filter(isPaid)),
    orderedStays: stayLabels(
      oldestFirst.filter(
        ({ record: { booking, payments } }) => payments.length > 0 && booking.orderVersion !== null,
      ),
    ),
    unpaidStays: stayLabels(oldestFirst.filter((paid) => paid.ledger.length > 0 && !isPaid(paid))),
    owedCents: sumCents(own.flatMap((paid) => openTransferRefunds(paid.ledger))),
    reportedCents: reportedCents(ledger),
    online: ledger.some(({ method, state }) => isCheckoutMethod(method) && state === 'received'),
  })
}

function stayLabels(own: readonly OwnStay[]): string[] {
  return [...new Set(own.flatMap(({ record: { retreat } }) => (retreat ? [labelOf(retreat)] : [])))]
}
