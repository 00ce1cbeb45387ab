import type { Page } from '@playwright/test'
import { CHECKOUT_TIMEOUT_MS } from '#domain/timings.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { holdEndText, NOVEMBER, payByCard, signedInWithBooking } from './guest.ts'
import { holdTime } from './hold-time.ts'

/** Chooses how much and the card, and goes to the hosted page. */
async function goToCheckout(page: Page, option: 'Deposit' | 'Full payment'): Promise<void> {
  await page.getByRole('radio', { name: option }).check()
  await page.getByRole('radio', { name: 'Card' }).check()
  await page.getByRole('button', { name: 'by card' }).click()
  await page.waitForURL('**/sandbox/checkout/**')
}

test('the deposit is paid by card: chosen first, shown to the cent, confirmed on the dashboard', async ({
  page,
}) => {
  const lead = await signedInWithBooking(page)
  await page.goto('/payment')
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible()
  await expect(page.getByText('This is a demonstration')).toBeVisible()
  await expect(page.getByText(`Your place is held until ${holdEndText(lead)}`)).toBeVisible()
  const bill = page.getByRole('complementary', { name: 'Your bill' })
  await expect(bill).toContainText('Kiter, Super Early Bird€950')
  await expect(bill).toContainText('Private room+ €180')
  await expect(bill).toContainText('Total€1,130')
  await expect(page.getByText('€40 in total')).toBeVisible()

  await expect(page.getByRole('radio', { name: 'Card' })).toBeDisabled()
  await expect(page.getByRole('radio', { name: 'Bank transfer' })).toBeDisabled()
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Deposit' }).check()
  await expect(bill).toContainText('Now€200')
  await expect(bill).toContainText('by Tue 23 September 2025€930')
  await page.getByRole('radio', { name: 'Card' }).check()
  await expectAccessible(page)

  await page.evaluate((leadId) => localStorage.setItem('booking-data', JSON.stringify({ leadId })), lead.id)
  await page.getByRole('button', { name: 'Pay €200 by card' }).click()
  await page.waitForURL('**/sandbox/checkout/**')
  await page.getByRole('button', { name: 'Pay €200' }).click()
  await page.waitForURL('**/payment-success?session_id=*')
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible()
  await expect(page.getByText('Still to pay€930')).toBeVisible()
  await expect(page.getByText('Due byTue 23 September 2025')).toBeVisible()
  await expectAccessible(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('booking-data'))).toBeNull()

  await page.getByRole('link', { name: 'Go to your dashboard' }).click()
  const booking = page.getByRole('article', { name: NOVEMBER })
  await expect(booking).toContainText('Deposit paid')
  await expect(booking).toContainText('Balance due: €930 by Tue 23 September 2025')
})

