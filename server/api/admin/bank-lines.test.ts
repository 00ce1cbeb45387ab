import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { formatDay } from '#domain/base/dates.ts'
import { calls } from '#domain/contract/api-contract.ts'
import type { AssignedLine, KeptLinesPage } from '#domain/contract/bank-calls.ts'
import type { BankLineView, BankPreview, MatchedLineView } from '#domain/contract/bank-shapes.ts'
import { bankLines, documents, payments } from '#server/db/schema.ts'
import { readHistory } from '#server/store/record-history.ts'
import { createTestApp } from '#test/create-test-app.ts'
import {
  appWithGuest,
  bookingOf,
  guestWithBooking,
  operator,
  issueDueDocuments,
  payByCard,
  reportTransfer,
  type Guest,
} from '#test/guests.ts'
import { expectInvariants } from '#test/invariants.ts'
import type { Visitor } from '#test/visitor.ts'

type Row = [day: string, euros: string, text: string]

function csv(...rows: Row[]): string {
  return ['Date;Amount;Text', ...rows.map((row) => row.join(';'))].join('\n')
}

async function read(admin: Visitor, content: string): Promise<BankPreview> {
  const { status, body } = await admin.post<BankPreview>('/api/admin/bank-import/preview', { content })
  expect(status).toBe(200)
  return body
}

async function oneLine(admin: Visitor, content: string): Promise<MatchedLineView> {
  const { lines } = await read(admin, content)
  const [line] = lines
  if (!line || lines.length > 1) throw new Error('the file has one line')
  return line
}

interface Share {
  leadId: string
  amount: number
}

function assign(admin: Visitor, line: BankLineView, shares: readonly Share[]) {
  return admin.post<AssignedLine & { detail: string }>('/api/admin/bank-lines/assign', {
    line,
    shares,
    file: 'bank.csv',
  })
}

function keep(admin: Visitor, lines: readonly BankLineView[], state: 'waiting' | 'ignored', note = '') {
  return admin.post<{ kept: number }>('/api/admin/bank-lines/keep', { lines, state, note })
}

async function kept(admin: Visitor, query = ''): Promise<KeptLinesPage> {
  const { status, body } = await admin.get<KeptLinesPage>(`/api/admin/bank-lines${query}`)
  expect(status).toBe(200)
  return body
}

async function opened() {
  const app = await createTestApp()
  return { app, admin: await operator(app) }
}

async function openedWithAwa() {
  const { app, guest: awa } = await appWithGuest()
  return { app, admin: await operator(app), awa }
}

test(
  'a line without a reference has guesses with reasons, and is recorded for the chosen guest once',
  { tags: 'postgres' },
  async () => {
    const { app, admin } = await opened()
    const zoe = await guestWithBooking(app, {
      firstName: 'Zoë',
      lastName: 'Peeters',
      email: 'zoe@example.com',
    })
    const content = csv(['2025-09-01', '900,00', 'M PEETERS-WILLEMS voor Zoe'])
    const shown = await oneLine(admin, content)
    expect(shown).toMatchObject({
      verdict: 'unknown',
      transfer: null,
      note: null,
      assigned: [],
      guesses: [
        {
          leadId: zoe.lead.id,
          name: 'Zoë Peeters',
          retreatDate: 'Oct 31–Nov 7, 2025',
          owes: 950,
          reasons: ['same name', 'first name in the text'],
          isLikeliest: true,
        },
      ],
    })
    const share = { leadId: zoe.lead.id, amount: 900 }
    const answers = await Promise.all([1, 2].map(() => assign(admin, shown.line, [share])))
    expect(answers.map(({ status, body }) => `${status} ${body.known}`).toSorted()).toEqual([
      '200 false',
      '200 true',
    ])
    expect(answers[0]?.body.shares).toMatchObject([{ ...share, name: 'Zoë Peeters', back: 0 }])
    expect(await bookingOf(zoe)).toMatchObject({
      status: 'payment_confirmed',
      amountPaid: 900,
      balanceDue: 50,
    })
    const [entry] = await readHistory(app.db, { bookingId: zoe.lead.id })
    expect(entry).toMatchObject({ what: '€900 received' })

    await issueDueDocuments(app)
    expect(await app.db.$count(documents, eq(documents.bookingId, zoe.lead.id))).toBe(1)
    // The same file again: the line is recognised, and cannot be recorded twice.
    const again = await read(admin, content)
    expect(again).toMatchObject({ rows: 1, matched: 1, unmatched: 0, unknown: 0 })
    expect(again.lines).toMatchObject([
      {
        verdict: 'already_recorded',
        transfer: { name: 'Zoë Peeters', amount: 900 },
        assigned: [{ name: 'Zoë Peeters', amount: 900 }],
      },
    ])
    expect((await assign(admin, shown.line, [share])).body.known).toBe(true)
    expect(await app.db.$count(payments, eq(payments.bookingId, zoe.lead.id))).toBe(1)
  },
)

