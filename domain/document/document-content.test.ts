import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDay } from '#domain/base/dates.ts'
import { sumCents } from '#domain/base/money.ts'
import { specifiedQuote } from '#test/price-list.ts'
import {
  composeDocuments,
  rowsToDocument,
  type DocumentedRow,
  type DocumentFacts,
} from './document-content.ts'
import { documentContentSchema } from './documents.ts'

const QUOTE = specifiedQuote({
  tier: 'super_early_bird',
  room: 'private',
  foundingMember: false,
  startsOn: '2025-11-07',
  submittedAt: new Date('2025-09-01T09:00:00Z'),
})

function row(id: string, amountCents: number, differences: Partial<DocumentedRow> = {}): DocumentedRow {
  return {
    id,
    kind: 'deposit',
    state: 'received',
    refundOf: null,
    amountCents,
    method: 'card',
    reference: null,
    reason: null,
    reasonNote: null,
    guest: { name: 'Awa Jallow', email: 'awa@example.com' },
    documentDueAt: null,
    on: '2025-09-01',
    ...differences,
  }
}

function refund(id: string, refundOf: string, amountCents: number, differences: Partial<DocumentedRow> = {}) {
  return row(id, amountCents, { kind: 'refund', state: 'initiated', refundOf, ...differences })
}

function facts(
  ledger: DocumentedRow[],
  booking: Partial<DocumentFacts['booking']> = {},
  issued: Record<string, string> = {},
): DocumentFacts {
  return {
    issuedOn: '2025-09-02',
    issuer: {
      name: 'Tradewind Ltd',
      brand: 'Tradewind',
      address: 'Sanyang',
      registration: null,
      email: 'a@b.example',
    },
    booking: {
      reference: 'JALLOW-7K2M',
      retreat: 'Nov 7–14, 2025',
      packageType: 'kiter',
      room: 'private',
      status: 'payment_confirmed',
      quote: QUOTE,
      totalCents: QUOTE.totalCents,
      reportedCents: 0,
      ...booking,
    },
    ledger,
    issued: new Map(Object.entries(issued).map(([id, number]) => [id, { number, issuedOn: '2025-09-01' }])),
  }
}

const NEXT = { receipt: 1, credit_note: 1 }

/** Returns one line for each document: number, label and euros. */
function inShort(given: DocumentFacts): string[] {
  return composeDocuments(given, NEXT).map(
    ({ content: { number, line } }) => `${number}: ${line.label} ${line.amountCents / 100}`,
  )
}

/** Returns the statement of the last document, in euros. */
function statement(given: DocumentFacts): [string, number][] {
  const rows = composeDocuments(given, NEXT).at(-1)?.content.statement.rows ?? []
  return rows.map(({ label, amountCents }) => [label, amountCents / 100])
}

const PRICE: [string, number][] = [
  ['Super Early Bird price', 950],
  ['Private room', 180],
  ['Total price', 1130],
]

test.each<[string, DocumentedRow[], string[]]>([
  ['a deposit', [row('a', 20_000)], ['R-2025-0001: Deposit 200']],
  ['the full amount', [row('a', 113_000, { kind: 'full' })], ['R-2025-0001: Full payment 1130']],
  [
    'a deposit and a balance',
    [row('a', 20_000), row('b', 93_000, { kind: 'balance' })],
    ['R-2025-0001: Deposit 200', 'R-2025-0002: Balance 930'],
  ],
  ['a transfer that was only reported', [row('a', 20_000, { state: 'reported' })], []],
  ['a transfer that never came', [row('a', 20_000, { state: 'rejected' })], []],
  ['card money that did not fit', [row('a', 20_000, { state: 'failed' })], []],
  [
    'a payment that all goes back',
    [row('a', 20_000), refund('b', 'a', 20_000)],
    ['R-2025-0001: Deposit 200', 'C-2025-0001: Deposit refunded 200'],
  ],
  [
    'a refund that the clocks of two servers put before its payment',
    [refund('b', 'a', 20_000), row('a', 20_000)],
    ['R-2025-0001: Deposit 200', 'C-2025-0001: Deposit refunded 200'],
  ],
  [
    'a refund of money that has not come',
    [row('a', 20_000, { state: 'reported' }), refund('b', 'a', 20_000)],
    [],
  ],
  [
    'a refund that was dropped',
    [row('a', 20_000), refund('b', 'a', 20_000, { state: 'rejected' })],
    ['R-2025-0001: Deposit 200'],
  ],
  [
    'a refund that the provider refused, and the operator pays out',
    [row('a', 20_000), refund('b', 'a', 20_000, { state: 'failed' })],
    ['R-2025-0001: Deposit 200', 'C-2025-0001: Deposit refunded 200'],
  ],
])('the ledger has the right documents: %s', (_, ledger, documents) => {
  expect(inShort(facts(ledger))).toEqual(documents)
})

