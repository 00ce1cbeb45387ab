import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import type { BookingOrder, BookingPayment } from '#domain/contract/api-contract.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import {
  appWithGuest,
  guestWithBooking,
  operator,
  payByCard,
  reportTransfer,
  signUp,
  type Guest,
} from '#test/guests.ts'
import type { Visitor } from '#test/visitor.ts'

async function paymentsOf(visitor: Visitor, { lead }: Guest): Promise<BookingPayment[]> {
  const { status, body } = await visitor.get<{ payments: BookingPayment[] }>(
    `/api/booking-payments/${lead.id}`,
  )
  expect(status).toBe(200)
  return body.payments
}

async function paidGuest(app: TestApp): Promise<{ guest: Guest; documentId: string }> {
  const guest = await guestWithBooking(app, { selectedRoom: 'private' })
  await payByCard(guest, 'deposit')
  const [payment] = await paymentsOf(guest.visitor, guest)
  return { guest, documentId: payment?.document?.id ?? '' }
}

/** Downloads a file as bytes: the tests' visitor reads text only. */
async function download(app: TestApp, visitor: Visitor, path: string) {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return app.app.request(path, { headers: { cookie } })
}

test('a guest sees each payment with its time, method and document', async () => {
  const app = await createTestApp()
  const { guest } = await paidGuest(app)
  app.clock.advance({ minutes: 1 })
  await guest.visitor.post(`/api/complete-payment/${guest.lead.id}`)
  app.clock.advance({ minutes: 1 })
  await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)
  const payments = await paymentsOf(guest.visitor, guest)
  const shown = payments.map(({ kind, method, amount, step, at, reason, document }) => ({
    what: `${kind} ${method} ${amount} ${step}`,
    at,
    reason,
    document: document?.number ?? null,
  }))
  expect(shown.slice(0, 2)).toEqual([
    {
      what: 'deposit card 200 received',
      at: '2025-09-01T09:00:00.000Z',
      reason: null,
      document: 'R-2025-0001',
    },
    {
      what: 'balance bank_transfer 930 reported',
      at: '2025-09-01T09:01:00.000Z',
      reason: null,
      document: null,
    },
  ])
  const at = '2025-09-01T09:02:00.000Z'
  const reason = 'booking_cancelled'
  // The reported transfer is refunded only when it arrives.
  expect(shown.slice(2)).toEqual([{ what: 'refund card 200 paid_back', at, reason, document: 'C-2025-0001' }])
})

test('a transfer that never came is not listed', async () => {
  const { app, guest } = await appWithGuest()
  await reportTransfer(guest, 'deposit')
  const [reported] = await paymentsOf(guest.visitor, guest)
  const admin = await operator(app)
  await admin.post(`/api/admin/payments/${reported?.id}/reject`)
  expect(await paymentsOf(guest.visitor, guest)).toEqual([])
})

test('a receipt is downloaded as a PDF named by its number, and is not cached', async () => {
  const app = await createTestApp()
  const { guest, documentId } = await paidGuest(app)
  const answer = await download(app, guest.visitor, `/api/documents/${documentId}`)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="receipt-R-2025-0001.pdf"',
    'cache-control': 'no-store',
  })
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
  const { text } = await extractText(pdf, { mergePages: true })
  expect(text).toContain('R-2025-0001')
  expect(text).toContain('€930')
})

test('the retreat is downloaded for the calendar', async () => {
  const app = await createTestApp()
  const { guest } = await paidGuest(app)
  const answer = await guest.visitor.get<string>(`/api/calendar/${guest.lead.id}`)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="retreat.ics"',
    'cache-control': 'no-store',
  })
  expect(answer.body).toContain('DTSTART;VALUE=DATE:20251031')
})

test('documents answer 401 without a session, 404 to another guest, and 200 to the operator', async () => {
  const app = await createTestApp()
  const { guest, documentId } = await paidGuest(app)
  const papers = await guest.visitor.get<{ orders: BookingOrder[] }>(`/api/booking-payments/${guest.lead.id}`)
  const orderId = papers.body.orders[0]?.id
  const paths = [
    `/api/booking-payments/${guest.lead.id}`,
    `/api/documents/${documentId}`,
    `/api/orders/${orderId}`,
    `/api/calendar/${guest.lead.id}`,
  ]
  const stranger = await signUp(app, 'mallory@example.com')
  const admin = await operator(app)
  for (const path of paths) {
    expect((await app.newVisitor().get(path)).status, path).toBe(401)
    const foreign = await stranger.get<{ title: string; detail: string }>(path)
    expect(foreign.status, path).toBe(404)
    const unknown = await stranger.get(path.replace(/[^/]+$/, '00000000-0000-4000-8000-000000000000'))
    expect(unknown.body).toMatchObject({ title: foreign.body.title, detail: foreign.body.detail })
    expect((await stranger.get(path.replace(/[^/]+$/, 'no-id'))).status, path).toBe(404)
    expect((await admin.get(path)).status, path).toBe(200)
  }
})