test('one transfer is split over several guests to the cent, and importing it again changes nothing', async () => {
  const { app, admin, awa } = await openedWithAwa()
  const lena = await guestWithBooking(app, { firstName: 'Lena', email: 'lena@example.com' })
  await reportTransfer(awa, 'deposit')
  const content = csv(['2025-09-01', '1150,00', 'Familie Jallow'])
  const { line } = await oneLine(admin, content)
  const shares = [
    { leadId: awa.lead.id, amount: 199.5 },
    { leadId: lena.lead.id, amount: 950.5 },
  ]
  const { status, body } = await assign(admin, line, shares)
  expect({ status, known: body.known }).toEqual({ status: 200, known: false })
  expect(body.shares.map(({ name, amount }) => `${name} ${amount}`).toSorted()).toEqual([
    'Awa Jallow 199.5',
    'Lena Jallow 950.5',
  ])
  // The reported transfer is €0.50 short, which counts as bank fees; the €0.50 too much is refunded.
  expect(await bookingOf(awa)).toMatchObject({
    status: 'payment_confirmed',
    amountPaid: 199.5,
    amountReported: 0,
  })
  expect(body.shares.find(({ name }) => name === 'Lena Jallow')?.back).toBe(0.5)
  expect(await app.db.$count(bankLines, eq(bankLines.id, line.id))).toBe(2)
  const again = await read(admin, content)
  expect(again.lines[0]?.assigned).toHaveLength(2)
  expect((await assign(admin, line, shares)).body.known).toBe(true)
  const applied = await admin.post('/api/admin/bank-import/apply', { lines: [line] })
  expect(applied.body).toEqual({
    results: [{ id: line.id, outcome: 'already_recorded', paymentId: null, paymentIds: [] }],
  })
  for (const { lead } of [awa, lena]) {
    const rows = await app.db.select().from(payments).where(eq(payments.bookingId, lead.id))
    expect(rows.filter(({ kind }) => kind !== 'refund')).toHaveLength(1)
  }
})

test('shares with a wrong sum, a guest named twice or an unknown guest are refused as a whole', async () => {
  const { app, admin, awa } = await openedWithAwa()
  const { line } = await oneLine(admin, csv(['2025-09-01', '400,00', 'Two deposits']))
  const one = awa.lead.id
  const refusals: [Share[], number, string][] = [
    [[{ leadId: one, amount: 399.99 }], 422, '€0.01 of it is still unmatched'],
    [[{ leadId: one, amount: 400.01 }], 422, 'This is €0.01 more than was received'],
    [
      [
        { leadId: one, amount: 200 },
        { leadId: one, amount: 200 },
      ],
      422,
      'Name each guest once',
    ],
    [
      [
        { leadId: one, amount: 200 },
        { leadId: randomUUID(), amount: 200 },
      ],
      404,
      'Not found',
    ],
  ]
  for (const [shares, status, detail] of refusals) {
    const answer = await assign(admin, line, shares)
    expect({ status: answer.status, detail: answer.body.detail }).toEqual({ status, detail })
  }
  expect(calls.assignBankLine.problems, 'as the contract says').toContain('not-found')
  expect((await assign(admin, { ...line, amount: 500 }, [{ leadId: one, amount: 500 }])).status).toBe(422)
  expect(await app.db.$count(bankLines)).toBe(0)
  expect(await bookingOf(awa)).toMatchObject({ amountPaid: 0 })
})

