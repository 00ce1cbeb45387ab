import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type {
  BankLineView,
  BankPreview,
  LineOutcome,
  MatchedLineView,
} from '#domain/bank-import/bank-import.ts'
import { expireBookings } from '#server/booking/expire-bookings.ts'
import { bankLines, mails, payments, sandboxCheckouts } from '#server/db/schema.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import {
  appWithGuest,
  bookingOf,
  guestWithBooking,
  operator,
  issueDueDocuments,
  payByCard,
  reportTransfer,
  startCheckout,
  type Guest,
  receiveReported,
} from '#test/guests.ts'
import type { Visitor } from '#test/visitor.ts'

type Row = [day: string, euros: string, text: string]

function csv(...rows: Row[]): string {
  return ['Date;Amount;Text', ...rows.map((row) => row.join(';'))].join('\n')
}

function preview(admin: Visitor, content: string) {
  return admin.post<BankPreview>('/api/admin/bank-import/preview', { content })
}

async function matchesOf(admin: Visitor, content: string): Promise<MatchedLineView[]> {
  const { status, body } = await preview(admin, content)
  expect(status).toBe(200)
  return body.lines
}

async function apply(admin: Visitor, lines: BankLineView[]): Promise<LineOutcome[]> {
  const { status, body } = await admin.post<{ results: { id: string; outcome: LineOutcome }[] }>(
    '/api/admin/bank-import/apply',
    { lines },
  )
  expect(status).toBe(200)
  expect(body.results.map(({ id }) => id)).toEqual(lines.map(({ id }) => id))
  return body.results.map(({ outcome }) => outcome)
}

async function mailsTo({ db }: TestApp, { lead }: Guest): Promise<string[]> {
  const rows = await db.select().from(mails).where(eq(mails.bookingId, lead.id))
  const templates = rows.map(({ template }) => template)
  return templates
    .filter((template) => template !== 'booking-received' && template !== 'order-placed')
    .toSorted()
}

const reference = ({ lead }: Guest, kind: 'deposit' | 'full' | 'balance' = 'deposit') =>
  lead.paymentReferences?.[kind] ?? ''

test('a bank file is shown before anything changes, and applying it twice records a payment once', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  const guest = await guestWithBooking(app)
  await reportTransfer(guest, 'deposit')
  const content = csv(
    ['2025-09-03', '200,00', `from A Jallow ${reference(guest).toLowerCase().replaceAll('-', ' ')} thanks`],
    ['2025-09-03', '-500,00', 'rent'],
    ['2025-09-04', '12,00', 'somebody else'],
  )
  const shown = await preview(admin, content)
  expect(shown).toMatchObject({
    status: 200,
    body: {
      credits: 2,
      unknown: 1,
      rows: 3,
      matched: 1,
      unmatched: 1,
      outgoing: 1,
      unreadable: 0,
      unsettled: 0,
      otherCurrency: 0,
      unreadableLines: [],
      table: null,
      lines: [
        {
          verdict: 'match',
          line: { bookedOn: '2025-09-03', amount: 200 },
          transfer: {
            leadId: guest.lead.id,
            name: 'Awa Jallow',
            email: 'awa@example.com',
            retreatDate: 'Oct 31–Nov 7, 2025',
            kind: 'deposit',
            amount: 200,
            reference: reference(guest),
            reported: true,
            paidAlready: false,
            bookingStatus: 'booking_submitted',
          },
        },
        { verdict: 'unknown', transfer: null, line: { amount: 12 } },
      ],
    },
  })
  expect(await bookingOf(guest)).toMatchObject({ status: 'booking_submitted', amountReported: 200 })
  expect(await app.db.select().from(bankLines)).toEqual([])

  const line = shown.body.lines[0]?.line
  if (!line) throw new Error('no line')
  const answers = await Promise.all([apply(admin, [line]), apply(admin, [line])])
  expect(answers.flat().toSorted()).toEqual(['already_imported', 'received'])
  expect(await bookingOf(guest)).toMatchObject({
    status: 'payment_confirmed',
    paymentStatus: 'deposit_paid',
    amountPaid: 200,
    amountReported: 0,
  })
  await issueDueDocuments(app)
  expect(await mailsTo(app, guest)).toEqual(expect.arrayContaining(['transfer-received']))
  expect(await app.db.select().from(bankLines)).toMatchObject([{ id: line.id, bookedOn: '2025-09-03' }])
  expect(await matchesOf(admin, content)).toMatchObject([
    { verdict: 'already_imported' },
    { verdict: 'unknown' },
  ])
})

