// The booking form keeps what was typed through reloads, lost connections and server outages.

import type { Page } from '@playwright/test'
import { INCOMPLETE_BOOKING } from '#domain/booking-form/incomplete-booking.ts'
import { fillKiter } from './fill-booking-form.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { NOVEMBER } from './guest.ts'
import { holdTime } from './hold-time.ts'
import { logInOperator } from './operator.ts'
import { holdScripts } from './page-files.ts'

/** The answer of every call while the database cannot be reached (faults/outage.test.ts). */
const UNAVAILABLE = {
  status: 503,
  contentType: 'application/problem+json',
  headers: { 'retry-after': '5' },
  body: JSON.stringify({
    type: 'urn:problem:unavailable',
    title: 'We can’t load this right now. Please try again',
    status: 503,
    detail: 'We can’t load this right now. Please try again',
  }),
}

test('without a connection the form is kept; once it is sent, health and emergency details are restored in the same tab, and in no other', async ({
  page,
  expectProblem,
}) => {
  expectProblem({ about: 'net::ERR_INTERNET_DISCONNECTED' })
  const consent = (tab: Page) => tab.getByRole('checkbox', { name: 'please keep these notes' })
  await page.goto('/booking')
  await fillKiter(page)
  await page.getByLabel('Health conditions').fill('Asthma')
  await consent(page).check()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(page.getByText('We couldn’t send your booking').first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /saved/i })).toHaveText(
    'Not saved online yet. What you typed is saved on this device, and we’ll try again.',
  )
  // The bar says so if that sentence is out of view.
  await expect(page.locator('[data-keep-clear]').filter({ visible: true })).toContainText('Not saved yet')
  await expect(page.getByLabel('First name')).toHaveValue('Awa')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Checkout' }).click()
  await page.waitForURL('**/auth')
  const kept = await page.evaluate(() => JSON.stringify(localStorage))
  expect(kept).toContain('Jallow')
  expect(kept).not.toMatch(/Lamin|220 300|Asthma|healthConsent/)

  const other = await page.context().newPage()
  await other.goto('/booking')
  await expect(other.getByLabel('Last name')).toHaveValue('Jallow')
  await expect(other.getByText('please enter them again')).toBeVisible()
  await expect(other.getByLabel('Emergency contact')).toHaveValue('')
  await other.close()

  await page.getByRole('link', { name: 'Go Back' }).click()
  await page.waitForURL('**/booking')
  await expect(page.getByText(/^We’re holding .+ for you until .+\d\d:\d\d\.$/)).toBeVisible()
  await expect(page.getByText('please enter them again')).toHaveCount(0)
  await expect(page.getByLabel('Emergency contact')).toHaveValue('Lamin Jallow')
  await expect(page.getByLabel('Health conditions')).toHaveValue('Asthma')
  await expect(consent(page)).toBeChecked()
})

test('the form is saved two seconds after the last change once it has a name, an email or a date, and restored after a reload', async ({
  page,
  newVisitor,
}) => {
  let saves = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/leads')) saves += 1
  })
  const time = await holdTime(page)
  await page.goto('/booking')
  await page.getByRole('radio', { name: 'Vegan' }).check()
  await time.pass()
  await page.goto('/booking?date=2025-11-07')
  const saved = page.waitForRequest('**/api/leads')
  await page.getByLabel('First name').fill('Awa')
  await page.getByLabel('Weight (kg)').fill('6')
  await time.pass()
  expect((await saved).postDataJSON()).toMatchObject({
    firstName: 'Awa',
    weight: '6',
    selectedDate: NOVEMBER,
    packageType: 'kiter',
    status: 'in_progress',
    timestamp: expect.stringMatching(/^2025-09-01T09:0/),
  })
  expect(saves, 'nothing was saved before').toBe(1)
  await expect(page.getByText('Saved').filter({ visible: true })).toBeVisible()

  // Unsaved changes are sent while the page unloads, so only the server can tell whether they arrived.
  await time.hold()
  await page.getByRole('radio', { name: 'Dec 5–12, 2025' }).check()
  await page.getByRole('radio', { name: 'Vegan' }).check()
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Awa')
  await expect(page.getByLabel('Weight (kg)')).toHaveValue('6')
  await expect(page.getByRole('radio', { name: 'Dec 5–12, 2025' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Vegan' })).toBeChecked()
  const operator = await newVisitor()
  await logInOperator(operator)
  await expect
    .poll(async (): Promise<unknown> => (await operator.get('/api/leads?status=in_progress')).json())
    .toMatchObject({ leads: [{ firstName: 'Awa', selectedDate: 'Dec 5–12, 2025', selectedDiet: 'vegan' }] })
})

test('what is typed before the scripts load is kept and saved, and Checkout says that it is loading', async ({
  page,
}) => {
  const scriptsArrive = await holdScripts(page)
  await page.goto('/booking', { waitUntil: 'commit' })
  await page.getByLabel('First name').fill('Awa')
  await page.getByRole('radio', { name: 'Non-kiter' }).check()
  await page.getByRole('radio', { name: 'Vegan' }).check()
  const checkout = page.getByRole('button', { name: 'Checkout' })
  await expect(checkout).toBeDisabled()
  await expect(checkout).toHaveAccessibleName(/Loading/)
  await page.getByLabel('First name').press('Enter')
  expect(new URL(page.url()).search).toBe('')
  const saved = page.waitForRequest('**/api/leads')
  scriptsArrive()
  expect((await saved).postDataJSON()).toMatchObject({ firstName: 'Awa', packageType: 'non-kiter' })
  await expect(page.getByRole('heading', { name: 'Wetsuit Size & Fit' })).toHaveCount(0)
  await expect(page.getByLabel('First name')).toHaveValue('Awa')
  await expect(page.getByRole('radio', { name: 'Vegan' })).toBeChecked()
  await checkout.click()
  await expect(page.getByText(INCOMPLETE_BOOKING).first()).toBeVisible()
})

test('while the database is away the form is kept, also after a reload, and while the next answer takes long, the form says so', async ({
  page,
  expectProblem,
}) => {
  expectProblem({ status: 503, about: '/api/' })
  const time = await holdTime(page)
  await page.goto('/booking')
  await fillKiter(page)
  await page.route('**/api/**', (route) => route.fulfill(UNAVAILABLE))
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(page.getByText('We can’t load this right now').first()).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Awa')
  await expectAccessible(page)

  await page.reload()
  await expect(page.getByLabel('Last name')).toHaveValue('Jallow')
  await expect(page.getByRole('radio', { name: NOVEMBER })).toBeChecked()
  // Nothing is missing, so there is no next step.
  await expect(page.getByRole('button', { name: 'Checkout' })).toHaveCount(1)
  await expect(page.getByRole('button', { name: /^(Next|Choose)/ })).toHaveCount(0)
  await page.unroute('**/api/**')

  const answer = Promise.withResolvers<void>()
  await page.route('**/api/submit-booking', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
  await expect(page.getByText('Taking longer than usual')).toHaveCount(0)
  await time.pass()
  await expect(page.getByText('Taking longer than usual')).toBeInViewport()
  await expectAccessible(page)
  answer.resolve()
  await page.waitForURL('**/auth')
})