test('a share that was recorded by hand before is asked about, and recorded only as a second payment', async () => {
  const { admin, awa } = await openedWithAwa()
  const entered = await admin.post(`/api/admin/bookings/${awa.lead.id}/payments`, {
    amount: 200,
    method: 'cash',
    receivedOn: '2025-09-01',
  })
  expect(entered.status).toBe(201)
  const { line } = await oneLine(admin, csv(['2025-08-30', '200,00', 'no reference']))
  const share = { leadId: awa.lead.id, amount: 200 }
  expect(await assign(admin, line, [share])).toMatchObject({
    status: 409,
    body: {
      detail: `€200 of ${formatDay('2025-09-01')} from Awa Jallow was already recorded. Is this a second payment?`,
    },
  })
  expect(await bookingOf(awa)).toMatchObject({ amountPaid: 200 })
  const second = { line, shares: [share], confirmRepeat: true }
  expect((await admin.post('/api/admin/bank-lines/assign', second)).status).toBe(200)
  expect(await bookingOf(awa)).toMatchObject({ amountPaid: 400 })
  const { line: far } = await oneLine(admin, csv(['2025-08-26', '200,00', 'no reference']))
  expect((await assign(admin, far, [share])).status, 'more than three days away').toBe(200)
})

/** A guest for whom €200 was recorded by mistake, and reversed after its receipt went out. */
async function openedAfterSlip() {
  const { app, admin, awa: guest } = await openedWithAwa()
  const { body } = await admin.post<{ payment: { id: string } }>(
    `/api/admin/bookings/${guest.lead.id}/payments`,
    { amount: 200, method: 'bank_transfer', receivedOn: '2025-09-01' },
  )
  await issueDueDocuments(app)
  expect((await admin.post(`/api/admin/payments/${body.payment.id}/undo`)).status).toBe(200)
  expect(await bookingOf(guest)).toMatchObject({ amountPaid: 0, status: 'booking_submitted' })
  return { app, admin, guest }
}

test('a transfer with a reference counts after an equal payment was reversed', async () => {
  const { app, admin, guest } = await openedAfterSlip()
  const reference = guest.lead.paymentReferences?.deposit ?? ''
  const { line, verdict } = await oneLine(admin, csv(['2025-09-01', '200,00', reference]))
  expect(verdict).toBe('match')
  const applied = await admin.post('/api/admin/bank-import/apply', { lines: [line] })
  expect(applied.body).toMatchObject({ results: [{ outcome: 'received' }] })
  expect(await bookingOf(guest)).toMatchObject({ amountPaid: 200, status: 'payment_confirmed' })
  await issueDueDocuments(app)
  await expectInvariants(app.db)
})

test('a transfer without a reference counts after an equal payment was reversed', async () => {
  const { app, admin, guest } = await openedAfterSlip()
  const { line } = await oneLine(admin, csv(['2025-09-01', '200,00', 'no reference']))
  const { body } = await assign(admin, line, [{ leadId: guest.lead.id, amount: 200 }])
  expect(body.shares).toMatchObject([{ amount: 200, back: 0 }])
  expect(await bookingOf(guest)).toMatchObject({ amountPaid: 200, status: 'payment_confirmed' })
  await issueDueDocuments(app)
  await expectInvariants(app.db)
})

