import { createContext, runInContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { browserErrorReportSchema } from '#domain/site/browser-errors.ts'
import { REPORT_ERRORS } from './report-errors.tsx'

interface Happened {
  error?: unknown
  message?: string
  reason?: unknown
}

/** Opens a page that contains only this code. */
function openPage(send: () => Promise<unknown> = async () => ({})) {
  const listeners = new Map<string, (happened: Happened) => void>()
  const fetch = vi.fn<(path: string, init: RequestInit & { body: string }) => Promise<unknown>>(send)
  const page = createContext({
    document: { currentScript: { dataset: { version: '0.1.0' } } },
    location: { pathname: '/booking' },
    addEventListener: (type: string, listener: (happened: Happened) => void) => listeners.set(type, listener),
    fetch,
  })
  runInContext(REPORT_ERRORS, page)
  const tell = (type: string) => (happened: Happened) => listeners.get(type)?.(happened)
  const sent = () => fetch.mock.calls.map(([, { body }]): unknown => JSON.parse(body))
  return { fetch, sent, fail: tell('error'), reject: tell('unhandledrejection') }
}

/** An invented error, because a real one names the files of this test. */
function errorOf(
  message: string,
  name = 'TypeError',
  stack = `${name}: ${message}\n    at f (/assets/a.js:1:2)`,
) {
  return { name, message, stack, toString: () => `${name}: ${message}` }
}

test('an error and a rejection are sent to our server without cookies, in the form that it accepts', () => {
  const { fail, reject, fetch, sent } = openPage()
  fail({ error: errorOf('one'), message: 'Uncaught TypeError: one' })
  reject({ reason: 'two' })
  reject({})
  fail({ error: null, message: 'Script error.' })
  const stack = 'TypeError: one\n    at f (/assets/a.js:1:2)'
  const about = { page: '/booking', version: '0.1.0' }
  expect(sent()).toEqual([
    { ...about, message: 'TypeError: one', stack },
    { ...about, message: 'two', stack: '' },
    { ...about, message: 'Rejected without a reason', stack: '' },
    { ...about, message: 'Script error.', stack: '' },
  ])
  for (const report of sent()) expect(browserErrorReportSchema.safeParse(report).success).toBe(true)
  expect(fetch).toHaveBeenCalledWith(
    '/api/browser-errors',
    expect.objectContaining({ method: 'POST', credentials: 'omit', keepalive: true }),
  )
})

test('texts longer than the server accepts are cut', () => {
  const { fail, sent } = openPage()
  fail({ error: errorOf('x'.repeat(5_000), 'Error', 'y'.repeat(9_000)) })
  expect(browserErrorReportSchema.safeParse(sent()[0]).success).toBe(true)
})

test('the same error is reported once, and a page reports at most five', () => {
  const { fail, sent } = openPage()
  for (const message of ['a', 'a', 'b', 'c', 'd', 'e', 'f']) fail({ error: errorOf(message) })
  expect(sent()).toMatchObject(
    ['a', 'b', 'c', 'd', 'e'].map((message) => ({ message: `TypeError: ${message}` })),
  )
})

test('aborted requests and errors of browser extensions are not reported', () => {
  const { fail, reject, fetch } = openPage()
  reject({ reason: errorOf('The user aborted a request', 'AbortError') })
  fail({ error: errorOf('x', 'Error', 'Error: x\n    at f (chrome-extension://abc/a.js:1:2)') })
  fail({})
  expect(fetch).not.toHaveBeenCalled()
})

test('a failed report causes no further error', async () => {
  const { fail, fetch } = openPage(() => Promise.reject(new Error('offline')))
  fail({ error: errorOf('one') })
  await Promise.resolve()
  const { fail: failAgain } = openPage(() => {
    throw new Error('blocked')
  })
  expect(() => failAgain({ error: errorOf('two') })).not.toThrow()
  expect(() =>
    failAgain({
      error: {
        get stack(): string {
          throw new Error('none')
        },
      },
    }),
  ).not.toThrow()
  expect(fetch).toHaveBeenCalledOnce()
})
