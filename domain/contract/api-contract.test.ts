import { expect, test } from 'vitest'
import { calls, type Call } from './api-contract.ts'
import { checkoutRequestSchema, confirmPaymentSchema, MAX_PAGE_SIZE, leadsQuerySchema } from './api-shapes.ts'
import { PROBLEMS } from './problem.ts'

const table: [string, Call][] = Object.entries(calls)

function findCall(method: string, path: string): Call | undefined {
  return table.map(([, call]) => call).find((call) => call.method === method && call.path === path)
}

// Calls from the specification and its open points, with who may make them and their success statuses.
test.each([
  ['get', '/api/auth/user', 'anyone', [200]],
  ['post', '/api/auth/register', 'anyone', [201]],
  ['post', '/api/auth/login', 'anyone', [200]],
  ['post', '/api/auth/logout', 'anyone', [204]],
  ['get', '/api/auth/logout', 'anyone', [302]],
  ['post', '/api/auth/forgot-password', 'anyone', [202]],
  ['post', '/api/auth/reset-password', 'anyone', [204]],
  ['get', '/api/login', 'anyone', [302]],
  ['get', '/api/pricing-tiers', 'anyone', [200]],
  ['get', '/api/booking-availability', 'anyone', [200]],
  ['post', '/api/contacts', 'anyone', [201]],
  ['post', '/api/leads', 'anyone', [200]],
  ['post', '/api/submit-booking', 'anyone', [200, 201]],
  ['post', '/api/link-booking', 'owner', [200]],
  ['get', '/api/my-bookings', 'owner', [200]],
  ['post', '/api/confirm-payment', 'owner', [200]],
  ['post', '/api/create-checkout-session', 'owner', [200]],
  ['get', '/api/verify-session/{sessionId}', 'owner', [200]],
  ['post', '/api/complete-payment/{bookingId}', 'owner', [200]],
  ['delete', '/api/cancel-booking/{bookingId}', 'owner', [200]],
  ['get', '/api/cancel-booking/{bookingId}', 'owner', [200]],
  ['patch', '/api/leads/{bookingId}', 'owner-or-admin', [200]],
  ['post', '/api/admin/login', 'anyone', [204]],
  ['post', '/api/admin/logout', 'anyone', [204]],
  ['get', '/api/leads', 'admin', [200]],
  ['post', '/api/sync-notion', 'admin', [200]],
  ['post', '/api/stripe/webhook', 'anyone', [200]],
])('%s %s is for %s and answers %j', (method, path, access, statuses) => {
  const call = findCall(method, path)
  expect(call?.access).toBe(access)
  expect(Object.keys(call?.answers ?? {}).map(Number)).toEqual(statuses)
})

test.each(table)('the call %s declares its access, path, summary, answers and known problems', (_, call) => {
  expect(['anyone', 'owner', 'admin', 'owner-or-admin']).toContain(call.access)
  expect(call.path).toMatch(
    /^\/api(\/[a-z]+(-[a-z]+)*|\/\{([a-z]+([A-Z][a-z]+)*Id|token|day|name|n)\})+(\.csv)?$/,
  )
  expect(call.summary).toMatch(/^[A-Z].*[^.]$/)
  expect(Object.keys(call.answers).length).toBeGreaterThan(0)
  const { problems = [] } = call
  expect(problems.filter((code) => !(code in PROBLEMS))).toEqual([])
  expect(new Set(problems).size).toBe(problems.length)
})

