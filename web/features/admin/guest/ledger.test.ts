import { expect, test } from 'vitest'
import { formatDay } from '#domain/base/dates.ts'
import type { GuestPage } from '#domain/contract/api-contract.ts'
import { bookingView, depositPaidView } from '#test/booking-view.ts'
import { ledgerEnd, ledgerRows } from './ledger.tsx'

const NOT_WRITTEN_OFF = { writtenOff: null }

type Payment = GuestPage['payments'][number]

const DEPOSIT: Payment = {
  id: 'deposit',
  leadId: bookingView().id,
  name: 'Awa Jallow',
  comesWith: [],
  email: 'awa@example.com',
  retreatDate: 'Nov 7–14, 2025',
  kind: 'deposit',
  method: 'card',
  isPart: false,
  amount: 200,
  state: 'received',
  referenceText: null,
  createdAt: '2025-09-01T09:05:00.000Z',
  settledAt: '2025-09-01T09:06:00.000Z',
  leadStatus: 'payment_confirmed',
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
  undo: null,
  partOf: null,
}

const RECEIPT: GuestPage['documents'][number] = {
  id: 'receipt',
  kind: 'receipt',
  number: 'R-2025-0001',
  issuedAt: '2025-09-01T09:06:00.000Z',
  amount: 200,
  paymentId: 'deposit',
}

const back = (differences: Partial<Payment>): Payment => ({
  ...DEPOSIT,
  id: 'refund',
  kind: 'refund',
  amount: 50,
  state: 'refunded',
  reason: 'given_back',
  ...differences,
})

function rows(payments: Payment[]) {
  return ledgerRows({ lead: depositPaidView(), payments, documents: [RECEIPT], money: NOT_WRITTEN_OFF })
}

test('the price comes first with its parts, and each payment is subtracted, with its document', () => {
  expect(rows([DEPOSIT])).toEqual([
    {
      key: 'price',
      title: 'Price',
      detail: `${formatDay('2025-09-01')} · Super Early Bird €950 · Private room +€180`,
      amount: '€1,130.00',
      struck: false,
      document: null,
      payment: null,
    },
    {
      key: 'deposit',
      title: 'Deposit by card',
      detail: `${formatDay('2025-09-01')}, 09:06`,
      amount: '−€200.00',
      struck: false,
      document: RECEIPT,
      payment: DEPOSIT,
    },
  ])
})

test.each([
  ['reported', false, /On its way since .* not received yet/],
  ['rejected', true, /not received$/],
  ['failed', true, /didn’t match/],
] as const)(
  'a transfer with the state %s has its text, and is struck out if it does not count',
  (state, struck, detail) => {
    const [, row] = rows([{ ...DEPOSIT, method: 'bank_transfer', state, settledAt: null }])
    expect(row).toMatchObject({ amount: '−€200.00', struck })
    expect(row?.detail).toMatch(detail)
  },
)

test.each([
  ['refunded', 'Refunded by card', false],
  ['initiated', 'Refund on its way by card', false],
  ['failed', 'Refund manually: the card provider refused it', false],
  ['rejected', 'Would have been refunded by card', true],
] as const)(
  'a refund with the state %s has its title, and is struck out if it was dropped',
  (state, title, struck) => {
    const row = rows([DEPOSIT, back({ state, reason: 'booking_changed' })]).at(2)
    expect(row).toMatchObject({ title, struck, amount: '+€50.00' })
  },
)

test('a goodwill refund shows its note, and a line that counts it as paid', () => {
  const told = rows([DEPOSIT, back({ reasonNote: 'No wind on three days' })])
  expect(told.slice(2)).toMatchObject([
    {
      title: 'Refunded by card',
      detail: `${formatDay('2025-09-01')}, 09:06 · No wind on three days`,
      amount: '+€50.00',
    },
    { title: 'Goodwill', amount: '−€50.00' },
  ])
})

test('a payment recorded by hand shows it, and is struck out if it was reversed or undone', () => {
  const entered = { ...DEPOSIT, method: 'cash', receivedOn: '2025-08-30', note: 'at the beach' } as const
  const counter = back({
    reason: 'taken_back',
    reasonNote: 'Entered twice',
    refundOf: 'deposit',
    amount: 200,
  })
  expect(rows([entered]).at(1)).toMatchObject({
    title: 'Deposit by cash',
    detail: `${formatDay('2025-08-30')} · recorded ${formatDay('2025-09-01')}, 09:06 · at the beach`,
    struck: false,
  })
  expect(rows([entered, counter]).slice(1)).toMatchObject([
    { amount: '−€200.00', struck: true },
    {
      title: 'Reversed',
      detail: `${formatDay('2025-09-01')}, 09:06 · Entered twice`,
      amount: '+€200.00',
      struck: false,
    },
  ])
  const undone = { ...entered, state: 'rejected', undoneAt: '2025-09-01T09:06:10.000Z' } as const
  expect(rows([undone]).at(1)).toMatchObject({
    detail: `Undone ${formatDay('2025-09-01')}, 09:06`,
    struck: true,
  })
})

test('the last line shows what is still due and by when, or that nothing is due', () => {
  expect(ledgerEnd({ lead: depositPaidView(), money: NOT_WRITTEN_OFF })).toEqual({
    title: 'Left to pay',
    detail: `by ${formatDay('2025-09-23')}`,
    amount: '€930.00',
  })
  const held = bookingView({ holdExpiresAt: '2025-09-03T09:00:00.000Z' })
  expect(ledgerEnd({ lead: held, money: NOT_WRITTEN_OFF })?.detail, 'what is due sooner stands first').toBe(
    `€200 deposit by ${formatDay('2025-09-03')}, 09:00, the balance by ${formatDay('2025-09-23')}`,
  )
  expect(
    ledgerEnd({ lead: { ...held, amountReported: 200, balanceDue: 930 }, money: NOT_WRITTEN_OFF })?.detail,
  ).toBe(`by ${formatDay('2025-09-23')}`)
  expect(ledgerEnd({ lead: depositPaidView({ balanceDue: 0 }), money: NOT_WRITTEN_OFF })).toMatchObject({
    title: 'Everything is paid',
    amount: '€0.00',
  })
  expect(
    ledgerEnd({ lead: depositPaidView({ balanceDue: 0, amountReported: 930 }), money: NOT_WRITTEN_OFF }),
  ).toEqual({
    title: 'Left to pay',
    detail: '€930 on its way',
    amount: '€0.00',
  })
  expect(ledgerEnd({ lead: bookingView({ status: 'cancelled' }), money: NOT_WRITTEN_OFF })).toMatchObject({
    title: 'Nothing is due',
    detail: 'The booking is cancelled',
  })
  const draft = bookingView({ status: 'in_progress', submittedAt: null, quote: null })
  expect(ledgerEnd({ lead: draft, money: NOT_WRITTEN_OFF })).toBeNull()
  expect(ledgerRows({ lead: draft, payments: [], documents: [], money: NOT_WRITTEN_OFF })).toEqual([])
})

test('what was written off is a line of its own, and nothing is due', () => {
  const lead = depositPaidView({ balanceDue: 0 })
  const money = { writtenOff: { amount: 930, at: '2026-01-05T10:00:00Z', reason: 'Moved away' } }
  const lines = ledgerRows({ lead, payments: [], documents: [], money })
  expect(lines.at(-1)).toMatchObject({
    title: 'Written off',
    detail: `${formatDay('2026-01-05')} · Moved away`,
    amount: '−€930.00',
  })
  expect(ledgerEnd({ lead, money })).toMatchObject({ title: 'Nothing is due', amount: '€0.00' })
})
