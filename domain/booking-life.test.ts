// Plays whole lives of a booking through its rules, as the use cases of the server do, and looks at it after every step.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mayCancel, mayEdit, mayPay } from './allowed-actions.ts'
import {
  holdsPlace,
  isHoldOver,
  isTransferHoldOver,
  transition,
  type BookingEvent,
  type BookingState,
  type Money,
} from './booking-state.ts'
import {
  balanceDueCents,
  paidCents,
  paymentStatusOf,
  reportedCents,
  reportedSince,
  settledCents,
  type LedgerEntry,
  type PaymentStatus,
} from './ledger.ts'
import { PAYMENT_TYPES, type PaymentType } from './payment-reference.ts'
import type { RefundReason } from './refund-reasons.ts'

const DEPOSIT = 20_000
const STARTS_ON = '2026-10-31'

interface Row extends LedgerEntry {
  refundOf: Row | null
}

/** A booking and its ledger in memory; every step is the one that a use case takes. */
class Life {
  state: BookingState = { status: 'in_progress', submittedAt: null, holdExpiresAt: null }
  ledger: Row[] = []
  totalCents = 95_000
  now = new Date('2025-09-01T09:00:00Z')

  get paymentStatus(): PaymentStatus {
    const { totalCents } = this
    const isCancelled = this.state.status === 'cancelled'
    return paymentStatusOf(this.ledger, { totalCents, isCancelled, startsOn: STARTS_ON })
  }

  get money(): Money {
    const { ledger, paymentStatus } = this
    return { paymentStatus, paidCents: paidCents(ledger), reportedSince: reportedSince(ledger) }
  }

  happens(event: BookingEvent): void {
    const result = transition(this.state, event, { now: this.now, money: this.money })
    if (!result.ok) throw new Error(`${event.type}: ${result.reason}`)
    this.state = result.state
  }

  submit(claimed: boolean): void {
    if (this.state.status === 'cancelled' || this.paymentStatus !== 'pending') return
    this.happens({ type: 'submit', claimed })
  }

  edit(totalCents: number): void {
    if (!mayEdit(this.state).ok) return
    this.totalCents = totalCents
    this.happens({ type: 'edit' })
    this.refund(Math.floor((settledCents(this.ledger) - totalCents) / 2), 'booking_changed')
  }

  report(pays: PaymentType): void {
    if (!mayPay({ status: this.state.status, paymentStatus: this.paymentStatus }, pays).ok) return
    this.enter(pays, 'reported', this.priceOf(pays))
    this.happens({ type: 'report_transfer' })
  }

  payByCard(pays: PaymentType, isPlaceFree: boolean): void {
    const { status } = this.state
    const amount = this.priceOf(pays)
    if (status === 'in_progress' || amount === 0) return
    const fits = holdsPlace(status)
      ? mayPay({ status, paymentStatus: this.paymentStatus }, pays).ok
      : isPlaceFree
    const payment = this.enter(pays, 'received', amount)
    if (!fits) {
      this.refundOf(payment, amount, holdsPlace(status) ? 'paid_too_much' : 'no_place_left')
      return
    }
    this.refundOf(payment, Math.min(amount, settledCents(this.ledger) - this.totalCents), 'paid_too_much')
    this.happens({ type: 'receive_payment' })
  }

  receiveTransfer(isPlaceFree: boolean): void {
    const reported = this.ledger.find(({ state }) => state === 'reported')
    if (!reported) return
    const { status } = this.state
    reported.state = 'received'
    if (holdsPlace(status)) this.happens({ type: 'receive_payment' })
    if (status !== 'expired') return
    if (!isPlaceFree) this.refundOf(reported, this.left(reported), 'no_place_left')
    else this.happens({ type: 'receive_payment' })
  }

  rejectTransfer(): void {
    const reported = this.ledger.find(({ state }) => state === 'reported')
    if (!reported) return
    reported.state = 'rejected'
    for (const row of this.ledger) if (row.refundOf === reported) row.state = 'rejected'
    this.happens({ type: 'reject_transfer' })
  }

  /** The operator gives back at the provider, or a dispute is lost. */
  lose(cents: number, reason: 'given_back' | 'dispute_lost'): void {
    const payment = this.ledger.find((row) => row.state === 'received' && this.left(row) > 0)
    if (!payment) return
    this.refundOf(payment, Math.min(cents, this.left(payment)), reason).state = 'refunded'
    this.happens({ type: 'lose_payment' })
  }

  payOut(state: 'refunded' | 'failed'): void {
    const due = this.ledger.find((row) => row.state === 'initiated' && row.refundOf?.state === 'received')
    if (due) due.state = state
  }

  cancel(percent: number): void {
    if (!mayCancel(this.state).ok) return
    const back = Math.floor((Math.max(0, settledCents(this.ledger)) * percent) / 100)
    this.happens({ type: 'cancel' })
    this.refund(back, 'booking_cancelled')
  }