test('two equal transfers in one file are two payments, and one of another amount waits for the operator', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  const guest = await guestWithBooking(app)
  await reportTransfer(guest, 'deposit')
  const matches = await matchesOf(
    admin,
    csv(
      ['2025-09-03', '194,00', reference(guest)],
      ['2025-09-04', '200,00', reference(guest)],
      ['2025-09-05', '200,00', reference(guest)],
    ),
  )
  expect(matches.map(({ verdict, transfer }) => [verdict, transfer?.name])).toEqual([
    ['another', 'Awa Jallow'],
    ['match', 'Awa Jallow'],
    ['another', 'Awa Jallow'],
  ])
  const [other, first, second] = matches.map(({ line }) => line)
  if (!other || !first || !second) throw new Error('the file has three lines')
  // Alone, its amount differs from the deposit: it is not recorded, and waits among the unmatched lines.
  expect(await apply(admin, [other])).toEqual(['wrong_amount'])
  expect((await admin.get('/api/admin/bank-lines')).body).toMatchObject({
    total: 1,
    lines: [{ line: other }],
  })
  expect(await apply(admin, [first, second])).toEqual(['received', 'received'])
  expect(await bookingOf(guest)).toMatchObject({ amountPaid: 400, balanceDue: 550 })
  expect(await apply(admin, [first, second])).toEqual(['already_imported', 'already_imported'])
  expect(await bookingOf(guest)).toMatchObject({ amountPaid: 400 })
})

test('a transfer reduced by bank fees is shown as short, and confirms the place once it is applied', async () => {
  for (const isReported of [true, false]) {
    const app = await createTestApp()
    const admin = await operator(app)
    const guest = await guestWithBooking(app)
    if (isReported) await reportTransfer(guest, 'deposit')
    const [match] = await matchesOf(admin, csv(['2025-09-03', '196,50', reference(guest)]))
    expect(match).toMatchObject({ verdict: 'short', transfer: { amount: 200, reported: isReported } })
    const lines = match ? [match.line] : []
    expect(await apply(admin, lines)).toEqual(['received'])
    expect(await apply(admin, lines)).toEqual(['already_imported'])
    expect(await bookingOf(guest)).toMatchObject({
      status: 'payment_confirmed',
      amountPaid: 196.5,
      balanceDue: 753.5,
    })
  }
})

test('an unreported transfer counts, closes the card page, and the guest gets an email', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  const guest = await guestWithBooking(app, { selectedRoom: 'private' })
  await startCheckout(guest, 'deposit')
  const [match] = await matchesOf(admin, csv(['2025-09-02', '1130,00', reference(guest, 'full')]))
  expect(match).toMatchObject({
    verdict: 'match',
    transfer: { kind: 'full', amount: 1130, reported: false, paidAlready: false },
  })
  expect(await apply(admin, match ? [match.line] : [])).toEqual(['received'])
  expect(await bookingOf(guest)).toMatchObject({
    status: 'payment_confirmed',
    paymentStatus: 'fully_paid',
    amountPaid: 1130,
    holdExpiresAt: null,
  })
  await issueDueDocuments(app)
  expect(await mailsTo(app, guest)).toEqual(['transfer-received'])
  expect(await app.db.select().from(sandboxCheckouts)).toMatchObject([{ status: 'expired' }])
})

test('the full amount with the reference of the balance counts if nothing is paid yet', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  const guest = await guestWithBooking(app)
  const [match] = await matchesOf(admin, csv(['2025-09-02', '950,00', reference(guest, 'balance')]))
  expect(match).toMatchObject({
    verdict: 'match',
    transfer: { kind: 'full', amount: 950, reported: false, paidAlready: false },
  })
  expect(await apply(admin, match ? [match.line] : [])).toEqual(['received'])
  expect(await bookingOf(guest)).toMatchObject({
    status: 'payment_confirmed',
    paymentStatus: 'fully_paid',
    amountPaid: 950,
    balanceDue: 0,
  })
  const ledger = await app.db.select().from(payments).where(eq(payments.bookingId, guest.lead.id))
  expect(ledger).toMatchObject([{ kind: 'full', state: 'received' }])
})