test('an unknown line can be kept, noted, ignored and found, and is not stored twice', async () => {
  const { admin } = await opened()
  const content = csv(
    ['2025-09-01', '450,00', 'WISE EUROPE SA kitesurf'],
    ['2025-08-30', '60,00', 'Jörg Brandt t-shirt'],
    ['2025-08-29', '150,00', 'K. D.'],
  )
  const { lines } = await read(admin, content)
  const [wise, brandt, kd] = lines.map(({ line }) => line)
  if (!wise || !brandt || !kd) throw new Error('the file has three lines')
  expect((await keep(admin, [wise, kd], 'waiting')).body).toEqual({ kept: 2 })
  expect((await keep(admin, [brandt], 'ignored', 'T-shirt at the beach')).body).toEqual({ kept: 1 })
  expect((await keep(admin, [wise, brandt, kd], 'waiting')).body, 'what was kept stays as it is').toEqual({
    kept: 0,
  })
  const waiting = await kept(admin)
  expect(waiting).toMatchObject({ total: 2, amount: 600, waiting: 2, ignored: 1 })
  expect(waiting.lines.map(({ line }) => line)).toEqual([wise, kd])
  expect(await kept(admin, '?limit=1')).toMatchObject({ total: 2, lines: [{ line: wise }] })

  const noted = await admin.patch(`/api/admin/bank-lines/${kd.id}`, { note: 'Asked on WhatsApp' })
  expect(noted).toMatchObject({ status: 200, body: { state: 'waiting', note: 'Asked on WhatsApp' } })
  expect(await kept(admin, '?search=whatsapp')).toMatchObject({ total: 1, lines: [{ line: kd }] })
  expect(await kept(admin, '?search=jorg&state=ignored')).toMatchObject({
    lines: [{ line: brandt, note: 'T-shirt at the beach' }],
  })
  expect(await kept(admin, '?search=450.00')).toMatchObject({ lines: [{ line: wise }] })
  expect(await kept(admin, '?search=%25')).toMatchObject({ total: 0 })

  const again = await read(admin, content)
  expect(again).toMatchObject({ rows: 3, matched: 0, unmatched: 3, unknown: 2, ignored: 1 })
  expect(again.lines.map(({ verdict, note }) => [verdict, note])).toEqual([
    ['unknown', null],
    ['unknown', 'Asked on WhatsApp'],
    ['ignored', 'T-shirt at the beach'],
  ])
  await admin.patch(`/api/admin/bank-lines/${brandt.id}`, { state: 'waiting' })
  expect((await keep(admin, [brandt], 'ignored')).body).toEqual({ kept: 1 })
  expect(await kept(admin, '?state=ignored')).toMatchObject({
    total: 1,
    lines: [{ note: 'T-shirt at the beach' }],
  })
  expect((await admin.patch('/api/admin/bank-lines/nothing', { note: 'x' })).status).toBe(404)
})

test('a line that one call names twice is kept once', async () => {
  const { admin } = await opened()
  const { line } = await oneLine(admin, csv(['2025-09-01', '60,00', 'Jörg Brandt t-shirt']))
  for (const state of ['waiting', 'ignored'] as const) {
    expect(await keep(admin, [line, line], state), state).toMatchObject({ status: 200, body: { kept: 1 } })
  }
  expect(await kept(admin)).toMatchObject({ waiting: 0, ignored: 1 })
})

test('a kept line leaves the list when it is assigned, and is back after an undo', async () => {
  const { admin, awa } = await openedWithAwa()
  const { line } = await oneLine(admin, csv(['2025-09-01', '200,00', 'no name']))
  await keep(admin, [line], 'waiting', 'Who?')
  const { body } = await assign(admin, line, [{ leadId: awa.lead.id, amount: 200 }])
  expect(await kept(admin)).toMatchObject({ total: 0, waiting: 0 })
  const undone = await admin.post(`/api/admin/payments/${body.shares[0]?.paymentId}/undo`, {})
  expect(undone.status).toBe(200)
  expect(await bookingOf(awa)).toMatchObject({ amountPaid: 0, status: 'booking_submitted' })
  expect(await kept(admin)).toMatchObject({ total: 1, lines: [{ line, note: 'Who?' }] })
  expect((await assign(admin, line, [{ leadId: awa.lead.id, amount: 200 }])).body.known).toBe(false)
  expect(await bookingOf(awa)).toMatchObject({ amountPaid: 200 })
})

test('a line with another amount than expected can be recorded as it is', async () => {
  const { admin, awa } = await openedWithAwa()
  await payByCard(awa, 'deposit')
  const reference = awa.lead.paymentReferences?.balance ?? ''
  const shown = await oneLine(admin, csv(['2025-09-01', '500,00', reference]))
  expect(shown).toMatchObject({
    verdict: 'wrong_amount',
    guesses: [{ name: 'Awa Jallow', owes: 750, reasons: ['named by the reference'] }],
  })
  await assign(admin, shown.line, [{ leadId: awa.lead.id, amount: 500 }])
  expect(await bookingOf(awa)).toMatchObject({ amountPaid: 700, balanceDue: 250 })
  expect(await oneLine(admin, csv(['2025-09-01', '500,00', reference]))).toMatchObject({
    verdict: 'already_recorded',
  })
})

