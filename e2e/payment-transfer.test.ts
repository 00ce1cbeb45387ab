import type { Locator, Page, PlaywrightWorkerArgs } from '@playwright/test'
import { formatShortDay } from '#domain/base/dates.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { NOVEMBER, signedInWithBooking } from './guest.ts'
import { holdTime } from './hold-time.ts'
import { mailedAddressLink } from './operator.ts'

const AWAY = {
  status: 503,
  contentType: 'application/problem+json',
  body: JSON.stringify({ title: 'Away', detail: 'We can’t load this right now', status: 503 }),
}

test('a guest copies the bank details, reports the transfer again after a failure, and sees that it is being checked', async ({
  page,
  context,
  playwright,
  server,
  expectProblem,
}) => {
  expectProblem({ status: 503, about: '/api/confirm-payment' })
  const time = await holdTime(page)
  const lead = await signedInWithBooking(page)
  await confirmAddress(page, playwright, server)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/payment')
  await page.getByRole('radio', { name: 'Deposit' }).check()
  await page.getByRole('radio', { name: 'Bank transfer' }).check()
  await expect(page.getByText('BE68 5390 0754 7034')).toBeVisible()
  await expect(page.getByText('take 1–3 business days')).toBeVisible()
  await expect(page.getByText('Don’t send a transfer and don’t enter a real card.')).toBeVisible()
  // On a Monday the third working day is Thursday.
  await expect(
    page.getByText(`Send it today and it should arrive by about ${formatShortDay('2025-09-04')}.`),
  ).toBeVisible()
  const reference = lead.paymentReferences?.deposit ?? ''
  await expect(page.getByText(reference)).toBeVisible()
  const iban = page.getByRole('button', { name: 'Copy IBAN' })
  const sizeOf = (button: Locator) =>
    button.evaluate(({ offsetWidth, offsetHeight }: HTMLElement) => [offsetWidth, offsetHeight])
  const before = await sizeOf(iban)
  await iban.click()
  await expect(page.getByText('Copied!')).toBeVisible()
  expect(await sizeOf(page.getByRole('button', { name: 'Copied!' }))).toEqual(before)
  await time.pass()
  await time.hold()
  await page.getByRole('button', { name: 'Copy Payment reference' }).click()
  await expect(page.getByText('Copied!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference)
  await page.getByRole('button', { name: 'Copy Amount' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('200')
  await expectAccessible(page)

  await page.route('**/api/confirm-payment', (route) => route.fulfill(AWAY), { times: 1 })
  const confirm = page.getByRole('button', { name: 'I Have Completed the Transfer' })
  await confirm.click()
  await expect(page.getByRole('alert')).toContainText('We can’t load this right now')
  await expect(confirm).toBeEnabled()
  await confirm.click()
  await expect(page.getByText('Payment Confirmation Sent').first()).toBeVisible()
  await expect(
    page
      .getByText("We've notified our team about your payment. You'll receive a booking confirmation soon.")
      .first(),
  ).toBeVisible()
  await time.pass()
  await page.waitForURL('**/thank-you')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Awa')
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible()
  await expect(page.getByText('€200 on its way by transfer')).toBeVisible()
  const steps = page.getByRole('listitem')
  await expect(steps.filter({ hasText: 'Deposit by bank transfer, on its way' })).toContainText('€200')
  await expect(steps.filter({ hasText: `By ${formatShortDay('2025-09-23')}` })).toContainText('€930')
  await expect(page.getByText('Wait for our confirmation first.')).toBeVisible()
  await expect(page.getByText('9–18 CET')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'See your trip' }).click()
  const booking = page.getByRole('article', { name: NOVEMBER })
  await expect(booking).toContainText('We’re checking for your transfer of €200')
  await expect(booking).toContainText('Balance due: €930')
})

test.describe('on a Saturday', () => {
  test.use({ settings: { appNow: '2025-09-06T10:00:00Z' } })

  test('the page says that banks are closed, when the money should arrive, and that the place is held', async ({
    page,
  }) => {
    await signedInWithBooking(page)
    await page.goto('/payment')
    await page.getByRole('radio', { name: 'Deposit' }).check()
    await page.getByRole('radio', { name: 'Bank transfer' }).check()
    await expect(page.getByText('Banks are closed at the weekend.')).toBeVisible()
    await expect(page.getByText(`it should arrive by about ${formatShortDay('2025-09-10')}.`)).toBeVisible()
    await expect(page.getByText('we hold your place while it’s on its way')).toBeVisible()
  })
})

/** Confirms the guest's address with the link from the email. */
async function confirmAddress(
  page: Page,
  playwright: PlaywrightWorkerArgs['playwright'],
  server: { url: string },
): Promise<void> {
  expect((await page.request.post('/api/auth/address-link')).ok()).toBe(true)
  await page.goto(await mailedAddressLink(playwright, server))
}
