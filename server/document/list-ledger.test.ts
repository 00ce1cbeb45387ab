import { parse } from 'csv-parse/sync'
import { inArray } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { banjulDay } from '#domain/base/dates.ts'
import { sumCents } from '#domain/base/money.ts'
import type { LedgerPage } from '#domain/contract/ledger-calls.ts'
import { documents, payments } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { createFilledApp, createTestApp, type TestApp } from '#test/create-test-app.ts'
import { appWithGuest, guestWithBooking, operator, payByCard, reportTransfer } from '#test/guests.ts'
import type { Visitor } from '#test/visitor.ts'

type Row = Record<
  | 'date'
  | 'guest'
  | 'retreat'
  | 'kind'
  | 'method'
  | 'amount'
  | 'document'
  | 'corrects'
  | 'reason'
  | 'refund'
  | 'paid_out_on',
  string
>

async function ledgerFile(admin: Visitor, query = ''): Promise<Row[]> {
  const { status, body, headers } = await admin.get<string>(`/api/admin/ledger.csv${query}`)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  return parse<Row>(body, { columns: true, bom: true })
}

const cents = (rows: readonly Row[]) =>
  rows.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)

/** Moves the clock past the time to undo, and runs the due jobs. */
async function settle(app: TestApp): Promise<void> {
  app.clock.advance({ minutes: 1 })
  await runDueJobs(app.deps)
}

async function receiveReported(app: TestApp): Promise<void> {
  const admin = await operator(app)
  const { body } = await admin.get<{ payments: { id: string; state: string }[] }>('/api/admin/payments')
  for (const { id, state } of body.payments) {
    if (state === 'reported') await admin.post(`/api/admin/payments/${id}/receive`)
  }
}

test('each receipt and credit note is a row with its day, guest, retreat, kind, method, amount and number', async () => {
  const { app, guest } = await appWithGuest({ firstName: '=HYPERLINK("x")', lastName: 'Müller' })
  await payByCard(guest, 'full')
  app.clock.set('2025-09-12T08:00:00Z')
  await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)
  await settle(app)
  const admin = await operator(app)
  expect(await ledgerFile(admin)).toMatchObject([
    {
      date: '2025-09-01',
      guest: `'=HYPERLINK("x") Müller`,
      retreat: 'Oct 31–Nov 7, 2025',
      kind: 'full',
      method: 'card',
      amount: '950.00',
      document: 'R-2025-0001',
      corrects: '',
    },
    {
      date: '2025-09-12',
      kind: 'refund',
      method: 'card',
      amount: '-750.00',
      document: 'C-2025-0001',
      corrects: 'R-2025-0001',
      reason: 'The booking was cancelled',
    },
  ])
  expect(await ledgerFile(admin, '?from=2025-09-02&to=2025-09-30')).toMatchObject([{ amount: '-750.00' }])
  expect(await ledgerFile(admin, '?from=&to=2025-09-11')).toMatchObject([{ amount: '950.00' }])
  expect(await ledgerFile(admin, '?from=2025-09-02&to=2025-09-11')).toEqual([])
})

test('the file for Excel has words, semicolons and decimal commas', async () => {
  const { app, guest } = await appWithGuest({ firstName: '=HYPERLINK("x")', lastName: 'Müller' })
  await payByCard(guest, 'full')
  const admin = await operator(app)
  const { body } = await admin.get<string>('/api/admin/ledger.csv?format=excel')
  expect(parse<Record<string, string>>(body, { columns: true, bom: true, delimiter: ';' })).toEqual([
    {
      Date: '2025-09-01',
      Guest: `'=HYPERLINK("x") Müller`,
      Retreat: 'Oct 31–Nov 7, 2025',
      Payment: 'Full payment',
      Method: 'Card',
      Amount: '950,00',
      Document: 'R-2025-0001',
      'Received or decided on': '2025-09-01',
      Corrects: '',
      Reason: '',
      Refund: '',
      'Paid out on': '',
      'Written off': '',
    },
  ])
  expect((await admin.get('/api/admin/ledger.csv?format=pdf')).status).toBe(422)
})

