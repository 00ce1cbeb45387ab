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

function session(paymentStatus: 'paid' | 'unpaid') {
  return {
    body: { session: { id: 'cs_1', payment_status: paymentStatus, leadId: paid.id, amount_total: 200 } },
  }
}

test('a paid session comes with its booking', async () => {
  const api = answering({
    [VERIFY]: session('paid'),
    [BOOKINGS]: { body: [bookingView({ id: 'other' }), paid] },
  })
  expect(await loadOutcome(api, 'cs_1', true)).toEqual({ kind: 'paid', amount: 200, booking: paid })
})

test('it is paid even where the booking cannot be read', async () => {
  const api = answering({ [VERIFY]: session('paid') })
  expect(await loadOutcome(api, 'cs_1', true)).toEqual({ kind: 'paid', amount: 200, booking: null })
})

test('an unpaid session leads back to its booking, an unknown one and none at all to the payment screen', async () => {
  expect(await loadOutcome(answering({ [VERIFY]: session('unpaid') }), 'cs_1', true)).toEqual({
    kind: 'not_paid',
    leadId: paid.id,
  })
  const unknown = answering({ [VERIFY]: { status: 404, body: {} } })
  expect(await loadOutcome(unknown, 'cs_1', true)).toEqual({ kind: 'not_paid', leadId: null })
  expect(await loadOutcome(unknown, '', false)).toEqual({ kind: 'not_paid', leadId: null })
})

test('what could not be asked is not called unpaid', async () => {
  expect(await loadOutcome(answering({}), 'cs_1', true)).toEqual({ kind: 'unknown' })
  expect(await loadOutcome(answering({}), 'cs_1', false)).toEqual({ kind: 'signed_out' })
})

test('the id goes into the path whole', async () => {
  const api = answering({ '/api/verify-session/..%2Fleads': { status: 404, body: {} } })
  expect(await loadOutcome(api, '../leads', true)).toEqual({ kind: 'not_paid', leadId: null })
})
