import { expect, test } from 'vitest'
import type { LedgerEntry } from '#domain/payment/ledger.ts'
import type { RefundReason } from '#domain/payment/refund-reasons.ts'
import type { LedgerPart } from '#domain/payment/refundable.ts'
import type { CancellationRule } from '#domain/terms/cancellation-terms.ts'
import { cancellationRefund, keptAcrossChangesCents } from './cancellation-refund.ts'

const STAY = { submittedAt: new Date('2025-06-01T09:00:00Z'), startsOn: '2025-12-05' }
const DAY_45 = new Date('2025-10-21T12:00:00Z')
const DAY_44 = new Date('2025-10-22T12:00:00Z')

type Row = LedgerEntry & LedgerPart

function paid(amountCents: number, state: 'received' | 'reported' = 'received'): Row {
  return {
    id: 'payment',
    kind: 'full',
    state,
    amountCents,
    refundOf: null,
    refundReason: null,
    disputedCents: null,
    createdAt: STAY.submittedAt,
  }
}

function refunded(
  amountCents: number,
  refundReason: RefundReason | null,
  differences: Partial<Row> = {},
): Row {
  return {
    ...paid(amountCents),
    id: 'refund',
    kind: 'refund',
    state: 'refunded',
    refundOf: 'payment',
    refundReason,
    createdAt: DAY_44,
    ...differences,
  }
}

test.each<[RefundReason | null, cents: number]>([
  // Of €1,330 the rule gives half of €1,130, and €200 of that has been refunded.
  ['booking_cancelled', 365_00],
  ['given_back', 365_00],
  ['dispute_lost', 365_00],
  [null, 365_00],
  // Of €1,130 the rule gives half of €930.
  ['no_place_left', 465_00],
  ['paid_too_much', 465_00],
  ['paid_after_cancelling', 465_00],
  ['hold_ended', 465_00],
  ['taken_back', 465_00],
  ['price_lowered', 465_00],
  ['paid_back', 465_00],
  // Half of €400 was refunded then, and the other half is not decided on again.
  ['booking_changed', 365_00],
])(
  'cancelling at 50%% after €200 of €1,330 were refunded as %s refunds %d cents',
  (refundReason, amountCents) => {
    const ledger = [paid(1330_00), refunded(200_00, refundReason)]
    expect(cancellationRefund('30_to_44_days', ledger, STAY)).toMatchObject({ amountCents })
  },
)

test.each<[string, Row[], CancellationRule, now: number, ifArrives: number]>([
  ['all of it, once a goodwill is made up for', [paid(200_00), goodwill()], '45_days_or_more', 0, 600_00],
  ['nothing, if a goodwill was more', [paid(200_00), goodwill()], 'under_30_days', 0, 0],
  ['half of it', [paid(200_00)], '30_to_44_days', 0, 375_00],
  [
    'half of it, whatever was kept',
    [paid(1130_00), refunded(90_00, 'booking_changed')],
    '30_to_44_days',
    375_00,
    375_00,
  ],
])('if reported €750 arrive after cancelling, the additional refund is %s', (_, ledger, rule, now, more) => {
  expect(cancellationRefund(rule, [...ledger, paid(750_00, 'reported')], STAY)).toMatchObject({
    amountCents: now,
    ifArrivesCents: more,
  })
})

function goodwill(): Row {
  return refunded(150_00, 'given_back')
}

test.each<[string, Row[], number]>([
  ['the other half, 44 days before', [refunded(90_00, 'booking_changed')], 90_00],
  ['that of each change', [refunded(90_00, 'booking_changed'), refunded(10_00, 'booking_changed')], 100_00],
  ['nothing, 45 days before', [refunded(180_00, 'booking_changed', { createdAt: DAY_45 })], 0],
  [
    'nothing on a later date, now nearer',
    [refunded(180_00, 'booking_changed', { refundRule: '45_days_or_more' })],
    0,
  ],
  [
    'half on a nearer date, now later',
    [refunded(90_00, 'booking_changed', { refundRule: '30_to_44_days', createdAt: DAY_45 })],
    90_00,
  ],
  ['nothing of a refund that was dropped', [refunded(90_00, 'booking_changed', { state: 'rejected' })], 0],
  ['nothing of other refunds', [refunded(90_00, 'paid_too_much')], 0],
])('when a booking became cheaper, we kept %s', (_, ledger, keptCents) => {
  expect(keptAcrossChangesCents(ledger, STAY)).toBe(keptCents)
})