test('a refund counts as promised until it is paid out, in list, sums and file', async () => {
  const { app, guest } = await appWithGuest()
  await reportTransfer(guest, 'full')
  await receiveReported(app)
  await settle(app)
  const admin = await operator(app)
  await admin.post(`/api/admin/bookings/${guest.lead.id}/refunds`, { amount: 100, reason: 'Late pickup' })
  await settle(app)
  const promised = await admin.get<LedgerPage>('/api/admin/ledger')
  expect(promised.body).toMatchObject({ received: 950, promised: 100, paidOut: 0, corrected: 0, net: 850 })
  expect(promised.body.entries[0]).toMatchObject({ amount: -100, refund: 'promised', paidOutOn: null })

  app.clock.set('2025-09-05T10:00:00Z')
  // The admin session ends after a while.
  const later = await operator(app)
  const { body } = await later.get<{ payments: { id: string; kind: string }[] }>('/api/admin/payments')
  const refund = body.payments.find(({ kind }) => kind === 'refund')
  expect((await later.post(`/api/admin/payments/${refund?.id}/receive`)).status).toBe(200)
  const paid = await later.get<LedgerPage>('/api/admin/ledger')
  expect(paid.body).toMatchObject({ received: 950, promised: 0, paidOut: 100, net: 850 })
  expect(await ledgerFile(later)).toMatchObject([
    { amount: '950.00', refund: '', paid_out_on: '' },
    { amount: '-100.00', refund: 'paid_out', paid_out_on: '2025-09-05' },
  ])
})

test('an entry recorded by mistake counts as a correction, not as a refund', async () => {
  const { app, guest } = await appWithGuest()
  await reportTransfer(guest, 'full')
  await receiveReported(app)
  await settle(app)
  const admin = await operator(app)
  const { body } = await admin.get<LedgerPage>('/api/admin/ledger')
  expect(body).toMatchObject({ received: 950, corrected: 0 })
  const page = await admin.get<{ payments: { id: string }[] }>(`/api/admin/bookings/${guest.lead.id}`)
  expect((await admin.post(`/api/admin/payments/${page.body.payments[0]?.id}/undo`)).status).toBe(200)
  const after = await admin.get<LedgerPage>('/api/admin/ledger')
  expect(after.body).toMatchObject({ received: 950, paidOut: 0, promised: 0, corrected: 950, net: 0 })
})

test('the list is paged newest first, with the sums of the whole period', async () => {
  const app = await createTestApp()
  for (const name of ['awa', 'lena', 'bram'])
    await payByCard(await guestWithBooking(app, { email: `${name}@example.com` }), 'deposit')
  const admin = await operator(app)
  const { body: page } = await admin.get<LedgerPage>('/api/admin/ledger?limit=2')
  expect(page).toMatchObject({ total: 3, received: 600, net: 600, nextOffset: 2 })
  expect(page.entries.map(({ document }) => document)).toEqual(['R-2025-0003', 'R-2025-0002'])
  const { body: rest } = await admin.get<LedgerPage>('/api/admin/ledger?limit=2&offset=2')
  expect(rest).toMatchObject({ total: 3, nextOffset: null, entries: [{ document: 'R-2025-0001' }] })
})

test('days follow the calendar of Banjul, and a period that ends before it begins is refused', async () => {
  const app = await createTestApp({ now: '2025-09-01T23:59:59Z' })
  await payByCard(await guestWithBooking(app), 'deposit')
  app.clock.set('2025-09-02T00:00:00Z')
  await payByCard(await guestWithBooking(app, { email: 'lena@example.com' }), 'deposit')
  const admin = await operator(app)
  expect(await ledgerFile(admin, '?from=2025-09-01&to=2025-09-01')).toHaveLength(1)
  expect(await ledgerFile(admin, '?from=2025-09-02')).toHaveLength(1)
  expect(await ledgerFile(admin, '?from=2025-09-03')).toEqual([])
  for (const query of ['?from=2025-09-02&to=2025-09-01', '?from=yesterday', '?to=2025-02-30'])
    expect((await admin.get(`/api/admin/ledger.csv${query}`)).status, query).toBe(422)
})