test('after a part payment the remaining amount matches, and a further transfer counts as another', async () => {
  const { admin, awa } = await openedWithAwa()
  const enter = (amount: number) =>
    admin.post(`/api/admin/bookings/${awa.lead.id}/payments`, {
      amount,
      method: 'bank_transfer',
      receivedOn: '2025-09-01',
    })
  const { deposit = '', balance = '' } = awa.lead.paymentReferences ?? {}
  await enter(150)
  const rest = await oneLine(admin, csv(['2025-09-01', '50,00', deposit]))
  expect(rest).toMatchObject({ verdict: 'match', transfer: { amount: 50 } })
  await admin.post('/api/admin/bank-import/apply', { lines: [rest.line] })
  expect(await bookingOf(awa)).toMatchObject({ status: 'payment_confirmed', amountPaid: 200 })
  expect(await oneLine(admin, csv(['2025-09-06', '50,00', deposit]))).toMatchObject({
    verdict: 'another',
  })
  await enter(500)
  const last = await oneLine(admin, csv(['2025-09-03', '250,00', balance]))
  expect(last).toMatchObject({ verdict: 'match', transfer: { amount: 250, kind: 'balance' } })
  await admin.post('/api/admin/bank-import/apply', { lines: [last.line] })
  expect(await bookingOf(awa)).toMatchObject({ amountPaid: 950, balanceDue: 0 })
  expect(await oneLine(admin, csv(['2025-09-09', '250,00', balance]))).toMatchObject({
    verdict: 'another',
  })
})

test('what is missing of a full payment matches with the reference of the full payment', async () => {
  const { app, admin, awa } = await openedWithAwa()
  await reportTransfer(awa, 'full')
  const [reported] = await app.db.select().from(payments).where(eq(payments.state, 'reported'))
  await admin.post(`/api/admin/payments/${reported?.id}/receive`, { amount: 900 })
  expect(await bookingOf(awa)).toMatchObject({ amountPaid: 900, balanceDue: 50 })
  const { full = '' } = awa.lead.paymentReferences ?? {}
  const rest = await oneLine(admin, csv(['2025-09-02', '50,00', full]))
  expect(rest).toMatchObject({ verdict: 'match', transfer: { amount: 50, kind: 'balance' } })
  const applied = await admin.post('/api/admin/bank-import/apply', { lines: [rest.line] })
  expect(applied.body).toMatchObject({ results: [{ outcome: 'received' }] })
  expect(await bookingOf(awa)).toMatchObject({ amountPaid: 950, balanceDue: 0 })
})

test('the counts of a file add up to its lines', async () => {
  const { admin, awa } = await openedWithAwa()
  const content = csv(
    ['2025-09-01', '200,00', awa.lead.paymentReferences?.deposit ?? ''],
    ['2025-09-01', '75,00', 'Oma'],
    ['2025-09-01', '60,00', 'T-shirt'],
    ['2025-09-01', '30,00', 'Awa again'],
    ['2025-09-01', '-12,00', 'rent'],
    ['2025-09-31', '5,00', 'no such day'],
  )
  const [, oma, shirt, more] = (await read(admin, content)).lines.map(({ line }) => line)
  if (!oma || !shirt || !more) throw new Error('the file has these lines')
  await keep(admin, [oma], 'waiting')
  await keep(admin, [shirt], 'ignored')
  await assign(admin, more, [{ leadId: awa.lead.id, amount: 30 }])
  const file = await read(admin, content)
  expect(file).toMatchObject({ rows: 6, matched: 2, unmatched: 2, outgoing: 1, unreadable: 1, ignored: 1 })
  expect(file.matched + file.unmatched + file.outgoing + file.unreadable).toBe(file.rows)
  const words = file.lines.map(({ verdict }) => verdict)
  expect(words).toEqual(['wrong_amount', 'already_recorded', 'unknown', 'ignored'])
})

const depositOf = ({ lead }: Guest) => lead.paymentReferences?.deposit ?? ''

function apply(admin: Visitor, lines: readonly BankLineView[]) {
  return admin.post<{ results: { outcome: string; paymentId: string | null }[] }>(
    '/api/admin/bank-import/apply',
    { lines, file: 'bank.csv' },
  )
}

