import { banjulDay, type CalendarDay } from '#domain/base/dates.ts'
import { sumEuros } from '#domain/base/money.ts'
import type { BookingPayment } from '#domain/document/booking-payment.ts'
import { isCheckoutMethod } from '#domain/payment/ledger.ts'
import { refundDestination } from '#domain/payment/payment-names.ts'

/** The refunds of one state that go the same way: "€200, sent to your card". */
export interface RefundPart {
  /** `waits`: for the guest's bank details. */
  state: 'sent' | 'on_its_way' | 'waits'
  amount: number
  /** "your card", "your bank account". */
  way: string
  isByTransfer: boolean
  /** The day on which the newest of them was made or sent. */
  on: CalendarDay
}

/** The guest's own money of a booking that has ended, in euros, without what an outgoing guest paid. */
export interface MoneyRefunded {
  paid: number
  /** The sum of all refunds, in any state. */
  refund: number
  /** The same by state and way, sent ones first. */
  parts: RefundPart[]
  /** The amount that a bank holds because the cardholder disputes the payment: neither refunded nor kept. */
  held: number
  /** The amount that we keep, which the terms call the cancellation fee. */
  fee: number
  /** The day of the newest refund; null if there is none. */
  madeOn: CalendarDay | null
  /** True if others of a group, or who had the payment link, paid a part of it. */
  isPaidByOthers: boolean
}

/** Returns the sums of a booking's payments, given oldest first. */
export function moneyRefunded(payments: readonly BookingPayment[]): MoneyRefunded {
  const own = payments.filter(({ isOutgoingGuests }) => !isOutgoingGuests)
  const mistaken = own.filter(({ reason }) => reason === 'taken_back')
  const refunds = own.filter((payment) => payment.kind === 'refund' && !mistaken.includes(payment))
  const received = own.filter(({ kind, step }) => kind !== 'refund' && step === 'received')
  const paid = sumEuros([sum(received), -sum(mistaken)])
  const refund = sum(refunds)
  const held = sumEuros(received.map(({ disputed }) => disputed))
  return {
    paid,
    refund,
    parts: (['sent', 'on_its_way', 'waits'] as const).flatMap((state) => {
      const byWay = Map.groupBy(
        refunds.filter((each) => stateOf(each) === state),
        wayOf,
      )
      return [...byWay].map(([way, rows]) => ({
        state,
        amount: sum(rows),
        way,
        isByTransfer: rows.every(({ method }) => !isCheckoutMethod(method)),
        on: dayOf(rows),
      }))
    }),
    held,
    fee: Math.max(0, sumEuros([paid, -refund, -held])),
    madeOn: refunds.length > 0 ? dayOf(refunds) : null,
    isPaidByOthers: received.some(({ isByOther }) => isByOther),
  }
}

/** What to say first of a refund; `way` is null if it goes several ways. */
interface RefundNews extends Pick<RefundPart, 'state' | 'amount'> {
  way: string | null
}

/** Returns how much of a refund waits for the guest, else how much is on its way, else that all was sent. */
export function refundNews(parts: readonly RefundPart[]): RefundNews {
  const state =
    (['waits', 'on_its_way'] as const).find((open) => parts.some((part) => part.state === open)) ?? 'sent'
  const told = parts.filter((part) => part.state === state)
  const [only] = told
  return { state, amount: sum(told), way: only && told.length === 1 ? only.way : null }
}

/** Returns the words after the amount of a refund: "refunded to your card". */
export function refundNewsText({ state, way }: Pick<RefundNews, 'state' | 'way'>): string {
  if (state === 'waits') return 'refund waiting for your bank details'
  if (state === 'on_its_way') return way === null ? 'refund on its way to you' : `refund on its way to ${way}`
  return way === null ? 'refunded' : `refunded to ${way}`
}

function stateOf({ step, accountLink }: BookingPayment): RefundPart['state'] {
  if (step === 'paid_back') return 'sent'
  return accountLink === null ? 'on_its_way' : 'waits'
}

/** Where a refund of what others paid goes. */
export const TO_WHO_PAID = 'the person who paid'

function wayOf({ method, isByOther }: BookingPayment): string {
  if (isByOther) return TO_WHO_PAID
  return isCheckoutMethod(method) ? refundDestination(method) : 'your bank account'
}

function dayOf(rows: readonly BookingPayment[]): CalendarDay {
  return banjulDay(new Date(Math.max(...rows.map(({ at }) => Date.parse(at)))))
}

function sum(rows: readonly { amount: number }[]): number {
  return sumEuros(rows.map(({ amount }) => amount))
}
