import { expect, visitorTest as test } from './fixtures.ts'

test('a browser that tells nothing of its painting hydrates the booking form all the same', async ({
  page,
}) => {
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

for (const path of ['/', '/privacy-policy', '/booking', '/auth']) {
  test(`${path} is painted from its document alone, and nothing moves when the rest comes`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    const { early, fonts, shift } = await page.evaluate(async () => {
      await document.fonts.ready
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      const files = performance.getEntriesByType('resource').filter(({ name }) => !/\/media\//.test(name))
      // Buffered ones come in one go, and none where nothing moved.
      const moved = Promise.withResolvers<number>()
      new PerformanceObserver((list) => {
        const values = list.getEntries().map((entry) => ('value' in entry ? Number(entry.value) : 0))
        moved.resolve(values.reduce((sum, each) => sum + each, 0))
      }).observe({ type: 'layout-shift', buffered: true })
      setTimeout(() => moved.resolve(0), 500)
      return {
        early: files.filter(({ startTime }) => startTime < painted).map(({ name }) => name),
        fonts: [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
        shift: await moved.promise,
      }
    })
    expect(early, 'asked for before the first painting').toEqual([])
    expect(fonts.join()).toMatch(/Figtree Variable/)
    expect(fonts.join()).toMatch(/Bricolage Grotesque/)
    expect(shift, 'layout shift').toBeLessThan(0.02)
  })
}

test('from one page to the next the fonts are there at once', async ({ page }) => {
  await page.goto('/privacy-policy', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Terms of service' }).click()
  await page.waitForURL('/terms-of-service', { waitUntil: 'commit' })
  // Not only after the page's scripts: the element stands in the head.
  await expect(page.locator('#fonts')).toHaveAttribute('media', 'all')
})
