// Plays random histories of a booking through its rules, as the server's use cases do, and checks it after each step.

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  balanceDueCents,
  coveredCents,
  paidCents,
  paymentStatusOf,
  receivedCents,
  reportedCents,
  reportedSince,
  returningCents,
  type LedgerEntry,
  type PaymentStatus,
} from '#domain/payment/ledger.ts'
import { PAYMENT_TYPES, type PaymentType } from '#domain/payment/payment-reference.ts'
import type { RefundReason } from '#domain/payment/refund-reasons.ts'
import { heldCents, unrefundedCents, refundableCents, type LedgerPart } from '#domain/payment/refundable.ts'
import { holdsPlace, isHoldOver } from '#domain/place/booking-status.ts'
import { cancellationRefund } from '#domain/refund/cancellation-refund.ts'
import { refundParts } from '#domain/refund/cancellation.ts'
import { CANCELLATION_RULES, type CancellationRule } from '#domain/terms/cancellation-terms.ts'
import { mayCancel, mayEdit, mayPay } from './allowed-actions.ts'
import {
  isTransferHoldOver,
  transition,
  type BookingEvent,
  type BookingState,
  type Money,
} from './booking-state.ts'

const DEPOSIT = 20_000
const STARTS_ON = '2026-10-31'

type Row = LedgerEntry & LedgerPart

/** A booking and its ledger in memory. Each method does what a use case does. */
class Life {
  state: BookingState = { status: 'in_progress', submittedAt: null, holdExpiresAt: null }
  ledger: Row[] = []
  totalCents = 95_000
  rule: CancellationRule | null = null
  now = new Date('2025-09-01T09:00:00Z')

  get paymentStatus(): PaymentStatus {
    const { totalCents } = this
    const isCancelled = this.state.status === 'cancelled'
    return paymentStatusOf(this.ledger, { totalCents, isCancelled, startsOn: STARTS_ON })
  }

  get money(): Money {
    const { ledger, paymentStatus } = this
    return {
      paymentStatus,
      paidCents: paidCents(ledger),
      isDepositReceived: coveredCents(ledger) >= DEPOSIT,
      reportedSince: reportedSince(ledger),
    }
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
    const half = Math.floor((coveredCents(this.ledger) - totalCents) / 2)
    this.refund(Math.min(half, heldCents(this.ledger)), 'booking_changed')
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
      : status === 'expired' && isPlaceFree
    const payment = this.enter(pays, 'received', amount)
    if (!fits) {
      const late = status === 'cancelled' ? 'paid_after_cancelling' : 'no_place_left'
      this.refundOf(payment, amount, holdsPlace(status) ? 'paid_too_much' : late)
      return
    }
    this.refundOf(payment, Math.min(amount, coveredCents(this.ledger) - this.totalCents), 'paid_too_much')
    this.happens({ type: 'receive_payment' })
  }

  recordTransfer(isPlaceFree: boolean): void {
    const reported = this.ledger.find(({ state }) => state === 'reported')
    if (!reported) return
    const { status } = this.state
    reported.state = 'received'
    if (this.rule !== null) {
      this.refund(cancellationRefund(this.rule, this.ledger, null).amountCents, 'booking_cancelled')
      return
    }
    if (status === 'expired' && !isPlaceFree) {
      this.refundOf(reported, this.left(reported), 'no_place_left')
      return
    }
    const { amountCents } = reported
    this.refundOf(
      reported,
      Math.min(amountCents, coveredCents(this.ledger) - this.totalCents),
      'paid_too_much',
    )
    if (holdsPlace(status) || status === 'expired') this.happens({ type: 'receive_payment' })
  }

  rejectTransfer(): void {
    const reported = this.ledger.find(({ state }) => state === 'reported')
    if (!reported) return
    reported.state = 'rejected'
    this.happens({ type: 'reject_transfer' })
  }

  /** The operator refunds money at the provider. */
  giveBack(cents: number): void {
    const payment = this.ledger.find((row) => this.left(row) > 0)
    if (payment) this.leave(payment, cents, 'given_back')
  }

  /** A cardholder disputes part of a payment. */
  dispute(cents: number): void {
    const payment = this.ledger.find(({ kind, state }) => kind !== 'refund' && state === 'received')
    if (payment) payment.disputedCents = Math.min(cents, payment.amountCents)
  }

  endDispute(isWon: boolean): void {
    const payment = this.ledger.find(({ disputedCents }) => disputedCents !== null)
    if (!payment) return
    const cents = payment.disputedCents ?? 0
    payment.disputedCents = null
    if (isWon) {
      if (this.rule === null) return
      this.refund(cancellationRefund(this.rule, this.ledger, null).amountCents, 'booking_cancelled')
      return
    }
    this.leave(payment, cents, 'dispute_lost')
    this.happens({ type: 'reverse_payment' })
  }

  payOut(state: 'refunded' | 'failed'): void {
    const due = this.ledger.find(
      (row) => row.state === 'initiated' && this.sourceOf(row)?.disputedCents === null,
    )
    if (due) due.state = state
  }

  cancel(rule: CancellationRule): void {
    if (!mayCancel(this.state).ok) return
    this.happens({ type: 'cancel' })
    this.rule = rule
    this.refund(cancellationRefund(rule, this.ledger, null).amountCents, 'booking_cancelled')
  }

