import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Page } from '@playwright/test'
import { serve } from '#test/serve.ts'
import { expect, visitorTest as test } from './fixtures.ts'

/** Returns how much of the page has moved so far (Cumulative Layout Shift, without its windows of five seconds). */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // Buffered entries arrive together, or not at all if nothing moved.
    const moved = Promise.withResolvers<number>()
    new PerformanceObserver((list) => {
      const values = list.getEntries().map((entry) => ('value' in entry ? Number(entry.value) : 0))
      moved.resolve(values.reduce((sum, each) => sum + each, 0))
    }).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => moved.resolve(0), 500)
    return moved.promise
  })
}

/** Returns the addresses of the files that the page asked for before its first paint. */
async function filesBeforePaint(page: Page): Promise<string[]> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  return page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    const files = performance.getEntriesByType('resource').filter(({ name }) => !/\/media\//.test(name))
    return files.filter(({ startTime }) => startTime < painted).map(({ name }) => name)
  })
}

test('a browser without paint entries hydrates the booking form', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: [] })
    PerformanceObserver.prototype.observe = () => {}
    performance.getEntriesByName = () => []
    performance.getEntriesByType = () => []
  })
  await page.goto('/booking')
  await page.getByLabel('First Name').fill('Awa')
  const checkout = page.getByRole('button', { name: /^(Choose|Checkout)/ }).first()
  await expect(checkout).toBeEnabled()
})

test('a phone that takes long to paint the page loads scripts and fonts only then', async ({ page }) => {
  await page.addInitScript(() => {
    const unpainted = new CSSStyleSheet()
    unpainted.replaceSync('body { visibility: hidden }')
    document.adoptedStyleSheets = [unpainted]
    const paint = () => (document.adoptedStyleSheets = [])
    document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(paint, 500)))
  })
  await page.goto('/booking')
  await expect(page.locator('[aria-label=Booking] [type=submit]').first()).toBeEnabled()
  expect(await filesBeforePaint(page)).toEqual([])
})

for (const path of ['/', '/privacy-policy', '/booking', '/auth']) {
  test(`${path} needs only its document for the first paint, and does not shift when the rest loads`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    const fonts = await page.evaluate(async () => {
      await document.fonts.ready
      return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)
    })
    expect(await filesBeforePaint(page), 'asked for before the first painting').toEqual([])
    expect(fonts.join()).toMatch(/Figtree Variable/)
    expect(fonts.join()).toMatch(/Bricolage Grotesque/)
    expect(await layoutShift(page), 'layout shift').toBeLessThan(0.02)
  })
}

test('the first screen stays where it is while the rest of its document arrives', async ({
  page,
  server,
}) => {
  const isPainted = Promise.withResolvers<void>()
  async function sendInHalves(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = await fetch(`${server.url}${request.url}`)
    const body = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' })
    const half = request.url === '/' ? body.indexOf('Watch Preview') : 0
    response.write(body.subarray(0, half))
    if (half > 0) await isPainted.promise
    response.end(body.subarray(half))
  }
  const slow = await serve((request, response) => void sendInHalves(request, response))
  const loaded = page.goto(slow.url, { waitUntil: 'networkidle' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  isPainted.resolve()
  await loaded
  expect(await layoutShift(page)).toBeLessThan(0.02)
  slow.close()
})

test('the fonts are applied at once when the guest goes from one page to the next', async ({ page }) => {
  await page.goto('/privacy-policy', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Terms of service' }).click()
  await page.waitForURL('/terms-of-service', { waitUntil: 'commit' })
  // The element is in the head, so it does not wait for the page's scripts.
  await expect(page.locator('#fonts')).toHaveAttribute('media', 'all')
})