test('a balance sent with the deposit’s reference counts, also if it comes before the deposit in the file', async () => {
  const { app, admin, awa } = await openedWithAwa()
  const { lines } = await read(
    admin,
    csv(['2025-09-03', '750,00', depositOf(awa)], ['2025-09-01', '200,00', depositOf(awa)]),
  )
  expect(lines.map(({ verdict, transfer }) => [verdict, transfer?.amount])).toEqual([
    ['match', 750],
    ['match', 200],
  ])
  const { body } = await apply(
    admin,
    lines.map(({ line }) => line),
  )
  expect(body.results.map(({ outcome }) => outcome)).toEqual(['received', 'received'])
  expect(await bookingOf(awa)).toMatchObject({ amountPaid: 950, balanceDue: 0, paymentStatus: 'fully_paid' })
  expect(await kept(admin)).toMatchObject({ total: 0 })
  // Once nothing is left to pay, a further transfer is recorded and listed for a refund.
  const more = await oneLine(admin, csv(['2025-09-06', '200,00', depositOf(awa)]))
  expect(more).toMatchObject({ verdict: 'another', transfer: { owes: 0 } })
  expect((await apply(admin, [more.line])).body.results).toMatchObject([{ outcome: 'goes_back' }])
  await issueDueDocuments(app)
  await expectInvariants(app.db)
})

test('a transfer that names two guests is split by what each owes, and an undone share is unmatched again', async () => {
  const { app, admin, awa } = await openedWithAwa()
  const lamin = await guestWithBooking(app, { firstName: 'Lamin', lastName: 'Sowe', email: 'l@example.com' })
  const text = `${depositOf(awa)} ${depositOf(lamin)}`
  const content = csv(['2025-09-01', '400,00', text])
  const shown = await oneLine(admin, content)
  expect(shown).toMatchObject({
    verdict: 'split',
    transfer: null,
    shares: [
      { name: 'Awa Jallow', kind: 'deposit', amount: 200, owes: 950 },
      { name: 'Lamin Sowe', kind: 'deposit', amount: 200, owes: 950 },
    ],
  })
  expect((await apply(admin, [shown.line])).body.results).toMatchObject([{ outcome: 'received' }])
  expect((await apply(admin, [shown.line])).body.results).toMatchObject([{ outcome: 'already_recorded' }])
  for (const guest of [awa, lamin]) expect(await bookingOf(guest)).toMatchObject({ amountPaid: 200 })
  expect(await kept(admin)).toMatchObject({ total: 0, amount: 0 })

  const [mistaken] = await app.db.select().from(payments).where(eq(payments.bookingId, lamin.lead.id))
  await admin.post(`/api/admin/payments/${mistaken?.id}/undo`, {})
  expect(await bookingOf(lamin)).toMatchObject({ amountPaid: 0 })
  expect(await kept(admin)).toMatchObject({ total: 1, amount: 200, lines: [{ left: 200, line: shown.line }] })
  expect(await oneLine(admin, content)).toMatchObject({
    verdict: 'already_recorded',
    assigned: [{ name: 'Awa Jallow', amount: 200 }],
  })
  const zoe = await guestWithBooking(app, { firstName: 'Zoë', email: 'zoe@example.com' })
  const tooMuch = await assign(admin, shown.line, [{ leadId: zoe.lead.id, amount: 400 }])
  expect(tooMuch).toMatchObject({ status: 422, body: { detail: 'This is €200 more than was received' } })
  const { body } = await assign(admin, shown.line, [{ leadId: zoe.lead.id, amount: 200 }])
  expect(body).toMatchObject({ known: false })
  expect(await bookingOf(zoe)).toMatchObject({ amountPaid: 200 })
  expect(await kept(admin)).toMatchObject({ total: 0 })
})

test('a transfer for two guests with another sum is proposed, and only the operator can split it', async () => {
  const { app, admin, awa } = await openedWithAwa()
  const lamin = await guestWithBooking(app, { firstName: 'Lamin', lastName: 'Sowe', email: 'l@example.com' })
  const { line, verdict, shares, guesses } = await oneLine(
    admin,
    csv(['2025-09-01', '390,00', `${depositOf(awa)}, ${depositOf(lamin)}`]),
  )
  expect(verdict).toBe('several')
  expect(shares.map(({ amount }) => amount)).toEqual([200, 200])
  expect(guesses.slice(0, 2).map(({ name }) => name)).toEqual(['Awa Jallow', 'Lamin Sowe'])
  expect((await apply(admin, [line])).body.results).toMatchObject([{ outcome: 'several' }])
  expect(await kept(admin)).toMatchObject({ total: 1, amount: 390 })
  const split = [
    { leadId: awa.lead.id, amount: 195 },
    { leadId: lamin.lead.id, amount: 195 },
  ]
  expect((await assign(admin, line, split)).status).toBe(200)
  // €5 less counts as bank fees.
  for (const guest of [awa, lamin])
    expect(await bookingOf(guest)).toMatchObject({ amountPaid: 195, status: 'payment_confirmed' })
})