  expire(): void {
    const isOver = isHoldOver(this.state, this.now) || isTransferHoldOver(this.state, this.money, this.now)
    if (!isOver) return
    this.happens({ type: 'expire' })
    this.refund(heldCents(this.ledger), 'hold_ended')
  }

  private priceOf(pays: PaymentType): number {
    if (pays === 'balance') return balanceDueCents(this.ledger, this.totalCents)
    return pays === 'deposit' ? DEPOSIT : this.totalCents
  }

  private enter(kind: PaymentType, state: 'reported' | 'received', amountCents: number): Row {
    const row: Row = { ...this.newRow(), kind, state, amountCents }
    this.ledger.push(row)
    return row
  }

  private newRow(): Omit<Row, 'kind' | 'state' | 'amountCents'> {
    const id = String(this.ledger.length)
    return { id, refundOf: null, refundReason: null, disputedCents: null, createdAt: this.now }
  }

  private left(payment: Row): number {
    return unrefundedCents(this.ledger, payment)
  }

  private sourceOf({ refundOf }: Row): Row | undefined {
    return this.ledger.find(({ id }) => id === refundOf)
  }

  /** Records money that left at the provider, at most what is left of the payment. */
  private leave(payment: Row, cents: number, reason: RefundReason): void {
    const amount = Math.min(cents, this.left(payment))
    if (amount > 0) this.refundOf(payment, amount, reason).state = 'refunded'
  }

  private refund(cents: number, reason: RefundReason): void {
    let open = Math.max(0, cents)
    for (const payment of this.ledger.toReversed()) {
      const share = Math.min(open, refundableCents(this.ledger, payment))
      if (share > 0) this.refundOf(payment, share, reason)
      open -= share
    }
    if (open > 0) throw new Error(`the payments hold ${open} cents less than is to be given back`)
  }

  private refundOf(payment: Row, amountCents: number, refundReason: RefundReason): Row {
    const row: Row = {
      ...this.newRow(),
      kind: 'refund',
      state: 'initiated',
      amountCents,
      refundReason,
      refundOf: payment.id,
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
  fc.boolean().map((free) => (life: Life) => life.recordTransfer(free)),
  fc.constant((life: Life) => life.rejectTransfer()),
  fc.integer({ min: 1, max: 120_000 }).map((cents) => (life: Life) => life.giveBack(cents)),
  fc.integer({ min: 1, max: 120_000 }).map((cents) => (life: Life) => life.dispute(cents)),
  fc.boolean().map((isWon) => (life: Life) => life.endDispute(isWon)),
  fc.constantFrom('refunded' as const, 'failed' as const).map((state) => (life: Life) => life.payOut(state)),
  fc.constantFrom(...CANCELLATION_RULES).map((rule) => (life: Life) => life.cancel(rule)),
  fc.constant((life: Life) => life.expire()),
)

const BESIDE_THE_PRICE = new Set<RefundReason | null>([
  'booking_changed',
  'no_place_left',
  'paid_too_much',
  'paid_after_cancelling',
  'hold_ended',
])

/** Returns what the cancellation rule refunds of the money received for the booking. */
function givenByRule({ rule, ledger }: Life): number {
  if (rule === null) return Infinity
  const beside = ledger.filter(({ refundReason }) => BESIDE_THE_PRICE.has(refundReason))
  const { deposit, rest } = refundParts(rule, receivedCents(ledger) - returningCents(beside))
  return deposit.backCents + rest.backCents
}

/** Returns what the cancellation refunded. The rule does not limit disputes and the operator's own refunds. */
function returnedByRule({ ledger }: Life): number {
  return returningCents(ledger.filter(({ refundReason }) => refundReason === 'booking_cancelled'))
}

/** Returns the rules that a booking breaks. */
function faults(life: Life): string[] {
  const { state, ledger, totalCents, paymentStatus } = life
  const { status, submittedAt, holdExpiresAt } = state
  const awaitsPayment = status === 'booking_submitted' && reportedCents(ledger) === 0
  const rules: [boolean, string][] = [
    [status === 'in_progress' || submittedAt !== null, 'submitted at no time'],
    // Jobs find unpaid places by their deadline, so exactly the unpaid places must have one.
    [awaitsPayment === (holdExpiresAt !== null), 'a deadline goes with an unpaid place'],
    [
      status !== 'expired' || heldCents(ledger) === 0,
      'expired with money that has come and is not given back',
    ],
    [
      paymentStatus !== 'deposit_paid' || !holdsPlace(status) || balanceDueCents(ledger, totalCents) > 0,
      'a part is paid, and nothing is left to pay',
    ],
    [
      paymentStatus !== 'fully_paid' || !holdsPlace(status) || balanceDueCents(ledger, totalCents) === 0,
      'all is paid, and something is left to pay',
    ],
    [returnedByRule(life) <= givenByRule(life), 'more went back than the rule gives of what was received'],
    [
      status !== 'payment_confirmed' || receivedCents(ledger) >= DEPOSIT,
      'confirmed by money that nobody saw',
    ],
    // Sums the rows, because paidCents never goes below 0.
    [returningCents(ledger) <= receivedCents(ledger), 'more went back than came'],
  ]
  return rules.filter(([holds]) => !holds).map(([, fault]) => fault)
}

test('the state and the ledger of a booking agree after any sequence of events', () => {
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