test('a declined card changes nothing, and the next one pays everything', async ({ page }) => {
  const time = await holdTime(page)
  await signedInWithBooking(page)
  await page.goto('/checkout')
  await goToCheckout(page, 'Full payment')
  await page.getByRole('button', { name: 'Decline the card' }).click()
  await expect(page.getByRole('button', { name: 'Pay €1,130' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay €1,130' }).click()
  await page.waitForURL('**/payment-success?session_id=*')
  await expect(page.getByText('Paid by card€1,130')).toBeVisible()

  await page.goto('/dashboard')
  const booking = page.getByRole('article', { name: NOVEMBER })
  await expect(booking).toContainText('Everything is paid, and your place is confirmed.')
  await expect(booking.getByText('Confirmed', { exact: true }).first()).toBeVisible()

  await page.goto('/payment')
  await expect(page.getByRole('heading', { name: 'Booking already completed' })).toBeVisible()
  await expect(page.getByText('You can view and manage your booking in the dashboard.')).toBeVisible()
  await time.pass()
  await page.waitForURL('**/dashboard')
})

test('a cancelled card page leads back to a notice and the same booking', async ({ page }) => {
  const lead = await signedInWithBooking(page)
  await page.goto('/payment')
  await goToCheckout(page, 'Deposit')
  await page
    .getByRole('link', { name: 'Cancel' })
    .or(page.getByRole('button', { name: 'Cancel' }))
    .click()
  await page.waitForURL(`**/payment?leadId=${lead.id}&cancelled=true`)
  await expect(page.getByText('Payment Cancelled')).toBeVisible()
  await expect(
    page.getByText('You can continue with your payment below or choose a different option.'),
  ).toBeVisible()
  await goToCheckout(page, 'Deposit')
  await page.getByRole('button', { name: 'Pay €200' }).click()
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible()
})

test('the balance of a paid deposit is offered, and paid by card', async ({ page }) => {
  const lead = await signedInWithBooking(page)
  await payByCard(page, lead, 'deposit')
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Pay the balance' }).click()
  await expect(page.getByRole('heading', { name: 'Pay your balance' })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Your bill' })).toContainText('Now€930')
  await page.getByRole('radio', { name: 'Card' }).check()
  await page.getByRole('button', { name: 'Pay €930 by card' }).click()
  await page.waitForURL('**/sandbox/checkout/**')
  await page.getByRole('button', { name: 'Pay €930' }).click()
  await expect(page.getByText('Still to payNothing')).toBeVisible()
})

test('a checkout that cannot be made is a Checkout Error, and can be tried again', async ({
  page,
  expectProblem,
}) => {
  expectProblem({ status: 502, about: '/api/create-checkout-session' })
  await signedInWithBooking(page)
  await page.goto('/payment')
  await page.getByRole('radio', { name: 'Deposit' }).check()
  await page.getByRole('radio', { name: 'Card' }).check()
  const pay = page.getByRole('button', { name: 'Pay €200 by card' })
  const answers = [
    { status: 502, contentType: 'application/problem+json', body: '{"title":"x","detail":"x","status":502}' },
    { status: 200, contentType: 'application/json', body: '{"id":"cs_1"}' },
  ]
  for (const answer of answers) {
    await page.route('**/api/create-checkout-session', (route) => route.fulfill(answer), { times: 1 })
    await pay.click()
    await expect(page.getByText('Checkout Error')).toBeVisible()
    await expect(page.getByText('Unable to create checkout session. Please try again.')).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
  }
  await pay.click()
  await page.waitForURL('**/sandbox/checkout/**')
})

test('where the browser does not go to the card page, the guest gets the link', async ({ page }) => {
  await page.clock.install()
  await signedInWithBooking(page)
  await page.goto('/payment')
  await page.getByRole('radio', { name: 'Deposit' }).check()
  await page.getByRole('radio', { name: 'Card' }).check()
  let asked = 0
  // An answer without content leaves the browser where it is.
  await page.route('**/sandbox/checkout/**', (route) => {
    asked += 1
    return route.fulfill({ status: 204 })
  })
  await page.getByRole('button', { name: 'Pay €200 by card' }).click()
  for (const tries of [1, 2, 3]) {
    await expect.poll(() => asked).toBeGreaterThanOrEqual(tries)
    await page.clock.runFor(CHECKOUT_TIMEOUT_MS)
  }
  const dialog = page.getByRole('dialog', { name: 'Open the payment page?' })
  await expect(dialog).toBeVisible()
  expect(asked).toBe(3)
  await expect(dialog.getByRole('link', { name: 'Open the payment page' })).toHaveAttribute(
    'href',
    /\/sandbox\/checkout\//,
  )
  await expectAccessible(page)
})

test('a payment that is not one says "Payment Not Completed", one that cannot be checked asks to check again', async ({
  page,
}) => {
  await signedInWithBooking(page)
  for (const address of ['/payment-success', '/payment-success?session_id=cs_unknown']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Payment Not Completed' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to payment' })).toHaveAttribute('href', '/payment')
  }
  await expectAccessible(page)
})
