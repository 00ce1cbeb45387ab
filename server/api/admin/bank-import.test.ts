import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { BankLineView, BankPreview, LineOutcome, MatchedLineView } from '#domain/contract/bank-shapes.ts'
import { expireBookings } from '#server/booking/expire-bookings.ts'
import { bankLines, mails, payments, sandboxCheckouts } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { transferReport } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { appWithGroup } from '#test/groups.ts'
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
import { mailsNamed } from '#test/mails.ts'
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

test(
  'a bank file is shown before anything changes, and applying it twice records a payment once',
  { tags: 'postgres' },
  async () => {
    const { app, guest } = await appWithGuest()
    const admin = await operator(app)
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
        dayOrder: null,
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
    expect(answers.flat().toSorted()).toEqual(['already_recorded', 'received'])
    expect(await bookingOf(guest)).toMatchObject({
      status: 'payment_confirmed',
      paymentStatus: 'deposit_paid',
      amountPaid: 200,
      amountReported: 0,
    })
    await issueDueDocuments(app)
    expect(await mailsTo(app, guest)).toEqual(expect.arrayContaining(['transfer-received']))
    expect(await app.db.select().from(bankLines)).toMatchObject([{ id: line.id, file: null }])
    expect(await matchesOf(admin, content)).toMatchObject([
      { verdict: 'already_recorded' },
      { verdict: 'unknown' },
    ])
  },
)

test('two equal transfers in one file are two payments, and one of another amount waits for the operator', async () => {
  const { app, guest } = await appWithGuest()
  const admin = await operator(app)
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
  expect(await apply(admin, [first, second])).toEqual(['already_recorded', 'already_recorded'])
  expect(await bookingOf(guest)).toMatchObject({ amountPaid: 400 })
})

test('a transfer reduced by bank fees is shown as short, and confirms the place once it is applied', async () => {
  for (const isReported of [true, false]) {
    const { app, guest } = await appWithGuest()
    const admin = await operator(app)
    if (isReported) await reportTransfer(guest, 'deposit')
    const [match] = await matchesOf(admin, csv(['2025-09-03', '196,50', reference(guest)]))
    expect(match).toMatchObject({ verdict: 'short', transfer: { amount: 200, reported: isReported } })
    const lines = match ? [match.line] : []
    expect(await apply(admin, lines)).toEqual(['received'])
    expect(await apply(admin, lines)).toEqual(['already_recorded'])
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
  const { app, guest } = await appWithGuest()
  const admin = await operator(app)
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
  const { app, guest } = await appWithGuest()
  const admin = await operator(app)
  await reportTransfer(guest, 'deposit')
  const [match] = await matchesOf(admin, csv(['2025-09-03', '200,00', reference(guest)]))
  await receiveReported(app)
  expect(await apply(admin, match ? [match.line] : [])).toEqual(['already_recorded'])
  expect(await bookingOf(guest)).toMatchObject({ amountPaid: 200 })
})

test('altered, too many or too long lines are refused', async () => {
  const { app, guest } = await appWithGuest()
  const admin = await operator(app)
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
  const { app, guest } = await appWithGuest()
  const admin = await operator(app)
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
  const { app, guest } = await appWithGuest()
  const admin = await operator(app)
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
    ['other_currency', null],
  ])

  // A pending line cannot be received, even if the request contains it.
  const [, pending] = body.lines
  const refused = await admin.post('/api/admin/bank-import/apply', { lines: [pending?.line] })
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'lines' }] } })
  expect(await bookingOf(guest)).toMatchObject({ amountPaid: 0, amountReported: 200 })
})

