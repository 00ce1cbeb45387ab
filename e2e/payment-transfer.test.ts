import { expect, expectAccessible, test } from './fixtures.ts'
import { NOVEMBER, signedInWithBooking } from './guest.ts'
import { holdTime } from './hold-time.ts'

test('a transfer: bank details to copy, reported, thanked for, and being checked on the dashboard', async ({
  page,
  context,
}) => {
  const time = await holdTime(page)
  const lead = await signedInWithBooking(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/payment')
  await page.getByRole('radio', { name: 'Deposit' }).check()
  await page.getByRole('radio', { name: 'Bank transfer' }).check()
  await expect(page.getByText('BE68 5390 0754 7034')).toBeVisible()
  await expect(page.getByText('1–3 business days')).toBeVisible()
  const reference = lead.paymentReferences?.deposit ?? ''
  await expect(page.getByText(reference)).toBeVisible()
  await page.getByRole('button', { name: 'Copy Payment reference' }).click()
  await expect(page.getByText('Copied!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference)
  await page.getByRole('button', { name: 'Copy Amount' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('200')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'I Have Completed the Transfer' }).click()
  await expect(page.getByText('Payment Confirmation Sent').first()).toBeVisible()
  await expect(
    page
      .getByText("We've notified our team about your payment. You'll receive a booking confirmation soon.")
      .first(),
  ).toBeVisible()
  await time.pass()
  await page.waitForURL('**/thank-you')
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible()
  await expect(page.getByText('Transferred, being checked€200')).toBeVisible()
  await expect(page.getByText('Due byTue 23 September 2025')).toBeVisible()
  await expect(page.getByText('9–18 CET')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Go to your dashboard' }).click()
  const booking = page.getByRole('article', { name: NOVEMBER })
  await expect(booking).toContainText('We are checking your transfer of €200')
  await expect(booking).toContainText('Balance due: €930')
})

test('a confirmation that fails says what is wrong and can be sent again', async ({
  page,
  expectProblem,
}) => {
  expectProblem({ status: 503, about: '/api/confirm-payment' })
  await signedInWithBooking(page)
  await page.goto('/payment')
  await page.getByRole('radio', { name: 'Full payment' }).check()
  await page.getByRole('radio', { name: 'Bank transfer' }).check()
  await page.route(
    '**/api/confirm-payment',
    (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          title: 'Away',
          detail: 'We cannot reach our records for a moment',
          status: 503,
        }),
      }),
    { times: 1 },
  )
  const confirm = page.getByRole('button', { name: 'I Have Completed the Transfer' })
  await confirm.click()
  await expect(page.getByRole('alert')).toContainText('We cannot reach our records for a moment')
  await expect(confirm).toBeEnabled()
  await confirm.click()
  await page.waitForURL('**/thank-you')
  await expect(page.getByText('Transferred, being checked€1,130')).toBeVisible()
})
