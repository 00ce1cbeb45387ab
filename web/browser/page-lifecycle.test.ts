import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const page = new EventTarget()
const logged = vi.fn<typeof console.error>()

async function logUnlessLeft(): Promise<void> {
  const { logUnlessLeft: log } = await import('./page-lifecycle.ts')
  log('Not read', 'NetworkError')
}

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('window', page)
  // Another test may have loaded the module where there is no window.
  vi.resetModules()
  await import('./page-lifecycle.ts')
  vi.spyOn(console, 'error').mockImplementation(logged)
  logged.mockClear()
})

afterEach(() => {
  page.dispatchEvent(new Event('pageshow'))
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a call that fails on a page that stays is logged', async () => {
  await logUnlessLeft()
  vi.runAllTimers()
  expect(logged.mock.calls).toEqual([['Not read', 'NetworkError']])
})

test.each(['beforeunload', 'pagehide'])(
  'a call that %s breaks off is not logged, however late',
  async (event) => {
    page.dispatchEvent(new Event(event))
    await logUnlessLeft()
    vi.runAllTimers()
    expect(logged).not.toHaveBeenCalled()
  },
)

test('a call that fails before the page says that it is left is not logged, nor when the page is shown again', async () => {
  await logUnlessLeft()
  page.dispatchEvent(new Event('pagehide'))
  page.dispatchEvent(new Event('pageshow'))
  vi.runAllTimers()
  expect(logged).not.toHaveBeenCalled()
})

test('after a page is shown again, failed calls are logged', async () => {
  page.dispatchEvent(new Event('pagehide'))
  page.dispatchEvent(new Event('pageshow'))
  await logUnlessLeft()
  vi.runAllTimers()
  expect(logged).toHaveBeenCalledOnce()
})
