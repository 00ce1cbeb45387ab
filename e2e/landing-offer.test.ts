import type { Page } from '@playwright/test'
import { bookByOthers } from './fill-booking-form.ts'
import { expect, expectAccessible, test, visitorTest } from './fixtures.ts'
import { NOVEMBER, submitBooking } from './guest.ts'
import { holdScripts } from './page-files.ts'

/** The tiers, each with a card per package and the spots left. */
function tiersOf(page: Page) {
  return page.getByRole('list', { name: 'Prices', exact: true }).locator('> li')
}

/** Returns the names and buttons of a package's cards; the first card of each tier is for kiters, the second for non-kiters. */
async function ladder(page: Page, who: 'kiter' | 'non-kiter') {
  const tiers = await tiersOf(page).all()
  return Promise.all(
    tiers.map(async (tier) => {
      const card = tier.getByRole('listitem').nth(who === 'kiter' ? 0 : 1)
      const button = card.getByRole('button')
      const words = [await card.getByRole('heading').textContent(), await button.textContent()]
      return [...words, (await button.isEnabled()) ? 'on' : 'off'].join(' | ')
    }),
  )
}

/** Waits for the page's script: it listens once it knows who the visitor is. */
async function scriptListens(page: Page): Promise<void> {
  await expect(page.locator('[data-account="out"]')).toBeVisible()
}

async function announce(page: Page): Promise<void> {
  await scriptListens(page)
  await page.evaluate(() => window.dispatchEvent(new Event('booking-updated')))
}

visitorTest(
  'each tier has a card per package: one can be booked, the later ones say when they open',
  async ({ page }) => {
    await page.goto('/')
    expect(await ladder(page, 'kiter')).toEqual([
      'Super Early Bird Kiter | Book as a kiter | on',
      'Early Bird Kiter | Available After Super Early Bird | off',
      'Standard Kiter | Available After Early Bird | off',
    ])
    expect(await ladder(page, 'non-kiter')).toEqual([
      'Super Early Bird Non-Kiter | Book as a non-kiter | on',
      'Early Bird Non-Kiter | Available After Super Early Bird | off',
      'Standard Non-Kiter | Available After Early Bird | off',
    ])
    // The seed has two bookings.
    await expect(tiersOf(page)).toContainText([
      '6/8 spots available',
      '6/6 spots available',
      '2/2 spots available',
    ])
  },
)

visitorTest('a card stores its package and leads to the form', async ({ page }) => {
  await page.goto('/')
  await scriptListens(page)
  await page.getByRole('button', { name: 'Book as a non-kiter' }).click()
  await expect(page).toHaveURL('/booking')
  expect(await page.evaluate(() => localStorage.getItem('selectedPackageType'))).toBe('non-kiter')
  await page.goto('/')
  await scriptListens(page)
  await page.getByRole('button', { name: 'Book as a kiter' }).click()
  await expect(page).toHaveURL('/booking')
  expect(await page.evaluate(() => localStorage.getItem('selectedPackageType'))).toBe('kiter')
})

visitorTest('a package picked before the scripts load is stored too', async ({ page }) => {
  const scriptsArrive = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Book as a non-kiter' }).click()
  await expect(page).toHaveURL('/booking?package=non-kiter')
  scriptsArrive()
  await expect(page.getByRole('radio', { name: 'Non-kiter' })).toBeChecked()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('selectedPackageType'))).toBe('non-kiter')
})

test('a booking made meanwhile shows without a reload', async ({ page, playwright, server }) => {
  await page.goto('/')
  await expect(tiersOf(page).first()).toContainText('6/8 spots available')
  await bookByOthers(playwright, server, 1)
  await announce(page)
  await expect(tiersOf(page).first()).toContainText('5/8 spots available')
})

test('if the tiers cannot be loaded, the page logs it and counts the bookings of the dates', async ({
  page,
  expectProblem,
}) => {
  expectProblem({ status: 500, about: '/api/pricing-tiers' })
  expectProblem({ about: 'The price tiers could not be read' })
  await page.goto('/')
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('The price tiers could not be read'),
  )
  await page.route('/api/pricing-tiers', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await submitBooking(page.request)
  await announce(page)
  await logged
  await expect(tiersOf(page).first()).toContainText('5/8 spots available')
})

visitorTest(
  'if nothing can be loaded, the page keeps the values it was sent with',
  async ({ page, expectProblem }) => {
    for (const path of ['/api/pricing-tiers', '/api/booking-availability']) {
      expectProblem({ status: 500, about: path })
      await page.route(path, (route) => route.fulfill({ status: 500, body: 'broken' }))
    }
    expectProblem({ about: 'could not be read' })
    await page.goto('/')
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('The availability could not be read'),
    )
    await announce(page)
    await logged
    await expect(tiersOf(page).first()).toContainText('6/8 spots available')
    await expect(page.getByRole('link', { name: `Choose these dates: ${NOVEMBER}` })).toHaveCount(1)
  },
)

visitorTest('a date says when it starts, and leads to the form with that date chosen', async ({ page }) => {
  await page.goto('/')
  const date = page.getByRole('link', { name: `Choose these dates: ${NOVEMBER}` })
  await expect(date).toContainText('Starts in 67 days')
  await date.click()
  await expect(page).toHaveURL(
    ({ pathname, searchParams }) => pathname === '/booking' && searchParams.get('date') === NOVEMBER,
  )
  await expect(page.getByRole('radio', { name: new RegExp(NOVEMBER) })).toBeChecked()
})

visitorTest('a button shows the later dates', async ({ page }) => {
  await page.goto('/')
  const last = page.getByText('Mar 20–27, 2026', { exact: true })
  await expect(last).toBeHidden()
  await page.getByText('Show later dates').click()
  await expect(last).toBeVisible()
  await expectAccessible(page)
})