test('no two calls share a method and path', () => {
  const places = table.map(([, { method, path }]) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`)
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([])
})

test('every call under /api/admin needs the admin, except signing in, out and a new password', () => {
  const open = table.filter(([, call]) => call.path.startsWith('/api/admin/') && call.access !== 'admin')
  expect(open.map(([, call]) => call.path).toSorted()).toEqual([
    '/api/admin/login',
    '/api/admin/login/passkey',
    '/api/admin/login/passkey/options',
    '/api/admin/logout',
    '/api/admin/reset',
    '/api/admin/reset-link',
  ])
})

test('only calls that send data declare a body, except for erasing an account and discarding a field, and only GET has a query, except for the latter', () => {
  const reading = table.filter(([, call]) => call.method === 'get' || call.method === 'delete')
  const withBody = reading.filter(([, call]) => call.body !== undefined)
  // Erasing an account cannot be undone, so it asks for the password.
  // A field to discard that stood where nobody reads it would discard the whole draft.
  expect(withBody.map(([name]) => name)).toEqual(['eraseAccount', 'discardSiteDraft'])
  const asking = table.filter(([, call]) => call.query !== undefined && call.method !== 'get')
  expect(asking.map(([name]) => name)).toEqual(['discardSiteDraft'])
})

const report = {
  leadId: 'b1',
  paymentType: 'deposit',
  paymentStatus: 'deposit_paid',
  depositAmount: 200,
  totalAmount: 1130,
  paymentReference: 'KITE-DEPOSIT-2025-JALLOW-7K2M',
}

test('a transfer is reported as a deposit or as the full amount', () => {
  expect(confirmPaymentSchema.parse(report)).toEqual(report)
  const full = { ...report, paymentType: 'full', paymentStatus: 'fully_paid', depositAmount: null }
  expect(confirmPaymentSchema.parse(full)).toEqual(full)
})

test.each([
  ['leadId', ''],
  ['leadId', undefined],
  ['leadId', 'b1\u0000'],
  ['leadId', '\ud800'],
  ['leadId', 'x'.repeat(101)],
  ['paymentType', 'balance'],
  ['paymentStatus', 'pending'],
  ['depositAmount', '200'],
  ['depositAmount', undefined],
  ['totalAmount', null],
  ['totalAmount', Number.POSITIVE_INFINITY],
  ['paymentReference', ''],
  ['paymentReference', 'a\u0000b'],
])('a reported transfer with %s set to %j is refused at that field', (field, value) => {
  const issues = confirmPaymentSchema.safeParse({ ...report, [field]: value }).error?.issues ?? []
  expect(issues.map((issue) => issue.path.join('.'))).toContain(field)
})

test.each(['deposit', 'full', 'balance'])(
  'a card checkout may pay the %s, with or without booking data',
  (paymentType) => {
    expect(checkoutRequestSchema.parse({ paymentType, leadId: 'b1' })).toEqual({
      paymentType,
      leadId: 'b1',
      method: 'card',
    })
    const bookingData = { firstName: 'Awa', price: 1 }
    expect(checkoutRequestSchema.parse({ paymentType, leadId: 'b1', bookingData })).toEqual({
      paymentType,
      leadId: 'b1',
      method: 'card',
      bookingData,
    })
  },
)

test('a card checkout needs a known payment type, a valid booking ID, a known method and a valid amount', () => {
  expect(checkoutRequestSchema.safeParse({ leadId: 'b1' }).success).toBe(false)
  expect(checkoutRequestSchema.safeParse({ paymentType: 'gift', leadId: 'b1' }).success).toBe(false)
  expect(checkoutRequestSchema.safeParse({ paymentType: 'full', leadId: 'b\u00001' }).success).toBe(false)
  const balance = { paymentType: 'balance', leadId: 'b1' }
  expect(checkoutRequestSchema.safeParse({ ...balance, method: 'cash' }).success).toBe(false)
  for (const amount of [0, -1, 50.005, '50', 1_000_001]) {
    expect(checkoutRequestSchema.safeParse({ ...balance, amount }).success).toBe(false)
  }
  expect(checkoutRequestSchema.parse({ ...balance, method: 'ideal', amount: 50.5 })).toEqual({
    ...balance,
    method: 'ideal',
    amount: 50.5,
  })
})

test.each([
  [{}, { limit: 100 }],
  [{ limit: '1' }, { limit: 1 }],
  [{ limit: '500' }, { limit: MAX_PAGE_SIZE }],
  [
    { search: '  Awa % _ 🪁 ', limit: '20' },
    { search: 'Awa % _ 🪁', limit: 20 },
  ],
  [
    { status: 'expired', retreat: 'Dec 5–12, 2025', cursor: 'abc' },
    { status: 'expired', retreat: 'Dec 5–12, 2025', cursor: 'abc', limit: 100 },
  ],
])('the leads query %j is trimmed, converted and given a default limit', (query, parsed) => {
  expect(leadsQuerySchema.parse(query)).toEqual(parsed)
})

test.each([
  ['limit', '0'],
  ['limit', '501'],
  ['limit', '1.5'],
  ['limit', 'all'],
  ['limit', ''],
  ['limit', '-1'],
  ['status', 'paid'],
  ['search', 'a\u0000b'],
  ['search', 'x'.repeat(201)],
  ['retreat', '\u0000'],
  ['cursor', '\u0000'],
])('the leads query refuses %s with the value %j', (field, value) => {
  expect(leadsQuerySchema.safeParse({ [field]: value }).success).toBe(false)
})

/** A test beside each handler checks its cells, which one function writes (server/process/csv.ts). */
const CELLS = ['/api/admin/ledger.csv', '/api/admin/retreats/{retreatId}/guests.csv']

test('row 31: the only calls that return CSV are the two whose cells are tested', () => {
  const exported = Object.values<Call>(calls).filter(({ answers }) =>
    Object.values(answers).some((answer) => answer && 'file' in answer && answer.file === 'text/csv'),
  )
  expect(exported.map(({ path }) => path).toSorted()).toEqual(CELLS)
})
