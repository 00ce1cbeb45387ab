import type { Page } from '@playwright/test'
import { expect, visitorTest as test } from './fixtures.ts'
import { holdTime } from './hold-time.ts'

// Pages whose styles stand in the page itself: their sheets name by hand whose classes they hold (web/*.css).
const PAGES = ['/', '/privacy-policy', '/terms-of-service', '/refund-policy', '/booking']

for (const path of PAGES) {
  test(`${path} brings along every style that it is painted with`, async ({ page }) => {
    await page.goto(path)
    const missing = await page.evaluate(async () => {
      const other = await (await fetch('/auth')).text()
      const file = /href="(\/assets\/all-pages-[^"]+\.css)"/.exec(other)?.[1] ?? ''
      const all = await (await fetch(file)).text()
      const own = document.querySelector('style')?.textContent ?? ''
      const classes = new Set(
        [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]),
      )
      const holds = (sheet: string, name: string) => sheet.includes(`.${CSS.escape(name)}`)
      if (!holds(all, 'page-column')) return ['the styles of all pages are not there']
      return [...classes].filter((name) => holds(all, name) && !holds(own, name))
    })
    expect(missing).toEqual([])
  })
}

/** The button that sends the form does so once the page's scripts are there. */
async function isAlive(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Checkout' })).toHaveAttribute('type', 'submit')
}

test('the booking form asks for the styles of other pages when the guest moves on, and shows none before they are here', async ({
  page,
}) => {
  const asked = Promise.withResolvers<void>()
  const file = Promise.withResolvers<void>()
  await page.route('**/assets/all-pages-*.css', async (route) => {
    asked.resolve()
    await file.promise
    await route.continue()
  })
  await page.goto('/booking')
  await isAlive(page)
  await page.getByRole('link', { name: 'Sign In/Up' }).click()
  await asked.promise
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Book/)
  file.resolve()
  await expect(page).toHaveURL('/auth')
  await expect(page.getByRole('tablist')).toHaveCSS('overflow-x', 'auto')
})

for (const path of ['/', '/booking']) {
  test(`no script, letter or picture of ${path} is asked for before its first painting`, async ({ page }) => {
    // A page that is not painted within seconds goes on all the same.
    await holdTime(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.locator('html')).not.toHaveAttribute('data-letters', /later|coming/)
    const early = await page.evaluate(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      const asked = performance.getEntriesByType('resource')
      return painted > 0 && asked.length > 2
        ? asked.filter(({ startTime }) => startTime < painted).map(({ name }) => name)
        : ['nothing was painted or asked for']
    })
    expect(early).toEqual([])
  })
}

test('the booking form comes in the ten packets that a connection sends before it waits for an answer', async ({
  page,
}) => {
  const answer = await page.request.get('/booking', { headers: { 'accept-encoding': 'br' } })
  const headers = answer
    .headersArray()
    .reduce((sum, { name, value }) => sum + `${name}: ${value}\r\n`.length, 0)
  const body = Number(answer.headers()['content-length'])
  expect(body).toBeGreaterThan(1000)
  expect(headers + body).toBeLessThanOrEqual(10 * 1460)
})
