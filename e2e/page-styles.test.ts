import { expect, test } from './fixtures.ts'

// Pages whose styles stand in the page itself: their sheets name by hand whose classes they hold (web/*.css).
const PAGES = ['/', '/privacy-policy', '/terms-of-service', '/refund-policy', '/booking']

for (const path of PAGES) {
  test(`${path} brings along every style that it is painted with`, async ({ page }) => {
    await page.goto(path)
    const missing = await page.evaluate(async () => {
      const booking = await (await fetch('/booking')).text()
      const file = /href="(\/assets\/all-pages-[^"]+\.css)"/.exec(booking)?.[1] ?? ''
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

test('the booking form is painted before the file with the styles of all pages has come', async ({
  page,
}) => {
  const file = Promise.withResolvers<void>()
  await page.route('**/assets/all-pages-*.css', async (route) => {
    await file.promise
    await route.continue()
  })
  await page.goto('/booking', { waitUntil: 'commit' })
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveCSS('font-family', /Bricolage/)
  await expect(page.locator('main')).toBeVisible()
  file.resolve()
  await page.waitForLoadState('load')
})
