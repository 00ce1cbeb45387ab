import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { BankLineView, BankPreview, LineOutcome, MatchedLineView } from '#domain/bank-import.ts'
import { bankLines, mails, payments, sandboxCheckouts } from '#server/db/schema.ts'
import { expireBookings } from '#server/bookings/expire-bookings.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import {
  bookingOf,
  guestWithBooking,
  operator,
  payByCard,
  reportTransfer,
  startCheckout,
  type Guest,
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
  return templates.filter((template) => template !== 'booking-received').toSorted()
}

const reference = ({ lead }: Guest, kind: 'deposit' | 'full' | 'balance' = 'deposit') =>
  lead.paymentReferences?.[kind] ?? ''

test('a statement is shown before anything is changed, and then applied once however often it is sent', async () => {
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
  expect(await mailsTo(app, guest)).toEqual(expect.arrayContaining(['transfer-received']))
  expect(await app.db.select().from(bankLines)).toMatchObject([{ id: line.id, bookedOn: '2025-09-03' }])
  expect(await matchesOf(admin, content)).toMatchObject([
    { verdict: 'already_imported' },
    { verdict: 'unknown' },
  ])
})

test('a wrong amount, a second transfer and a repeated line are shown with their guest, and cannot be applied', async () => {
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
    ['wrong_amount', 'Awa Jallow'],
    ['match', 'Awa Jallow'],
    ['already_received', 'Awa Jallow'],
  ])
  const lines = matches.map(({ line }) => line)
  expect(await apply(admin, lines)).toEqual(['wrong_amount', 'received', 'already_received'])
  expect(await bookingOf(guest)).toMatchObject({ amountPaid: 200 })
})

test('a transfer that is short by bank fees is the operator’s to choose, and confirms the place once', async () => {
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

test('a transfer that the guest never reported counts, closes the card page and tells the guest', async () => {
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
  expect(await mailsTo(app, guest)).toEqual(['payment-received'])
  expect(await app.db.select().from(sandboxCheckouts)).toMatchObject([{ status: 'expired' }])
})

test('an unreported transfer for a booking that has expired takes a place again, or is to be sent back', async () => {
  const app = await createTestApp()
  const first = await guestWithBooking(app)
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
  expect(await mailsTo(app, second)).toEqual(
    expect.arrayContaining(['operator-payment-refunded', 'payment-refunded']),
  )
  const refunds = await app.db.select().from(payments).where(eq(payments.kind, 'refund'))
  expect(refunds).toMatchObject([{ method: 'bank_transfer', state: 'initiated', amountCents: 200_00 }])
})

test('a line is matched again when it is applied: what has changed since it was shown is left alone', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  const guest = await guestWithBooking(app)
  await reportTransfer(guest, 'deposit')
  const [match] = await matchesOf(admin, csv(['2025-09-03', '200,00', reference(guest)]))
  const { body } = await admin.get<{ payments: { id: string }[] }>('/api/admin/payments')
  await admin.post(`/api/admin/payments/${body.payments[0]?.id}/receive`)
  expect(await apply(admin, match ? [match.line] : [])).toEqual(['already_received'])
  expect(await bookingOf(guest)).toMatchObject({ amountPaid: 200 })
})

test('a line that was changed on the way is refused, and so are too many and too large ones', async () => {
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

test('a card payment’s reference on a transfer is paid twice: shown as wrong where nothing is due', async () => {
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

test('a file of up to two million characters is read, for the operator and nobody else', async () => {
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
    ...Array.from({ length: 20 }, () => 'unknown'),
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