test('a transfer for an expired booking takes a free place again, and is refunded if the retreat has begun', async () => {
  const { app, guest: first } = await appWithGuest()
  const second = await guestWithBooking(app, { email: 'lamin@example.com' })
  app.clock.advance({ hours: 48 })
  expect(await expireBookings(app.deps)).toBe(2)
  const later = await operator(app)
  const matches = await matchesOf(
    later,
    csv(['2025-09-03', '200,00', reference(first)], ['2025-09-03', '200,00', reference(second)]),
  )
  expect(matches.map(({ transfer }) => transfer?.bookingStatus)).toEqual(['expired', 'expired'])
  const [one, other] = matches.map(({ line }) => line)
  if (!one || !other) throw new Error('no line')
  expect(await apply(later, [one])).toEqual(['received'])
  expect(await bookingOf(first)).toMatchObject({ status: 'payment_confirmed', amountPaid: 200 })

  app.clock.set('2025-10-31T12:00:00Z')
  const muchLater = await operator(app)
  expect(await apply(muchLater, [other])).toEqual(['goes_back'])
  expect(await bookingOf(second)).toMatchObject({ status: 'expired', amountPaid: 200 })
  await issueDueDocuments(app)
  expect(await mailsTo(app, second)).toEqual(
    expect.arrayContaining(['operator-payment-refunded', 'payment-refunded']),
  )
  const refunds = await app.db.select().from(payments).where(eq(payments.kind, 'refund'))
  expect(refunds).toMatchObject([{ method: 'bank_transfer', state: 'initiated', amountCents: 200_00 }])
})

test('a reported transfer that comes once the retreat has begun without the guest is refunded', async () => {
  const { app, guest } = await appWithGuest()
  await reportTransfer(guest, 'deposit')
  app.clock.set('2025-10-31T12:00:00Z')
  await expireBookings(app.deps)
  expect(await bookingOf(guest)).toMatchObject({ status: 'expired', amountReported: 200 })
  const admin = await operator(app)
  const [match] = await matchesOf(admin, csv(['2025-10-30', '200,00', reference(guest)]))
  expect(match).toMatchObject({ verdict: 'match', transfer: { reported: true } })
  expect(await apply(admin, match ? [match.line] : [])).toEqual(['goes_back'])
  await issueDueDocuments(app)
  const [told] = await app.db.select().from(mails).where(eq(mails.template, 'payment-refunded'))
  // Places are free, but nobody can come any more.
  expect(told?.text.replaceAll(/\s+/g, ' ')).toContain('released your place, and we couldn’t hold one again.')
  const refunds = await app.db.select().from(payments).where(eq(payments.kind, 'refund'))
  expect(refunds).toMatchObject([{ method: 'bank_transfer', state: 'initiated', amountCents: 200_00 }])
})

test('a line is matched again when it is applied, so a payment received meanwhile is not recorded twice', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  const guest = await guestWithBooking(app)
  await reportTransfer(guest, 'deposit')
  const [match] = await matchesOf(admin, csv(['2025-09-03', '200,00', reference(guest)]))
  await receiveReported(app)
  expect(await apply(admin, match ? [match.line] : [])).toEqual(['already_entered'])
  expect(await bookingOf(guest)).toMatchObject({ amountPaid: 200 })
})

test('altered, too many or too long lines are refused', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  const guest = await guestWithBooking(app)
  await reportTransfer(guest, 'deposit')
  const [match] = await matchesOf(admin, csv(['2025-09-03', '20,00', reference(guest)]))
  if (!match) throw new Error('no line')
  const changed = { ...match.line, amount: 200 }
  const path = '/api/admin/bank-import/apply'
  expect(await admin.post(path, { lines: [changed] })).toMatchObject({ status: 422 })
  expect(await admin.post(path, { lines: [] })).toMatchObject({ status: 422 })
  expect(await admin.post(path, { lines: Array.from({ length: 31 }, () => match.line) })).toMatchObject({
    status: 422,
  })
  expect(await admin.post(path, { lines: [{ ...match.line, text: 'x'.repeat(1001) }] })).toMatchObject({
    status: 422,
  })
  expect(await bookingOf(guest)).toMatchObject({ amountPaid: 0, amountReported: 200 })
})

test('a transfer for a booking paid by card is shown as paid already, and is refunded', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  const guest = await guestWithBooking(app)
  await payByCard(guest, 'full')
  const [match] = await matchesOf(admin, csv(['2025-09-03', '200,00', reference(guest)]))
  expect(match).toMatchObject({
    verdict: 'match',
    transfer: { reported: false, paidAlready: true, bookingStatus: 'payment_confirmed' },
  })
  expect(await apply(admin, match ? [match.line] : [])).toEqual(['goes_back'])
  expect(await bookingOf(guest)).toMatchObject({ paymentStatus: 'fully_paid' })
})