test('a row with a document gets no second one, and the numbers continue', () => {
  const ledger = [row('a', 20_000), row('b', 93_000, { kind: 'balance' })]
  expect(rowsToDocument(ledger, new Set(['a', 'b']))).toEqual([])
  const [next] = composeDocuments(facts(ledger, {}, { a: 'R-2025-0007' }), {
    receipt: 12_345,
    credit_note: 1,
  })
  expect(next).toMatchObject({ rowId: 'b', number: 12_345, content: { number: 'R-2025-12345' } })
})

test('a receipt shows the quoted price, earlier payments, and what is left to pay by when', () => {
  expect(statement(facts([row('a', 20_000)]))).toEqual([
    ...PRICE,
    ['This payment', -200],
    [`Left to pay by ${formatDay('2025-09-23')}`, 930],
  ])
  expect(statement(facts([row('a', 20_000), row('b', 93_000, { kind: 'balance' })]))).toEqual([
    ...PRICE,
    ['Received before', -200],
    ['This payment', -930],
    ['Left to pay', 0],
  ])
})

test('a reported transfer is shown as on its way', () => {
  expect(statement(facts([row('a', 20_000)], { reportedCents: 50_000 }))).toEqual([
    ...PRICE,
    ['This payment', -200],
    ['Transfer on its way', -500],
    [`Left to pay by ${formatDay('2025-09-23')}`, 430],
  ])
})

test('money refunded before a payment is not "received before"', () => {
  const ledger = [row('a', 20_000), refund('b', 'a', 20_000), row('c', 20_000), row('d', 5_000)]
  expect(
    statement(facts(ledger, {}, { a: 'R-2025-0001', b: 'C-2025-0001', c: 'R-2025-0002' })),
  ).toContainEqual(['Received before', -200])
  // The same if all the documents are issued at once.
  const receipts = composeDocuments(facts(ledger), NEXT).filter(({ content }) => content.kind === 'receipt')
  const before = receipts.map(
    ({ content }) =>
      content.statement.rows.find(({ label }) => label === 'Received before')?.amountCents ?? 0,
  )
  expect(before).toEqual([0, 0, -20_000])
})

test('an overpayment is shown as overpaid, and an expired booking has nothing left to pay', () => {
  const twice = [row('a', 113_000, { kind: 'full' }), row('b', 20_000)]
  expect(statement(facts(twice)).at(-1)).toEqual(['Overpaid', 200])
  expect(statement(facts([row('a', 20_000)], { status: 'expired' })).at(-1)).toEqual(['This payment', -200])
})

test('a receipt for an imported booking without a quote shows only the total price', () => {
  expect(statement(facts([row('a', 20_000)], { quote: null, totalCents: 95_000 }))).toEqual([
    ['Total price', 950],
    ['This payment', -200],
    ['Left to pay', 750],
  ])
})

