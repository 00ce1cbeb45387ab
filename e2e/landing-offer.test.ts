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
  'each tier has a card per package and one count of spots, and each date leads to the form with it chosen',
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
    await expect(page.getByText('2/2 spots available')).toHaveCount(1)
    await expect(page.getByText('6/8 spots available')).toHaveCount(1)
    await expect(page.getByText('Kiters and non-kiters share these spots.')).toBeVisible()
    // No tier is red at the start.
    await expect(page.locator('.bg-danger, .border-danger')).toHaveCount(0)

    const last = page.getByText('Mar 20–27, 2026', { exact: true })
    await expect(last).toBeHidden()
    await page.getByText('Show later dates').click()
    await expect(last).toBeVisible()
    await expectAccessible(page)

    const date = page.getByRole('link', { name: `Choose these dates: ${NOVEMBER}` })
    await expect(date).toContainText('Starts in 67 days')
    await date.click()
    await expect(page).toHaveURL(
      ({ pathname, searchParams }) => pathname === '/booking' && searchParams.get('date') === NOVEMBER,
    )
    await expect(page.getByRole('radio', { name: new RegExp(NOVEMBER) })).toBeChecked()
  },
)

visitorTest(
  'a card stores its package and leads to the form, also before the scripts load',
  async ({ page }) => {
    const stored = () => page.evaluate(() => localStorage.getItem('selectedPackageType'))
    const scriptsArrive = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Book as a non-kiter' }).click()
    await expect(page).toHaveURL('/booking?package=non-kiter')
    scriptsArrive()
    await expect(page.getByRole('radio', { name: 'Non-kiter' })).toBeChecked()
    await expect.poll(stored).toBe('non-kiter')

    for (const who of ['kiter', 'non-kiter']) {
      await page.goto('/')
      await scriptListens(page)
      await page.getByRole('button', { name: `Book as a ${who}` }).click()
      await expect(page).toHaveURL('/booking')
      expect(await stored()).toBe(who)
    }
  },
)

test('a booking made meanwhile shows without a reload, and without the tiers, or all of it, the page logs what is missing', async ({
  page,
  playwright,
  server,
  expectProblem,
}) => {
  await page.goto('/')
  const first = tiersOf(page).first()
  await expect(first).toContainText('6/8 spots available')
  await bookByOthers(playwright, server, 1)
  await announce(page)
  await expect(first).toContainText('5/8 spots available')

  const isLogged = (words: string) =>
    page.waitForEvent('console', (message) => message.text().includes(words))
  const fail = async (path: string) => {
    expectProblem({ status: 500, about: path })
    await page.route(path, (route) => route.fulfill({ status: 500, body: 'broken' }))
  }
  expectProblem({ about: 'could not be read' })
  // Without the tiers, the page counts the bookings of the dates.
  const noTiers = isLogged('The price tiers could not be read')
  await fail('/api/pricing-tiers')
  await submitBooking(page.request)
  await announce(page)
  await noTiers
  await expect(first).toContainText('4/8 spots available')

  // Without both, it keeps the values that it was sent with.
  await page.goto('/')
  await bookByOthers(playwright, server, 1)
  const nothing = isLogged('The availability could not be read')
  await fail('/api/booking-availability')
  await announce(page)
  await nothing
  await expect(first).toContainText('4/8 spots available')
  await expect(page.getByRole('link', { name: `Choose these dates: ${NOVEMBER}` })).toHaveCount(1)
})
