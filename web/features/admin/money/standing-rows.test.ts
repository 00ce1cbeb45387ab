import { expect, test } from 'vitest'
import type { LedgerLine } from '#domain/api-contract.ts'
import { standingRows } from './standing-rows.ts'

function line(id: string, amount = 200): LedgerLine {
  return {
    id,
    leadId: id,
    name: id,
    email: null,
    retreatDate: null,
    kind: 'deposit',
    method: 'bank_transfer',
    amount,
    state: 'reported',
    referenceText: null,
    createdAt: '2025-09-01T09:00:00.000Z',
    settledAt: null,
    leadStatus: 'booking_submitted',
    overdue: false,
    disputed: false,
    byHand: false,
    failingSince: null,
    refundOf: null,
    reason: null,
    reasonNote: null,
    receivedOn: null,
    note: null,
    undoUntil: null,
    undoneAt: null,
    depositMissing: 200,
  }
}

const inShort = (rows: ReturnType<typeof standingRows>) =>
  rows.map(({ payment: { id, amount }, isGone }) => `${id} ${amount}${isGone ? ' gone' : ''}`)

test('what is done stays in its place, what is new comes last, and what comes back is there again', () => {
  const first = standingRows([], [line('a'), line('b'), line('c')])
  const received = standingRows(first, [line('d'), line('a'), line('c', 150)])
  expect(inShort(received)).toEqual(['a 200', 'b 200 gone', 'c 150', 'd 200'])
  expect(inShort(standingRows(received, [line('a'), line('b'), line('c')]))).toEqual([
    'a 200',
    'b 200',
    'c 200',
    'd 200 gone',
  ])
})
