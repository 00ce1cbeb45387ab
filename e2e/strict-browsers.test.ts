import type { Page } from '@playwright/test'
import { fillKiter } from './fill-booking-form.ts'
import { expect, test } from './fixtures.ts'
import { NOVEMBER, signUpByForm } from './guest.ts'

// Acceptance row 49: browsers that lack something can still book, or are told why not.

async function submitForm(page: Page): Promise<void> {
  await page.goto('/booking')
  await fillKiter(page)
  await page.getByRole('button', { name: 'Checkout' }).click()
  await page.waitForURL('**/auth')
}

async function expectBooked(page: Page): Promise<void> {
  await page.waitForURL('**/payment')
  await expect(page.getByRole('heading', { name: 'Check and pay' })).toBeVisible()
  expect(await (await page.request.get('/api/my-bookings')).json()).toMatchObject([
    { selectedDate: NOVEMBER, status: 'booking_submitted' },
  ])
}

test('a browser without paint entries can book', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: [] })
    PerformanceObserver.prototype.observe = () => {}
    performance.getEntriesByName = () => []
    performance.getEntriesByType = () => []
  })
  await submitForm(page)
  await signUpByForm(page)
  await expectBooked(page)
})

for (const [how, framework, refuse] of [
  [
    'forbids storage',
    ['Storage is forbidden'],
    () => {
      for (const place of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, place, {
          get() {
            throw new Error('Storage is forbidden')
          },
        })
    },
  ],
  [
    'has no storage',
    ["of null (reading 'getItem')", "of null (reading 'removeItem')"],
    () => {
      for (const place of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, place, { value: null })
    },
  ],
] as const) {
  test(`a browser that ${how} can book, and reaches the payment`, async ({ page, expectProblem }) => {
    // React Router's own script reads a scroll position, and works without it.
    for (const about of framework) expectProblem({ about })
    await page.addInitScript(refuse)
    await submitForm(page)
    await signUpByForm(page)
    await expectBooked(page)
  })
}

test('a browser that blocks cookies is told so before anything is typed, with another way to book', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }),
  )
  for (const path of ['/booking', '/auth']) {
    await page.goto(path)
    await expect(page.getByText('Booking and signing in need cookies')).toBeVisible()
    await expect(page.getByRole('link', { name: /book with us on/ })).toBeVisible()
  }
})

test('a browser that loses its cookies is told why it is not signed in', async ({ page, expectProblem }) => {
  await submitForm(page)
  expectProblem({ status: 401, about: '/api/link-booking' })
  await page.route('**/api/auth/register', async (route) => {
    const answer = await route.fetch()
    const { 'set-cookie': _cookies, ...headers } = answer.headers()
    await page.context().clearCookies()
    await route.fulfill({ response: answer, headers })
  })
  await signUpByForm(page)
  await expect(page.getByText('Your browser blocks cookies')).toBeVisible()
  await expect(page.getByText('Allow cookies for this site, then sign in.')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/auth')
})