test('every line of a file is counted, and an unreadable one is reported with its number and reason', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  const guest = await guestWithBooking(app)
  await reportTransfer(guest, 'deposit')
  const { body } = await preview(
    admin,
    [
      'Date;Amount;Currency;State;Text',
      `2025-09-03;200,00;EUR;COMPLETED;${reference(guest)}`,
      `2025-09-04;200,00;EUR;PENDING;${reference(guest)}`,
      `2025-09-04;200,00;EUR;REVERTED;${reference(guest)}`,
      '2025-09-04;75,00;EUR;COMPLETED;from somebody',
      `2025-09-04;200,00;GBP;COMPLETED;${reference(guest)}`,
      '2025-09-05;-12,00;EUR;COMPLETED;fee',
      '2025-09-31;200,00;EUR;COMPLETED;no such day',
    ].join('\n'),
  )
  expect(body).toMatchObject({
    rows: 7,
    matched: 1,
    unmatched: 4,
    outgoing: 1,
    unreadable: 1,
    unsettled: 2,
    otherCurrency: 1,
    unreadableLines: [{ line: 8, reason: '“2025-09-31” isn’t a date' }],
  })
  expect(body.rows).toBe(body.matched + body.unmatched + body.outgoing + body.unreadable)
  expect(body.lines.map(({ verdict, transfer }) => [verdict, transfer?.name ?? null])).toEqual([
    ['match', 'Awa Jallow'],
    ['unsettled', 'Awa Jallow'],
    ['unsettled', 'Awa Jallow'],
    ['unknown', null],
  ])

  // A pending line cannot be received, even if the request contains it.
  const [, pending] = body.lines
  const refused = await admin.post('/api/admin/bank-import/apply', { lines: [pending?.line] })
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'lines' }] } })
  expect(await bookingOf(guest)).toMatchObject({ amountPaid: 0, amountReported: 200 })
})

