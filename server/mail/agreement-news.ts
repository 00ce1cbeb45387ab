import { eurosFromCents, sumCents } from '#domain/base/money.ts'
import type { AgreementNews } from '#domain/booking/agreement-mail-text.ts'
import { isRefundOfAgreement, type BeforeAgreement } from '#domain/booking/agreement.ts'
import { refundDueOn } from '#domain/payment/refundable.ts'
import {
  amountPaidOf,
  balanceDueOf,
  dueDayOf,
  openPlanOf,
  quoteOf,
  totalOf,
} from '#server/store/booking-money.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'

/** Returns what the operator changed of price and payment days since `before`, in euros. A refund of it is made `now`. */
export function agreementNews(record: BookingRecord, before: BeforeAgreement, now: Date): AgreementNews {
  const quote = quoteOf(record.booking)
  const own = quote?.lines.filter(({ act }) => act !== undefined && before.acts.includes(act)) ?? []
  const byCents = Math.max(0, before.totalCents - totalOf(record))
  const refunds = record.payments.filter(
    (row) => row.state !== 'rejected' && isRefundOfAgreement(row, before),
  )
  const parts = (openPlanOf(record) ?? []).filter(({ openCents }) => openCents > 0)
  const leftCents = balanceDueOf(record)
  return {
    lowered:
      byCents > 0
        ? { by: eurosFromCents(byCents), reasons: own.flatMap(({ reason }) => reason ?? []) }
        : null,
    total: eurosFromCents(totalOf(record)),
    paid: eurosFromCents(amountPaidOf(record)),
    refund: eurosFromCents(sumCents(refunds)),
    refundWays: {
      ways: refunds.map(({ method, amountCents }) => ({ method, amount: eurosFromCents(amountCents) })),
      dueOn: refundDueOn(now),
      hasAccount: record.booking.refundAccount !== null,
    },
    left: eurosFromCents(leftCents),
    dueOn: leftCents > 0 && parts.length < 2 ? dueDayOf(record) : null,
    parts: parts.map(({ dueOn, openCents }) => ({ dueOn, amount: eurosFromCents(openCents) })),
    words: before.words,
  }
}
