import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CHECKOUT_TIMEOUT_MS } from '#domain/site/timings.ts'
import { isCheckoutUrl, leaveForCheckout, type WayOut } from './hosted-checkout.tsx'

const URL_OF_PAGE = 'https://pay.example/1'
let page: { visibilityState: 'visible' | 'hidden' }

beforeEach(() => {
  vi.useFakeTimers()
  page = { visibilityState: 'visible' }
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), { location: { origin: 'https://retreat.example' } }),
  )
  vi.stubGlobal('document', page)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function leave(waysOut: readonly WayOut[], signal = new AbortController().signal) {
  return leaveForCheckout(URL_OF_PAGE, { waysOut, signal })
}

test('no other way is tried once the page is left', async () => {
  const other = vi.fn<WayOut>()
  const left = leave([() => void setTimeout(() => window.dispatchEvent(new Event('pagehide')), 1_000), other])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await left).toBe(true)
  expect(other).not.toHaveBeenCalled()
})

test('each way is tried for a few seconds, and after the last one the guest gets the link', async () => {
  const ways = [vi.fn<WayOut>(), vi.fn<WayOut>(), vi.fn<WayOut>()]
  const left = leave(ways)
  await vi.advanceTimersByTimeAsync(CHECKOUT_TIMEOUT_MS - 1)
  expect(ways.map((way) => way.mock.calls.length)).toEqual([1, 0, 0])
  await vi.advanceTimersByTimeAsync(1)
  expect(ways.map((way) => way.mock.calls.length)).toEqual([1, 1, 0])
  await vi.advanceTimersByTimeAsync(2 * CHECKOUT_TIMEOUT_MS)
  expect(await left).toBe(false)
  expect(ways[2]).toHaveBeenCalledExactlyOnceWith(URL_OF_PAGE)
})

test('a way that the browser refuses is skipped at once', async () => {
  const refused = () => {
    throw new Error('not allowed here')
  }
  const other = vi.fn<WayOut>()
  void leave([refused, other])
  await vi.advanceTimersByTimeAsync(0)
  expect(other).toHaveBeenCalledOnce()
})

test('a hidden page counts as left, as when a banking app opens', async () => {
  const left = leave([() => {}])
  page.visibilityState = 'hidden'
  await vi.advanceTimersByTimeAsync(CHECKOUT_TIMEOUT_MS)
  expect(await left).toBe(true)
})

test('a guest who has moved on within the site is not redirected', async () => {
  const moved = new AbortController()
  const other = vi.fn<WayOut>()
  const left = leave([() => {}, other], moved.signal)
  moved.abort()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await left).toBe(true)
  expect(other).not.toHaveBeenCalled()
})

test.each([
  ['https://checkout.example/c/1', true],
  ['/sandbox/checkout/cs_1', true],
  ['javascript:alert(1)', false],
  ['', false],
  [null, false],
  [undefined, false],
])('the checkout address %j is accepted: %s', (url, can) => {
  expect(isCheckoutUrl(url)).toBe(can)
})