test('a recorded line that is reversed after its receipt is unmatched again', async () => {
  const { app, admin, awa } = await openedWithAwa()
  const { line } = await oneLine(admin, csv(['2025-09-01', '200,00', depositOf(awa)]))
  const { body } = await apply(admin, [line])
  await issueDueDocuments(app)
  expect((await admin.post(`/api/admin/payments/${body.results[0]?.paymentId}/undo`)).status).toBe(200)
  expect(await kept(admin)).toMatchObject({ total: 1, amount: 200, lines: [{ line, left: 200 }] })
})

/** Random numbers from 0 up to a limit. The seed makes a failure repeatable. */
function dice(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

test.each([1, 2, 3, 4])(
  'every amount in overlapping files with equal lines is recorded or unmatched: %i',
  async (seed) => {
    const { app, admin, awa } = await openedWithAwa()
    const roll = dice(seed)
    const lamin = await guestWithBooking(app, { lastName: 'Sowe', email: 'l@example.com' })
    const texts = [depositOf(awa), depositOf(lamin), `${depositOf(awa)} ${depositOf(lamin)}`, 'K. D.']
    const amounts = ['200,00', '400,00', '750,00', '196,00']
    // Few texts, amounts and days, so that many lines are equal.
    const account = Array.from({ length: 14 }, (_, index): Row => [
      `2025-08-${String(20 + Math.floor(index / 3)).padStart(2, '0')}`,
      amounts[roll(amounts.length)] ?? '',
      texts[roll(texts.length)] ?? '',
    ])
    const days = [...new Set(account.map(([day]) => day))]
    const seen = new Set<number>()
    for (let turn = 0; turn < 6; turn++) {
      const from = days[roll(days.length)] ?? ''
      const rows = account.flatMap((row, index) => (row[0] >= from ? [{ row, index }] : []))
      for (const { index } of rows) seen.add(index)
      const { lines } = await read(admin, csv(...rows.map(({ row }) => row)))
      expect(lines, 'every line is shown').toHaveLength(rows.length)
      // Equal money of near days is known until the operator says otherwise.
      const known = lines.filter(
        ({ verdict, assigned }) => verdict === 'already_recorded' && assigned.length === 0,
      )
      for (const { line, transfer, shares } of known) {
        const parts = transfer ? [{ ...transfer, amount: line.amount }] : shares
        const body = {
          line,
          shares: parts.map(({ leadId, amount }) => ({ leadId, amount })),
          confirmRepeat: true,
          file: 'bank.csv',
        }
        expect((await admin.post('/api/admin/bank-lines/assign', body)).status).toBe(200)
      }
      const others = lines.filter((line) => !known.includes(line))
      const chosen = others
        .filter(({ verdict }) => verdict !== 'ignored' && roll(3) > 0)
        .map(({ line }) => line)
      const results = chosen.length === 0 ? [] : (await apply(admin, chosen)).body.results
      const rest = others.map(({ line }) => line).filter(({ id }) => !chosen.some((line) => line.id === id))
      if (rest.length > 0) await keep(admin, rest, roll(2) > 0 ? 'waiting' : 'ignored')
      const { lines: waiting } = await kept(admin)
      const [one] = waiting
      if (one && roll(2) > 0) await assign(admin, one.line, [{ leadId: awa.lead.id, amount: one.left }])
      const undone = results.find(({ paymentId }) => paymentId !== null)
      if (undone && roll(2) > 0) await admin.post(`/api/admin/payments/${undone.paymentId}/undo`, {})

      const linked = await app.db
        .select({ cents: payments.amountCents })
        .from(bankLines)
        .innerJoin(payments, eq(payments.id, bankLines.paymentId))
      const recorded = linked.reduce((sum, { cents }) => sum + cents, 0) / 100
      const unmatched = (await kept(admin)).amount + (await kept(admin, '?state=ignored')).amount
      const came = [...seen].reduce((sum, index) => sum + Number(account[index]?.[1].replace(',', '.')), 0)
      expect({ turn, sum: recorded + unmatched }).toEqual({ turn, sum: came })
    }
    await issueDueDocuments(app)
    await expectInvariants(app.db)
  },
)
