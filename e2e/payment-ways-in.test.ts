import { expect, expectAccessible, test } from './fixtures.ts'
import { logIn, NOVEMBER, signedInWithBooking, signUp, submitBooking, signInByForm } from './guest.ts'
import { holdTime } from './hold-time.ts'
import { holdScripts } from './page-files.ts'

test('a guest signs in first, and then pays the booking stored in this browser', async ({
  page,
  newVisitor,
}) => {
  const time = await holdTime(page)
  await signUp(await newVisitor())
  const lead = await submitBooking(page.request)
  await page.goto('/privacy-policy')
  await page.evaluate((leadId) => localStorage.setItem('booking-data', JSON.stringify({ leadId })), lead.id)

  await page.goto('/payment')
  await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible()
  await time.pass()
  await page.waitForURL('**/auth')
  expect(await page.evaluate(() => localStorage.getItem('redirectAfterLogin'))).toBe('/payment')
  // This browser was never signed in, so sign-up comes first; the guest has an account.
  await page.getByRole('tab', { name: 'Sign In' }).click()
  await signInByForm(page)
  await page.waitForURL('**/payment')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check and pay')
  await expect(page.getByRole('region', { name: 'Your retreat' })).toContainText(
    `${NOVEMBER}8 days, 7 nights`,
  )
})

test('without a booking the payment page leads to the booking page; another guest’s cannot be opened, and one’s own is linked', async ({
  page,
  newVisitor,
  expectProblem,
}) => {
  expectProblem({ status: 404, about: '/api/link-booking' })
  const time = await holdTime(page)
  await page.goto('/payment')
  const none = page.getByRole('heading', { name: 'Please complete booking first' })
  await expect(none).toBeVisible()
  await expect(page.getByText('Redirecting you to the booking page...')).toBeVisible()
  await expectAccessible(page)
  await time.pass()
  await page.waitForURL('**/booking')

  const theirs = await submitBooking(await newVisitor())
  await signUp(page.request)
  await page.goto(`/payment?leadId=${theirs.id}`)
  await expect(page.getByRole('heading', { name: 'This booking isn’t in your account' })).toBeVisible()
  await expectAccessible(page)
  await page.evaluate((leadId) => localStorage.setItem('booking-data', JSON.stringify({ leadId })), theirs.id)
  await page.goto('/payment')
  await expect(none).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('booking-data'))).toBeNull()

  // A booking of this browser that the sign-in did not link.
  await page.context().clearCookies()
  const own = await submitBooking(page.request)
  await logIn(page.request)
  await page.goto(`/payment?leadId=${own.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check and pay')
  await expect(page.getByRole('region', { name: 'Your retreat' })).toContainText(
    `${NOVEMBER}8 days, 7 nights`,
  )
})

test('after the hold has ended the payment page leads back to the booking page, and the note on the dashboard can be dismissed for good', async ({
  page,
  server,
}) => {
  await signedInWithBooking(page)
  await server.restart({ appNow: '2025-09-03T10:00:00Z' })
  await page.goto('/payment')
  await expect(page.getByRole('heading', { name: 'We released your place' })).toBeVisible()
  await expect(page.getByText('There’s still a place')).toBeVisible()
  await expect(page.getByText('At the same price, €1,130.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Book again' }).click()
  await page.waitForURL('**/booking?date=2025-11-07&package=kiter')
  await expect(page.getByRole('radio', { name: NOVEMBER })).toBeChecked()

  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Don’t show this again' }).click()
  await expect(page.getByRole('heading', { name: 'Your Bookings' })).toBeFocused()
  await expect(page.getByRole('heading', { name: /We released your place/ })).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No upcoming retreat' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /We released your place/ })).toBeHidden()
})

test('the HTML contains the bill and the choices, is not indexed, and a choice made before the scripts load is kept', async ({
  page,
}) => {
  await signedInWithBooking(page)
  const html = await (await page.request.get('/payment')).text()
  expect(html).toContain('€1,130')
  expect(html).toContain('Full payment')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  const scriptsArrive = await holdScripts(page)
  await page.goto('/payment', { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'Deposit' }).check()
  await expect(page.getByRole('radio', { name: 'Card' })).toBeDisabled()
  scriptsArrive()
  await expect(page.getByRole('radio', { name: 'Card' })).toBeEnabled()
  await expect(page.getByRole('radio', { name: 'Deposit' })).toBeChecked()
})