test('a damaged CAMT file is refused as a whole, wherever it is damaged', async () => {
  const { app, guest } = await appWithGuest()
  const admin = await operator(app)
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

test('a transfer received by hand is recognised on the statement, and a second one is recorded only if the operator says so', async () => {
  const { app, guest } = await appWithGuest()
  const admin = await operator(app)
  await reportTransfer(guest, 'deposit')
  await receiveReported(app)

  const first: Row = ['2025-09-03', '200,00', `${reference(guest)} first`]
  const second: Row = ['2025-09-04', '200,00', `${reference(guest)} second`]
  const [shown] = await matchesOf(admin, csv(first))
  expect(shown).toMatchObject({
    verdict: 'already_recorded',
    recorded: { on: '2025-09-01', source: 'hand', file: null },
    transfer: { name: 'Awa Jallow', kind: 'deposit' },
    assigned: [],
  })
  expect(await apply(admin, shown ? [shown.line] : [])).toEqual(['already_recorded'])
  expect(await app.db.select().from(bankLines)).toEqual([])
  expect(await bookingOf(guest)).toMatchObject({ amountPaid: 200, amountReported: 0 })

  // What was entered explains one of the two lines, the nearer one.
  const both = await matchesOf(admin, csv(first, second))
  expect(both.map(({ verdict }) => verdict)).toEqual(['already_recorded', 'another'])
  const [known] = both
  const shares = [{ leadId: guest.lead.id, amount: 200 }]
  const assign = (confirmRepeat?: boolean) =>
    admin.post('/api/admin/bank-lines/assign', { line: known?.line, shares, confirmRepeat })
  expect(await assign()).toMatchObject({ status: 409, body: { type: 'urn:problem:payment-repeated' } })
  expect(await assign(true)).toMatchObject({ status: 200, body: { known: false } })
  expect(await bookingOf(guest)).toMatchObject({ amountPaid: 400 })
  expect(await assign(true)).toMatchObject({ status: 200, body: { known: true } })
  expect(await bookingOf(guest)).toMatchObject({ amountPaid: 400 })
})

/** The same transfers of one account as its bank exports them in several formats. */
const statements = {
  csv: (name: string, number: string, text: string, euros: string) =>
    `Rekeningnummer;Afschriftnummer;Datum;Bedrag;Munt;rekeningnummer tegenpartij;Naam tegenpartij;Vrije mededeling
BE68539007547034;${number};02/09/2025;${euros};EUR;BE71 0961 2345 6769;${name};${text}`,
  camt: (name: string, text: string, euros: string, day = '2025-09-02') =>
    `<Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>BE68539007547034</IBAN></Id></Acct><Ntry><Amt Ccy="EUR">${euros}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>B1</AcctSvcrRef><NtryDtls><TxDtls><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`,
}

test('the same days as CSV, as CAMT.053, with a name spelled out and a statement number filled in are recorded once', async () => {
  const { app, guest } = await appWithGuest()
  app.clock.set('2025-09-03T09:00:00Z')
  const later = await operator(app)
  // A part payment: the operator matches it by hand.
  const [part] = await matchesOf(later, statements.csv('JALLOW A', '', reference(guest, 'full'), '625,00'))
  if (!part) throw new Error('no line')
  expect(part.verdict).toBe('wrong_amount')
  await later.post('/api/admin/bank-lines/assign', {
    line: part.line,
    shares: [{ leadId: guest.lead.id, amount: 625 }],
    file: 'september.csv',
  })
  expect(await bookingOf(guest)).toMatchObject({ amountPaid: 625, balanceDue: 325 })
  const known = { on: '2025-09-02', source: 'file', file: 'september.csv' }
  for (const content of [
    statements.csv('JALLOW A', '00012', reference(guest, 'full'), '625,00'),
    statements.csv('Awa Jallow-Peeters', '00012', reference(guest, 'full'), '625,00'),
    statements.csv('Awa Jallow', '00012', `${reference(guest, 'full')} and more`, '625,00'),
    statements.camt('Awa Jallow', reference(guest, 'full'), '625.000'),
    statements.camt('Awa Jallow', reference(guest, 'balance'), '625.00', '2025-09-05'),
    statements.camt('Awa JALLOW', 'kitesurf', '625.00'),
  ]) {
    const [line, ...others] = await matchesOf(later, content)
    expect([content, line?.verdict, line?.recorded, others]).toEqual([content, 'already_recorded', known, []])
    expect(line?.transfer).toMatchObject({ name: 'Awa Jallow', amount: 625 })
    expect(await apply(later, line ? [line.line] : [])).toEqual(['already_recorded'])
  }
  expect(await bookingOf(guest)).toMatchObject({ amountPaid: 625 })
  // Four days away it is other money.
  const [other] = await matchesOf(
    later,
    statements.camt('A', reference(guest, 'full'), '625.00', '2025-09-06'),
  )
  expect(other?.verdict).toBe('another')
})

test('a full payment that was sent with the deposit’s reference stays a full payment', async () => {
  const { app, guest } = await appWithGuest()
  const admin = await operator(app)
  const content = csv(['2025-09-01', '950,00', reference(guest)])
  const [match] = await matchesOf(admin, content)
  expect(match).toMatchObject({ verdict: 'match', transfer: { kind: 'full', amount: 950 } })
  expect(await apply(admin, match ? [match.line] : [])).toEqual(['received'])
  const [again] = await matchesOf(admin, content)
  expect(again).toMatchObject({ verdict: 'already_recorded', transfer: { kind: 'full', amount: 950 } })
})

test('two equal transfers of one file are two payments, also if they are recorded one after the other', async () => {
  const { app, guest } = await appWithGuest()
  const admin = await operator(app)
  const content = csv(
    ['2025-09-01', '200,00', `${reference(guest)} a`],
    ['2025-09-01', '200,00', `${reference(guest)} b`],
  )
  const [one] = await matchesOf(admin, content)
  const applied = (line: BankLineView | undefined) =>
    admin.post<{ results: { outcome: string }[] }>('/api/admin/bank-import/apply', {
      lines: [line],
      file: 'bank.csv',
    })
  expect((await applied(one?.line)).body.results).toMatchObject([{ outcome: 'received' }])
  const [, other] = await matchesOf(admin, content)
  expect(other).toMatchObject({ verdict: 'another', recorded: null })
  expect((await applied(other?.line)).body.results).toMatchObject([{ outcome: 'received' }])
  expect(await bookingOf(guest)).toMatchObject({ amountPaid: 400 })
  expect((await matchesOf(admin, content)).map(({ verdict }) => verdict)).toEqual([
    'already_recorded',
    'already_recorded',
  ])
})

test('a line of a day to come is recorded as of today, and is known by its own day', async () => {
  const { app, guest } = await appWithGuest()
  const admin = await operator(app)
  const lineOf = async (content: string) => {
    const [line] = await matchesOf(admin, content)
    if (!line) throw new Error('no line')
    return line
  }
  const sent = csv(['2025-09-16', '200,00', reference(guest)])
  expect(await apply(admin, [(await lineOf(sent)).line])).toEqual(['received'])
  const again = await lineOf(statements.camt('Awa Jallow', reference(guest), '200.00', '2025-09-15'))
  expect(again).toMatchObject({ verdict: 'already_recorded', recorded: { on: '2025-09-16' } })
})

test('a workbook is named for what it is, with the bytes that no text has', async () => {
  const admin = await operator(await createTestApp())
  const content = 'PK\u0003\u0004\u0014\0\u0006\0[Content_Types].xml\0xl/workbook.xml'
  const { status, body } = await admin.post<{ detail: string }>('/api/admin/bank-import/preview', { content })
  expect([status, body.detail]).toEqual([
    422,
    'This is an Excel file. Export CAMT.053 from your bank instead, or CSV with headings',
  ])
})

test('the order of day and month is asked for if nothing in the file decides it', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  const content = 'Date,Description,Amount\n03/09/2025,hello,75.00'
  expect((await preview(admin, content)).body).toMatchObject({
    rows: 0,
    lines: [],
    dayOrder: { written: '03/09/2025', dayFirst: '2025-09-03', monthFirst: '2025-03-09' },
  })
  const { body } = await admin.post<BankPreview>('/api/admin/bank-import/preview', {
    content,
    dayOrder: 'month_first',
  })
  expect(body).toMatchObject({ rows: 1, dayOrder: null, lines: [{ line: { bookedOn: '2025-03-09' } }] })
})

test('a line with the code of a reference alone suggests its booking, also a cancelled one', async () => {
  const { app, guest } = await appWithGuest()
  const admin = await operator(app)
  const code = reference(guest).slice(-4)
  const [line] = await matchesOf(admin, csv(['2025-09-01', '77,00', `grandma ${code}`]))
  expect(line).toMatchObject({
    verdict: 'unknown',
    guesses: [{ name: 'Awa Jallow', reasons: ['the code of the reference'], isLikeliest: true }],
  })
  app.clock.advance({ hours: 49 })
  await expireBookings(app.deps)
  const later = await operator(app)
  const [after] = await matchesOf(later, csv(['2025-09-01', '77,00', `grandma ${code}`]))
  expect(after?.guesses).toMatchObject([{ bookingStatus: 'expired', isLikeliest: false }])
})

test('a file of up to two million characters is read, for the operator only', async () => {
  const { app, guest } = await appWithGuest()
  const admin = await operator(app)
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

test.each(['reported', 'not reported'])(
  'a line with a group’s sum and the booker’s reference pays for both at once, %s',
  async (how) => {
    const group = await appWithGroup()
    const admin = await operator(group.app)
    const report = { ...transferReport(group.lead, 'deposit'), depositAmount: 400, totalAmount: 1900 }
    if (how === 'reported') await group.visitor.post('/api/confirm-payment', report)
    const content = csv(['2025-09-01', '400,00', reference(group)])
    const [match] = await matchesOf(admin, content)
    expect(match).toMatchObject({ verdict: 'split', shares: [{ amount: 200 }, { amount: 200 }] })
    expect(match && (await apply(admin, [match.line]))).toEqual(['received'])
    for (const lead of group.leads)
      expect((await bookingOf({ ...group, lead })).status).toBe('payment_confirmed')
    expect(await matchesOf(admin, content)).toMatchObject([{ verdict: 'already_recorded' }])
    // One transfer is told of once, to who has booked.
    group.app.clock.advance({ minutes: 1 })
    await runDueJobs(group.app.deps)
    const told = await mailsNamed(group.app, 'transfer-received')
    expect(told.map(({ subject }) => subject)).toEqual(['Transfer received: €400, Nov 7–14, 2025'])
  },
)

test('a line with the booker’s own sum pays for the booker alone', async () => {
  const group = await appWithGroup()
  const admin = await operator(group.app)
  const content = csv(['2025-09-01', '200,00', reference(group)])
  expect(await matchesOf(admin, content)).toMatchObject([{ verdict: 'match' }])
})
