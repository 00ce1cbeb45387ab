import { expect, test } from 'vitest'
import { planUndo, type UndoableRow } from './undo-entry.ts'

const ENTERED = Date.parse('2026-11-22T12:00:00Z')
const DUE = new Date(ENTERED + 15_000)
const BEFORE = { reportedCents: 200_00, status: 'booking_submitted', holdExpiresAt: null } as const

function row(differences: Partial<UndoableRow> = {}): UndoableRow {
  return {
    id: 'entry',
    kind: 'deposit',
    state: 'received',
    method: 'bank_transfer',
    amountCents: 200_00,
    refundOf: null,
    refundReason: null,
    disputedCents: null,
    providerReference: null,
    documentDueAt: DUE,
    stateBeforeEntry: BEFORE,
    undoneAt: null,
    ...differences,
  }
}

function refund(differences: Partial<UndoableRow> = {}): UndoableRow {
  const ofEntry = { id: 'refund', kind: 'refund', refundOf: 'entry', refundReason: 'paid_too_much' } as const
  return row({
    ...ofEntry,
    amountCents: 50_00,
    state: 'initiated',
    documentDueAt: null,
    stateBeforeEntry: null,
    ...differences,
  })
}

function planAt(milliseconds: number, entry = row(), ...others: UndoableRow[]) {
  return planUndo([entry, ...others], entry, new Date(ENTERED + milliseconds))
}

test.each([
  [0, 'undo'],
  [14_999, 'undo'],
  [15_000, 'reverse'],
  [15_001, 'reverse'],
])('%i ms after a payment was recorded, it can be removed by: %s', (milliseconds, how) => {
  expect(planAt(milliseconds).how).toBe(how)
})

test('an undone payment cancels its open refunds, and a paid refund prevents undoing', () => {
  expect(planAt(0, row(), refund())).toEqual({ how: 'undo', refundIds: ['refund'] })
  expect(planAt(0, row(), refund({ state: 'rejected' }))).toEqual({ how: 'undo', refundIds: [] })
  expect(planAt(20_000, row(), refund())).toEqual({
    how: 'reverse',
    counterCents: 150_00,
    refundIds: ['refund'],
    awaitedCents: 200_00,
  })
  for (const at of [0, 20_000]) {
    expect(planAt(at, row(), refund({ state: 'refunded' })).how).toBe('refused')
  }
})

test('a payment recorded without an undo time can be reversed, and then no transfer is awaited', () => {
  expect(planAt(0, row({ documentDueAt: null, stateBeforeEntry: null }))).toEqual({
    how: 'reverse',
    counterCents: 200_00,
    refundIds: [],
    awaitedCents: null,
  })
})

test('a second click changes nothing', () => {
  const undoneAt = DUE
  expect(planAt(0, row({ state: 'rejected', undoneAt })).how).toBe('done')
  expect(planAt(0, row({ state: 'reported', undoneAt })).how).toBe('done')
  const counter = refund({ amountCents: 200_00, state: 'refunded', refundReason: 'taken_back' })
  expect(planAt(20_000, row({ documentDueAt: null }), counter).how).toBe('done')
})

test('a card payment, a reported transfer and a counter-entry cannot be undone', () => {
  expect(planAt(0, row({ method: 'card', providerReference: 'pi_1', documentDueAt: null })).how).toBe(
    'refused',
  )
  expect(planAt(0, row({ state: 'reported', documentDueAt: null })).how).toBe('refused')
  expect(planAt(0, refund({ state: 'refunded', refundReason: 'taken_back' })).how).toBe('refused')
})

test('a transfer refund marked as paid can be marked as not paid, but not a card refund', () => {
  expect(planAt(99_000, refund({ state: 'refunded' })).how).toBe('not_paid_out')
  expect(planAt(99_000, refund({ undoneAt: DUE })).how).toBe('done')
  expect(planAt(99_000, refund({ state: 'refunded', method: 'card' })).how).toBe('refused')
  expect(planAt(99_000, refund()).how).toBe('refused')
})

test('a payment of which a part was refunded a moment ago is undone only after that refund', () => {
  expect(planAt(0, row(), refund({ documentDueAt: DUE }))).toEqual({
    how: 'refused',
    reason: 'Part of it was refunded a moment ago. Undo that first',
  })
})

test('a refund that waits with its cancellation is undone only with it', () => {
  expect(planAt(0, refund({ documentDueAt: DUE, refundReason: 'booking_cancelled' }))).toEqual({
    how: 'refused',
    reason: 'This refund belongs to a cancellation. Undo the cancellation instead',
  })
})

test('a refund of several payments is undone as one, and not once a part of it was sent', () => {
  const act = { ...BEFORE, refund: { actId: 'refund', depositCents: 200_00 } }
  const waits = { documentDueAt: DUE, stateBeforeEntry: act }
  const other = refund({ ...waits, id: 'other', refundOf: 'another' })
  expect(planAt(0, refund(waits), other)).toEqual({ how: 'undo_refund', refundIds: ['refund', 'other'] })
  expect(planAt(0, refund(waits), { ...other, state: 'refunded' })).toEqual({
    how: 'refused',
    reason: 'Part of this refund has been sent, so you can no longer undo it',
  })
})
