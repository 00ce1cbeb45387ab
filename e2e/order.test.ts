import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures.ts'
import { payByCard, signUp, submitBooking } from './guest.ts'
import { payLinkPath } from './operator.ts'

const IBAN = /BE68/
const BUTTON = 'Order with obligation to pay'

function order(page: Page) {
  return page.getByRole('button', { name: BUTTON, exact: true })
}

test('what is ordered is read and ordered before anything can be paid, and again when it has changed', async ({
  page,
  expectProblem,
}) => {
  expectProblem({ status: 409, about: '/api/create-checkout-session' })
  await signUp(page.request)
  const lead = await submitBooking(page.request)
  const before = await (await page.request.get('/payment')).text()
  expect(before).not.toMatch(IBAN)
  expect(before).toContain('Standard information for package travel')

  await page.goto('/payment')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your order')
  await expect(page.getByRole('region', { name: 'What it costs' })).toContainText('Total€1,130')
  const pay = page.getByRole('region', { name: 'When you pay' }).getByRole('listitem')
  await expect(pay).toContainText([/Today.*€200/, /By Tue, Sep 23, 2025.*€930/, /Nov 7 and 14, 2025.*€40/])
  await expect(page.getByRole('region', { name: 'If you cancel' })).toContainText('Up to Fri, Oct 31, 2025')
  await expect(page.getByRole('region', { name: 'Good to know' })).toContainText('Passport and visa')
  await expect(page.getByRole('link', { name: 'Terms of service (opens beside)' })).toHaveAttribute(
    'target',
    '_blank',
  )
  // One button on the whole of the page, beside the header's own.
  await expect(page.getByRole('main').getByRole('button')).toHaveText([BUTTON])
  await expectAccessible(page)
  await order(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How much do you want to pay now?')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  // Another tab has chosen another room since: nothing is charged for what was not read.
  await page.getByRole('radio', { name: 'Deposit' }).check()
  await page.getByRole('radio', { name: 'Card' }).check()
  await page.request.patch(`/api/leads/${lead.id}`, { data: { selectedRoom: 'shared' } })
  await page.getByRole('button', { name: 'Pay €200 by card' }).click()
  await expect(page.getByText('Prices or texts have changed since you ordered')).toBeVisible()
  await expect(page.getByRole('region', { name: 'What it costs' })).toContainText('Total€950')
  await order(page).click()
  await expect(page.getByRole('complementary', { name: 'Your bill' })).toContainText('Kiter, shared room')

  // Once it is paid, a change is ordered by its difference.
  await payByCard(page, lead, 'deposit')
  await page.request.patch(`/api/leads/${lead.id}`, { data: { selectedRoom: 'private' } })
  await page.goto(`/payment?leadId=${lead.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your change')
  await expect(page.getByRole('region', { name: 'Order', exact: true })).toContainText('+ €180€1,130 in all')
  await expectAccessible(page)
  await order(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay your balance')
})

test('a pay link of a booking that nobody has ordered shows the order first', async ({ page }) => {
  await signUp(page.request)
  const lead = await submitBooking(page.request)
  const path = await payLinkPath(page.request, lead.id)
  await page.context().clearCookies()
  expect(await (await page.request.get(path)).text()).not.toMatch(IBAN)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your order')
  await order(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How much do you want to pay now?')
  await page.getByRole('radio', { name: 'Full payment' }).check()
  await page.getByRole('radio', { name: 'Bank transfer' }).check()
  await expect(page.getByText(IBAN)).toBeVisible()
})
