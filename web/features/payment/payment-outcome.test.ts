import { expect, test } from 'vitest'
import type { PageApi } from '#web/shell/page-context.ts'
import { bookingView, depositPaidView } from '#test/booking-view.ts'
import { loadOutcome } from './payment-outcome.ts'

/** An API that answers with what it is given for each path, and 503 for any other. */
function answering(answers: Record<string, { status?: number; body: unknown }>): PageApi {
  return (path) => {
    const { status = 200, body } = answers[path] ?? { status: 503, body: {} }
    return Promise.resolve(Response.json(body, { status }))
  }
}

const VERIFY = '/api/verify-session/cs_1'
const BOOKINGS = '/api/my-bookings'
const paid = depositPaidView()
const SIGNED_IN = { signedIn: true, now: new Date('2025-09-01T12:00:00Z'), transferWorkingDays: 3 }
const SIGNED_OUT = { ...SIGNED_IN, signedIn: false }

function session(paymentStatus: 'paid' | 'unpaid') {
  return {
    body: { session: { id: 'cs_1', payment_status: paymentStatus, leadId: paid.id, amount_total: 200 } },
  }
}

test('a paid session comes with its booking, what was paid for it, and what comes when', async () => {
  const payments = [
    {
      id: 'p1',
      kind: 'deposit',
      method: 'card',
      amount: 200,
      step: 'received',
      at: '2025-09-01T11:00:00.000Z',
      reason: null,
      document: { id: 'd1', kind: 'receipt', number: 'R-2025-0001' },
    },
  ]
  const api = answering({
    [VERIFY]: session('paid'),
    [BOOKINGS]: { body: [bookingView({ id: 'other' }), paid] },
    [`/api/booking-payments/${paid.id}`]: { body: { payments } },
    '/api/booking-availability': { body: { [paid.selectedDate ?? '']: { endsOn: '2025-11-16' } } },
  })
  const outcome = await loadOutcome(api, 'cs_1', SIGNED_IN)
  expect(outcome).toMatchObject({
    kind: 'paid',
    amount: 200,
    trip: { booking: paid, today: '2025-09-01', endsOn: '2025-11-16', receiptId: 'd1' },
  })
  if (outcome.kind !== 'paid') throw new Error('not paid')
  expect(outcome.trip?.timeline.map(({ kind, on }) => `${kind} ${on}`)).toEqual([
    'received 2025-09-01',
    'due 2025-09-23',
    'airport_tax 2025-11-07',
    'begins 2025-11-07',
  ])
})

test('it is paid even where the booking, or what was paid for it, cannot be read', async () => {
  const alone = answering({ [VERIFY]: session('paid') })
  expect(await loadOutcome(alone, 'cs_1', SIGNED_IN)).toEqual({ kind: 'paid', amount: 200, trip: null })
  const unread = answering({ [VERIFY]: session('paid'), [BOOKINGS]: { body: [paid] } })
  expect(await loadOutcome(unread, 'cs_1', SIGNED_IN)).toMatchObject({
    trip: { booking: paid, endsOn: '2025-11-14', receiptId: null },
  })
})

test('an unpaid session leads back to its booking, an unknown one and none at all to the payment screen', async () => {
  expect(await loadOutcome(answering({ [VERIFY]: session('unpaid') }), 'cs_1', SIGNED_IN)).toEqual({
    kind: 'not_paid',
    leadId: paid.id,
    booking: null,
  })
  const unknown = answering({ [VERIFY]: { status: 404, body: {} } })
  expect(await loadOutcome(unknown, 'cs_1', SIGNED_IN)).toEqual({
    kind: 'not_paid',
    leadId: null,
    booking: null,
  })
  expect(await loadOutcome(unknown, '', SIGNED_OUT)).toEqual({
    kind: 'not_paid',
    leadId: null,
    booking: null,
  })
})

test('what could not be asked is not called unpaid', async () => {
  expect(await loadOutcome(answering({}), 'cs_1', SIGNED_IN)).toEqual({ kind: 'unknown' })
  expect(await loadOutcome(answering({}), 'cs_1', SIGNED_OUT)).toEqual({ kind: 'signed_out' })
})

test('the id goes into the path whole', async () => {
  const api = answering({ '/api/verify-session/..%2Fleads': { status: 404, body: {} } })
  expect(await loadOutcome(api, '../leads', SIGNED_IN)).toEqual({
    kind: 'not_paid',
    leadId: null,
    booking: null,
  })
})