test.each([
  ['cancelled', 46_500, 'Kept under the cancellation terms', 665],
  ['payment_confirmed', 46_500, 'Stays with your booking', 665],
  ['cancelled', 113_000, 'Left of this payment', 0],
  ['expired', 113_000, 'Left of this payment', 0],
] as const)('a credit note of a booking that is %s: %i cents, %s', (status, back, label, left) => {
  const ledger = [
    row('a', 113_000, { kind: 'full' }),
    refund('b', 'a', back, { reason: 'booking_cancelled' }),
  ]
  const given = facts(ledger, { status }, { a: 'R-2025-0004' })
  expect(statement(given)).toEqual([
    ['Received with receipt R-2025-0004', 1130],
    ['Refunded with this credit note', -back / 100],
    [label, left],
  ])
  expect(composeDocuments(given, NEXT)[0]?.content).toMatchObject({
    number: 'C-2025-0001',
    corrects: { number: 'R-2025-0004', issuedOn: '2025-09-01' },
    reason: 'The booking was cancelled',
  })
})

test('a second credit note for one payment names what was refunded before', () => {
  const ledger = [row('a', 113_000, { kind: 'full' }), refund('b', 'a', 18_000), refund('c', 'a', 75_000)]
  expect(statement(facts(ledger, { status: 'cancelled' }))).toEqual([
    ['Received with receipt R-2025-0001', 1130],
    ['Refunded before', -180],
    ['Refunded with this credit note', -750],
    ['Kept under the cancellation terms', 200],
  ])
})

test('statements add up, and each document matches its schema', () => {
  const ledger = [row('a', 20_000), row('b', 93_000, { kind: 'balance' }), refund('c', 'b', 46_500)]
  for (const { content } of composeDocuments(facts(ledger), NEXT)) {
    expect(documentContentSchema.parse(content)).toEqual(content)
    const rows = content.statement.rows.map(({ label, amountCents }) => ({ label, amountCents }))
    const parts = rows.slice(0, -1).filter(({ label }) => label !== 'Total price')
    expect(sumCents(parts)).toBe(rows.at(-1)?.amountCents)
  }
})

const anyPayment = fc.record({
  amountCents: fc.integer({ min: 2, max: 200_000 }),
  state: fc.constantFrom('received', 'reported', 'rejected', 'failed'),
  /** The share that is refunded, in percent. Null if nothing is. */
  back: fc.option(fc.integer({ min: 1, max: 100 }), { nil: null }),
  backState: fc.constantFrom('initiated', 'refunded', 'failed', 'rejected'),
})

test('for any ledger, receipts minus credit notes are the money received minus refunds', () => {
  fc.assert(
    fc.property(fc.array(anyPayment, { maxLength: 8 }), (given) => {
      const ledger = given.flatMap(({ amountCents, state, back, backState }, index) => {
        const payment = row(`p${index}`, amountCents, { state })
        const backCents = Math.max(1, Math.round((amountCents * (back ?? 0)) / 100))
        return back === null
          ? [payment]
          : [payment, refund(`r${index}`, payment.id, backCents, { state: backState })]
      })
      const composed = composeDocuments(facts(ledger), NEXT)
      const signed = composed.map(({ content: { kind, line } }) =>
        kind === 'receipt' ? line.amountCents : -line.amountCents,
      )
      const expected = ledger.map(({ kind, state, refundOf, amountCents }) => {
        if (kind !== 'refund') return state === 'received' ? amountCents : 0
        const source = ledger.find(({ id }) => id === refundOf)
        return source?.state === 'received' && state !== 'rejected' ? -amountCents : 0
      })
      const sum = (cents: number[]) => cents.reduce((total, each) => total + each, 0)
      expect(sum(signed)).toBe(sum(expected))
      for (const wanted of ['receipt', 'credit_note']) {
        const numbers = composed.filter(({ content }) => content.kind === wanted).map(({ number }) => number)
        expect(numbers).toEqual(numbers.map((_, index) => index + 1))
      }
    }),
  )
})
