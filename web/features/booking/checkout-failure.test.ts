import { expect, test } from 'vitest'
import { ApiError } from '#web/api/client.ts'
import { checkoutFailure } from './checkout-failure.ts'

function problem(code: string, status: number, body: Record<string, unknown>): ApiError {
  return new ApiError(status, '', JSON.stringify({ type: `urn:problem:${code}`, status, ...body }))
}

test.each(['retreat-full', 'retreat-started', 'retreat-not-on-sale'])(
  'an unavailable date (%s) must be chosen again, and the dates are reloaded',
  (code) => {
    const failure = checkoutFailure(
      problem(code, 409, { title: 'No place left', detail: 'Sold out since' }),
      { signedIn: false },
    )
    expect(failure).toMatchObject({
      title: 'No place left',
      fields: [{ field: 'selectedDate', message: 'Sold out since' }],
      reload: true,
    })
  },
)

test('the fields that the server names are marked, under its title', () => {
  const errors = [{ field: 'age', message: 'Age is required' }]
  expect(
    checkoutFailure(problem('incomplete-booking', 422, { title: 'T', detail: 'T', errors }), {
      signedIn: false,
    }),
  ).toEqual({
    title: 'T',
    fields: errors,
    reload: false,
  })
})

test('a booking that is already paid leads to the dashboard', () => {
  const failure = checkoutFailure(
    problem('wrong-state', 409, { title: 'Not possible', detail: 'Paid already' }),
    { signedIn: true },
  )
  expect(failure).toMatchObject({ description: 'Paid already', link: { to: '/dashboard' } })
})

test.each(['offer-over', 'retreat-full', 'retreat-not-on-sale'] as const)(
  'an offer that cannot be taken (%s) leads to all dates, and nothing typed is lost',
  (code) => {
    const body = { title: 'Released', detail: 'It ran out.', errors: [] }
    expect(checkoutFailure(problem(code, 409, body), { signedIn: false, offer: 'token' })).toEqual({
      title: 'Released',
      description: 'It ran out. Everything you typed is saved.',
      fields: [],
      reload: false,
      link: { to: '/booking', text: 'See all dates' },
    })
  },
)

const HOLDS = { title: 'Too many places', detail: 'You hold October.' }
const AT_ADDRESS = { ...HOLDS, errors: [{ field: 'email', message: 'Take another address' }] }

test.each([
  ['nobody is signed in', false, HOLDS, '/auth', '/booking'],
  ['nobody is signed in, and it is the address', false, AT_ADDRESS, '/auth', '/booking'],
  ['a guest is signed in', true, HOLDS, '/dashboard', undefined],
  ['a guest is signed in, and it is the address', true, AT_ADDRESS, undefined, undefined],
])('too many holds when %s lead the guest to the right page', (_, signedIn, body, to, returnTo) => {
  const { description, fields, link } = checkoutFailure(problem('too-many-holds', 409, body), { signedIn })
  expect(description).toBe('You hold October. Everything you typed is saved.')
  expect(fields).toHaveLength('errors' in body ? 1 : 0)
  expect([link?.to, link?.returnTo]).toEqual([to, returnTo])
})

test('a guest whose email address is not confirmed can have the link sent again', () => {
  const body = { ...HOLDS, addressLink: { email: 'awa@example.com', mailed: true } }
  const { link, asksForAddress } = checkoutFailure(problem('too-many-holds', 409, body), { signedIn: true })
  expect([link, asksForAddress]).toEqual([undefined, true])
})

test.each([new TypeError('Failed to fetch'), new ApiError(502, 'Bad Gateway', '<html>nginx</html>')])(
  'without an answer from the server, the guest reads that nothing is lost: %s',
  (error) => {
    const failure = checkoutFailure(error, { signedIn: false })
    expect(failure).toMatchObject({ title: 'We couldn’t send your booking', fields: [], reload: false })
    expect(failure.description).toContain('Everything you typed is still here')
  },
)