test('a damaged CAMT file is refused as a whole, wherever it is damaged', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  const guest = await guestWithBooking(app)
  await reportTransfer(guest, 'deposit')
  const entry = (text: string) =>
    `<Ntry><Amt Ccy="EUR">200.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2025-09-03</Dt></BookgDt><NtryDtls><TxDtls><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
  const whole = `<Document><BkToCstmrStmt><Stmt>${entry(reference(guest))}${entry('rent')}</Stmt></BkToCstmrStmt></Document>`
  expect((await preview(admin, whole)).body).toMatchObject({ rows: 2, matched: 1, unmatched: 1 })
  for (const tag of ['</Amt>', '</Ntry>', '</TxDtls>', '</Stmt>', '</Document>']) {
    expect([tag, await preview(admin, whole.replace(tag, ''))]).toMatchObject([
      tag,
      { status: 422, body: { detail: expect.stringContaining('damaged') as unknown } },
    ])
  }
})

test('a transfer received by hand is recognised on the statement once, and a second one counts as another', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  const guest = await guestWithBooking(app)
  await reportTransfer(guest, 'deposit')
  await receiveReported(app)

  const first: Row = ['2025-09-03', '200,00', `${reference(guest)} first`]
  const second: Row = ['2025-09-04', '200,00', `${reference(guest)} second`]
  const [shown] = await matchesOf(admin, csv(first))
  expect(shown).toMatchObject({
    verdict: 'already_entered',
    transfer: { enteredOn: '2025-09-01', entryKnown: false },
  })
  const lines = shown ? [shown.line] : []
  const before = await mailsTo(app, guest)
  const answers = await Promise.all([apply(admin, lines), apply(admin, lines)])
  expect(answers).toEqual([['already_entered'], ['already_entered']])
  expect(await app.db.select().from(bankLines)).toMatchObject([{ id: shown?.line.id, link: 'entered' }])
  expect(await mailsTo(app, guest)).toEqual(before)
  expect(await bookingOf(guest)).toMatchObject({ amountPaid: 200, amountReported: 0 })

  // The same file gives the same result; a later file without that line treats the second transfer as another one.
  expect(await matchesOf(admin, csv(first, second))).toMatchObject([
    { verdict: 'already_entered', transfer: { enteredOn: '2025-09-01', entryKnown: true } },
    { verdict: 'another' },
  ])
  expect(await matchesOf(admin, csv(second))).toMatchObject([{ verdict: 'another' }])
})

test('the columns of an unknown file are assigned once, and later files of its kind are read by them', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  const guest = await guestWithBooking(app)
  await reportTransfer(guest, 'deposit')
  const file = (...rows: string[]) => ['Wann;Wieviel;Weg;Wozu;Wer;Stand', ...rows].join('\n')
  const content = file(
    `03.09.2025;200,00;H;${reference(guest)};Awa Jallow;gebucht`,
    '04.09.2025;12,00;S;Miete;Vermieter;gebucht',
    `05.09.2025;200,00;H;${reference(guest)};Awa Jallow;vorgemerkt`,
  )
  expect(await preview(admin, content)).toMatchObject({
    status: 200,
    body: {
      rows: 0,
      lines: [],
      table: {
        headings: ['Wann', 'Wieviel', 'Weg', 'Wozu', 'Wer', 'Stand'],
        suggested: { date: 0, amount: 1 },
        rows: [['03.09.2025', '200,00', 'H', reference(guest), 'Awa Jallow', 'gebucht'], {}, {}],
      },
    },
  })
  const point = (columns: Record<string, number | null>, visitor = admin) =>
    visitor.post<BankPreview>('/api/admin/bank-import/columns', { content, columns })
  // With wrong columns nothing is read, and nothing is stored.
  expect(await point({ date: 3, amount: 4 })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'columns', message: expect.stringContaining('isn’t a date') as unknown }] },
  })
  expect((await preview(admin, content)).body.table).not.toBeNull()
  expect((await point({ date: 0, amount: 1 }, app.newVisitor())).status).toBe(401)

  const columns = { date: 0, amount: 1, debitCredit: 2, text: 3, name: 4, status: 5 }
  const counted = { rows: 3, matched: 1, unmatched: 1, unsettled: 1, outgoing: 1, unreadable: 0, table: null }
  const read = await point(columns)
  expect(read).toMatchObject({ status: 200, body: counted })
  expect(read.body.lines[0]?.line.text).toBe(`${reference(guest)} · Awa Jallow`)
  expect((await preview(admin, content)).body).toEqual(read.body)
  const later = file('31.09.2025;1,00;H;no such day;Oma;gebucht', '09.09.2025;75,00;H;hello;Oma;gebucht')
  expect((await preview(admin, later)).body).toMatchObject({
    rows: 2,
    unmatched: 1,
    unreadable: 1,
    unreadableLines: [{ line: 2 }],
    table: null,
  })

  // Assigning the columns again replaces the stored ones.
  expect((await point({ ...columns, debitCredit: null })).body).toMatchObject({ outgoing: 0 })
  expect((await preview(admin, content)).body).toMatchObject({ outgoing: 0 })
})

test('a file without headings is recognised by its number of columns', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  const content = '2025-09-03;200,00;hello'
  expect((await preview(admin, content)).body.table?.headings).toEqual(['Column 1', 'Column 2', 'Column 3'])
  await admin.post('/api/admin/bank-import/columns', { content, columns: { date: 0, amount: 1, text: 2 } })
  expect((await preview(admin, '2025-09-04;75,00;and more')).body).toMatchObject({ rows: 1, unmatched: 1 })
  expect((await preview(admin, '2025-09-04;75,00;and;more')).body.table).not.toBeNull()
})

test('a file of up to two million characters is read, for the operator only', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  const guest = await guestWithBooking(app)
  await reportTransfer(guest, 'deposit')
  const fill = Array.from({ length: 9_000 }, (_, index): Row => [
    '2025-09-01',
    '1,00',
    `${index} ${'"'.repeat(2)}${'x'.repeat(180)}`,
  ])
  const content = csv(...fill, ['2025-09-03', '200,00', reference(guest)])
  expect(content.length).toBeGreaterThan(1_700_000)
  const { status, body } = await preview(admin, content)
  expect(status).toBe(200)
  expect(body).toMatchObject({ credits: 9_001, unknown: 9_000 })
  expect(body.lines.map(({ verdict }) => verdict)).toEqual([
    'match',
    ...Array.from({ length: 200 }, () => 'unknown'),
  ])

  expect(await preview(admin, 'x'.repeat(2_000_001))).toMatchObject({ status: 422 })
  expect(await preview(admin, 'x'.repeat(4_000_001))).toMatchObject({ status: 413 })
  for (const visitor of [app.newVisitor(), guest.visitor]) {
    expect(await preview(visitor, content)).toMatchObject({ status: 413 })
    expect(await preview(visitor, 'small')).toMatchObject({ status: 401 })
    expect(await visitor.post('/api/admin/bank-import/apply', { lines: [] })).toMatchObject({ status: 401 })
  }
  expect(await admin.post('/api/admin/bank-import/apply', { lines: 'x'.repeat(70_000) })).toMatchObject({
    status: 413,
  })
  expect(await preview(admin, 'hello')).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'content' }] },
  })
})