  expire(): void {
    const isOver = isHoldOver(this.state, this.now) || isTransferHoldOver(this.state, this.money, this.now)
    if (isOver) this.happens({ type: 'expire' })
  }

  private priceOf(pays: PaymentType): number {
    if (pays === 'balance') return balanceDueCents(this.ledger, this.totalCents)
    return pays === 'deposit' ? DEPOSIT : this.totalCents
  }

  private enter(kind: PaymentType, state: 'reported' | 'received', amountCents: number): Row {
    const row: Row = { kind, state, amountCents, refundReason: null, createdAt: this.now, refundOf: null }
    this.ledger.push(row)
    return row
  }

  private left(payment: Row): number {
    return this.ledger
      .filter((row) => row.refundOf === payment && row.state !== 'rejected')
      .reduce((rest, row) => rest - row.amountCents, payment.amountCents)
  }

  private refund(cents: number, reason: RefundReason): void {
    let open = cents
    for (const payment of this.ledger.toReversed()) {
      const holds = payment.state === 'received' || payment.state === 'reported'
      const share = holds && payment.kind !== 'refund' ? Math.min(open, this.left(payment)) : 0
      if (share > 0) this.refundOf(payment, share, reason)
      open -= Math.max(0, share)
    }
  }

  private refundOf(payment: Row, amountCents: number, refundReason: RefundReason): Row {
    const row: Row = {
      kind: 'refund',
      state: 'initiated',
      amountCents,
      refundReason,
      createdAt: this.now,
      refundOf: payment,
    }
    if (amountCents > 0) this.ledger.push(row)
    return row
  }
}

const anyType = fc.constantFrom(...PAYMENT_TYPES)
const anyStep: fc.Arbitrary<(life: Life) => void> = fc.oneof(
  fc.boolean().map((claimed) => (life: Life) => life.submit(claimed)),
  fc.constant((life: Life) => life.happens({ type: 'claim' })),
  fc.constantFrom(95_000, 113_000, 76_000).map((total) => (life: Life) => life.edit(total)),
  anyType.map((pays) => (life: Life) => life.report(pays)),
  fc.tuple(anyType, fc.boolean()).map(
    ([pays, free]) =>
      (life: Life) =>
        life.payByCard(pays, free),
  ),
  fc.boolean().map((free) => (life: Life) => life.receiveTransfer(free)),
  fc.constant((life: Life) => life.rejectTransfer()),
  fc.tuple(fc.integer({ min: 1, max: 120_000 }), fc.constantFrom('given_back', 'dispute_lost')).map(
    ([cents, reason]) =>
      (life: Life) =>
        life.lose(cents, reason),
  ),
  fc.constantFrom('refunded' as const, 'failed' as const).map((state) => (life: Life) => life.payOut(state)),
  fc.constantFrom(100, 50, 0).map((percent) => (life: Life) => life.cancel(percent)),
  fc.constant((life: Life) => life.expire()),
)

/** What is wrong with a booking between two events. */
function faults({ state, ledger, totalCents, paymentStatus }: Life): string[] {
  const { status, submittedAt, holdExpiresAt } = state
  const awaitsPayment = status === 'booking_submitted' && paymentStatus === 'pending'
  const rules: [boolean, string][] = [
    [status === 'in_progress' || submittedAt !== null, 'submitted at no time'],
    // Those who look for unpaid places look for deadlines: the one must mean the other.
    [awaitsPayment === (holdExpiresAt !== null), 'a deadline goes with an unpaid place'],
    // What was only reported may still come, and finds the booking then.
    [
      status !== 'expired' || settledCents(ledger) - reportedCents(ledger) <= 0,
      'expired with money that has come and counts',
    ],
    [
      paymentStatus !== 'deposit_paid' || !holdsPlace(status) || balanceDueCents(ledger, totalCents) > 0,
      'a part is paid, and nothing is left to pay',
    ],
    [
      paymentStatus !== 'fully_paid' || !holdsPlace(status) || balanceDueCents(ledger, totalCents) === 0,
      'all is paid, and something is left to pay',
    ],
    [paidCents(ledger) >= 0 && reportedCents(ledger) >= 0, 'more went back than came'],
  ]
  return rules.filter(([holds]) => !holds).map(([, fault]) => fault)
}

test('whatever a booking goes through, its state and its ledger agree', () => {
  const history = fc.array(fc.record({ step: anyStep, waitMinutes: fc.nat(2_000) }), {
    maxLength: 25,
    size: 'max',
  })
  fc.assert(
    fc.property(history, (steps) => {
      const life = new Life()
      for (const { step, waitMinutes } of steps) {
        life.now = new Date(life.now.getTime() + waitMinutes * 60_000)
        step(life)
        expect(faults(life)).toEqual([])
      }
    }),
    { numRuns: 2_000 },
  )
})
