import type { Page } from '@playwright/test'
import { bookByOthers } from './fill-booking-form.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { NOVEMBER } from './guest.ts'

const OCTOBER = 'Oct 31–Nov 7, 2025'
const DECEMBER = 'Dec 5–12, 2025'

/** Any count of spots, of a tier or of a date. */
const COUNTED = /\d[^.]{0,30}(spots?|places?) (left|available)/

async function expectNoRed(page: Page): Promise<void> {
  await expect(page.locator('.bg-danger, .border-danger')).toHaveCount(0)
}

test('after 16 bookings the site sells on without counting spots', async ({ page, playwright, server }) => {
  // The seed has two bookings.
  await bookByOthers(playwright, server, 3, OCTOBER)
  await bookByOthers(playwright, server, 3, NOVEMBER)
  await bookByOthers(playwright, server, 1, DECEMBER)
  for (const date of ['Jan 9–16, 2026', 'Jan 23–30, 2026', 'Feb 6–13, 2026'])
    await bookByOthers(playwright, server, 2, date)
  await page.goto('/')
  const prices = page.getByRole('list', { name: 'Prices', exact: true }).locator('> li')
  await expect(prices.nth(2)).toContainText('1/2 spots available')
  await bookByOthers(playwright, server, 1, 'Feb 20–27, 2026')

  await page.goto('/')
  await expect(prices.nth(2)).toContainText('€1,250')
  await expect(prices.nth(2).getByRole('button', { name: 'Book as a kiter' })).toBeEnabled()
  await expect(page.getByText('spots available')).toHaveCount(0)
  await expect(page.locator('#pricing')).not.toContainText(COUNTED)
  await expectNoRed(page)
  await expectAccessible(page)

  await page.goto('/booking')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book your retreat')
  await expect(page.getByRole('region', { name: 'Price', exact: true })).toContainText('Total€1,250')
  await expect(page.getByRole('main')).not.toContainText(COUNTED)
  await expectNoRed(page)
  expect(await (await page.request.get('/api/pricing-tiers')).json()).toMatchObject({
    kiter: { tier: 'standard', price: 1250 },
    totalBookings: 16,
    spotsLeft: null,
  })
})
