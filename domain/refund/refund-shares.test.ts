import { expect, test } from 'vitest'
import { outgoingGuestsCents, refundMethodOf, refundShares, undoableLast } from './refund-shares.ts'

const HANDED_OVER = new Date('2025-09-02T10:00:00Z')
const BY_CARD = {
  id: 'card',
  kind: 'deposit',
  state: 'received',
  method: 'card',
  providerReference: 'pi_1',
  amountCents: 200_00,
  refundOf: null,
  disputedCents: null,
  payerHandOverId: 'hand-over',
} as const
const LATER = {
  ...BY_CARD,
  id: 'later',
  kind: 'balance',
  payerHandOverId: null,
} as const
const TRANSFER = { ...BY_CARD, id: 'transfer', method: 'bank_transfer', providerReference: null } as const

test('the newest payment is refunded first, by the method it was paid with', () => {
  const shares = refundShares([BY_CARD, LATER], 300_00)
  expect(shares.map(({ source, amountCents }) => [source.id, amountCents])).toEqual([
    ['later', 200_00],
    ['card', 100_00],
  ])
  expect([BY_CARD, TRANSFER, { ...BY_CARD, providerReference: null }].map(refundMethodOf)).toEqual([
    'card',
    'bank_transfer',
    'bank_transfer',
  ])
  expect(() => refundShares([BY_CARD], 201_00)).toThrow('100 cents less')
})

test('a payment that can still be undone is refunded before a newer one', () => {
  const waiting = { ...TRANSFER, documentDueAt: HANDED_OVER }
  const later = { ...LATER, documentDueAt: null }
  const shares = refundShares(undoableLast([waiting, later]), 300_00)
  expect(shares.map(({ source, amountCents }) => [source.id, amountCents])).toEqual([
    ['transfer', 200_00],
    ['later', 100_00],
  ])
})

test("the previous guest's remaining and reported money is summed for a booking passed on", () => {
  const refund = {
    ...BY_CARD,
    id: 'r',
    kind: 'refund',
    state: 'refunded',
    refundOf: 'card',
    amountCents: 50_00,
  }
  const reported = { ...TRANSFER, state: 'reported', amountCents: 650_00 } as const
  const transfer = { ...TRANSFER, amountCents: 30_00 }
  const ledger = [
    BY_CARD,
    { ...refund, kind: 'refund', state: 'refunded' } as const,
    transfer,
    reported,
    LATER,
  ]
  expect(outgoingGuestsCents(ledger, HANDED_OVER)).toEqual({ paidCents: 180_00, reportedCents: 650_00 })
  expect(outgoingGuestsCents(ledger, null)).toBeNull()
})