/** The rows are put back where they were made before. */
async function threeGuests() {
  const { app, answer } = await createFilledApp('three guests of private rooms', async (made) => {
    const guests = []
    for (const name of ['awa', 'lena', 'bram']) {
      const { visitor, lead } = await guestWithBooking(made, {
        email: `${name}@example.com`,
        selectedDate: 'Dec 5–12, 2025',
        selectedRoom: 'private',
      })
      guests.push({ cookies: [...visitor.cookies], lead })
    }
    return guests
  })
  const guests = answer.map(({ cookies, lead }) => ({ visitor: app.newVisitor(cookies), lead }))
  return { app, guests }
}

/** Steps taken for each guest in random order, with days between. */
const STEPS = ['deposit', 'full', 'transfer', 'receive', 'balance', 'cancel', 'days', 'cheaper'] as const

test('the rows of any period equal its receipts minus its credit notes, to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          guest: fc.nat(2),
          step: fc.constantFrom(...STEPS),
          days: fc.integer({ min: 1, max: 20 }),
        }),
        {
          minLength: 6,
          maxLength: 14,
        },
      ),
      fc.tuple(fc.nat(90), fc.nat(90)),
      async (steps, [one, other]) => {
        const { app, guests } = await threeGuests()
        for (const { guest: index, step, days } of steps) {
          const guest = guests[index]
          if (guest) await live(app, guest, step, days)
        }
        await settle(app)
        const admin = await operator(app)
        const issued = await app.db.select().from(documents)
        const moved = await app.db
          .select()
          .from(payments)
          .where(
            inArray(
              payments.id,
              issued.map(({ paymentId }) => paymentId),
            ),
          )
        const [from, to] = [Math.min(one, other), Math.max(one, other)].map((day) =>
          banjulDay(new Date(Date.UTC(2025, 8, 1 + day))),
        )
        const expected = issued
          .filter(({ issuedAt }) => banjulDay(issuedAt) >= (from ?? '') && banjulDay(issuedAt) <= (to ?? ''))
          .reduce((sum, { kind, paymentId }) => {
            const amount = moved.find(({ id }) => id === paymentId)?.amountCents ?? Number.NaN
            return sum + (kind === 'receipt' ? amount : -amount)
          }, 0)
        const rows = await ledgerFile(admin, `?from=${from}&to=${to}`)
        expect(cents(rows)).toBe(expected)
        const { body } = await admin.get<LedgerPage>(`/api/admin/ledger?from=${from}&to=${to}`)
        expect({ total: body.total, net: Math.round(body.net * 100) }).toEqual({
          total: rows.length,
          net: expected,
        })
        // In total, the file equals what was received and is not to be refunded.
        const own = guests.map(({ lead }) => lead.id)
        const all = await app.db.select().from(payments).where(inArray(payments.bookingId, own))
        const received = all.filter(({ kind, state }) => kind !== 'refund' && state === 'received')
        const back = all.filter(
          ({ kind, state, refundOf }) =>
            kind === 'refund' && state !== 'rejected' && received.some(({ id }) => id === refundOf),
        )
        expect(cents(await ledgerFile(admin))).toBe(sumCents(received) - sumCents(back))
      },
    ),
    { numRuns: 6 },
  )
}, 600_000)

type Guest = Awaited<ReturnType<typeof guestWithBooking>>

async function live(app: TestApp, guest: Guest, step: (typeof STEPS)[number], days: number): Promise<void> {
  const { visitor, lead } = guest
  const cardPage = (paymentType: string) =>
    visitor.post<{ id: string }>('/api/create-checkout-session', {
      paymentType,
      leadId: lead.id,
      bookingData: {},
    })
  switch (step) {
    case 'deposit':
    case 'full':
    case 'balance': {
      const page = await cardPage(step)
      if (page.status !== 200) return
      await visitor.request(`/sandbox/checkout/${page.body.id}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'outcome=pay',
      })
      return
    }
    case 'transfer':
      await reportTransfer(guest, 'deposit')
      return
    case 'receive':
      return receiveReported(app)
    case 'cancel':
      await visitor.delete(`/api/cancel-booking/${lead.id}`)
      return
    case 'cheaper':
      await visitor.patch(`/api/leads/${lead.id}`, { selectedRoom: 'shared' })
      return
    case 'days':
      app.clock.advance({ days })
      await settle(app)
      await visitor.post('/api/auth/login', { email: lead.email, password: 'harmattan wind' })
  }
}
