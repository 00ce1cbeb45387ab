import { formatShortDay } from '#domain/base/dates.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { holdEndText, NOVEMBER, signedInWithBooking } from './guest.ts'
import { holdTime } from './hold-time.ts'

test('a guest pays the deposit and then the balance by card, and the bill, the success page and the dashboard show the amounts', async ({
  page,
}) => {
  const lead = await signedInWithBooking(page)
  await page.goto('/payment')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay for your place')
  await expect(page.getByText('Demonstration.')).toBeVisible()
  await expect(page.getByText(`We’re holding your place until ${holdEndText(lead)}`)).toBeVisible()
  const bill = page.getByRole('complementary', { name: 'Your bill' })
  await expect(bill.getByText('Private room', { exact: true })).toBeHidden()
  await bill.getByRole('button', { name: '€1,130' }).click()
  await expect(bill).toContainText('Kiter, Super Early Bird€950')
  await expect(bill).toContainText('Private room+€180')
  await expect(bill).toContainText('Total€1,130')
  await expect(page.getByText('€40 in total')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('You pay Tradewind Retreats · BE 0000.000.000')

  // Nothing is preselected: the button leads to the missing choice, and then says what it does.
  const deposit = page.getByRole('radio', { name: 'Deposit' })
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(page.getByRole('radio', { name: 'Card' })).toBeDisabled()
  await expect(page.getByRole('radio', { name: 'Bank transfer' })).toBeDisabled()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Choose how much to pay' }).click()
  await expect(deposit).toBeFocused()
  await expect(deposit).toHaveAccessibleDescription(
    new RegExp(`€200 Then €930 by ${formatShortDay('2025-09-23')}`),
  )
  await deposit.check()
  await page.getByRole('button', { name: 'Choose how to pay' }).click()
  await expect(page.getByRole('radio', { name: 'Card' })).toBeFocused()
  await page.getByRole('radio', { name: 'Card' }).check()
  await expectAccessible(page)

  await page.evaluate((leadId) => localStorage.setItem('booking-data', JSON.stringify({ leadId })), lead.id)
  await page.getByRole('button', { name: 'Pay €200 by card' }).click()
  await page.waitForURL('**/sandbox/checkout/**')
  await page.getByRole('button', { name: 'Pay €200' }).click()
  await page.waitForURL('**/payment-success?session_id=*')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re going to The Gambia')
  await expect(page.getByText('Payment successful, €200 by card')).toBeVisible()
  const steps = page.getByRole('listitem')
  await expect(steps.filter({ hasText: 'Deposit by card, received' })).toContainText('€200')
  await expect(steps.filter({ hasText: `By ${formatShortDay('2025-09-23')}` })).toContainText('€930')
  await expectAccessible(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('booking-data'))).toBeNull()

  await page.getByRole('link', { name: 'See your trip' }).click()
  const booking = page.getByRole('article', { name: NOVEMBER })
  await expect(booking).toContainText('Deposit paid')
  // The browser rendered this page itself, with the footer.
  await expect(page.getByRole('contentinfo')).toContainText('Tradewind Retreats · BE 0000.000.000')
  await expect(booking).toContainText(`By ${formatShortDay('2025-09-23')}: 22 days leftBalance due: €930`)

  await page.getByRole('link', { name: 'Pay the balance' }).click()
  await expect(page.getByRole('heading', { name: 'Pay your balance' })).toBeVisible()
  await expect(page.getByText(`Due ${formatShortDay('2025-09-23')}`)).toBeVisible()
  await page.getByRole('radio', { name: 'Card' }).check()
  await page.getByRole('button', { name: 'Pay €930 by card' }).click()
  await page.waitForURL('**/sandbox/checkout/**')
  await page.getByRole('button', { name: 'Pay €930' }).click()
  await expect(page.getByText('Payment successful, €930 by card')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Balance by card, received' })).toContainText(
    '€930',
  )
  await expect(page.getByText('Balance. We’ll remind you in good time')).toHaveCount(0)
})

test('a cancelled card page leads back with amount and method still chosen, a declined card changes nothing, and the next card pays everything', async ({
  page,
}) => {
  const time = await holdTime(page)
  const lead = await signedInWithBooking(page)
  await page.goto('/checkout')
  await page.getByRole('radio', { name: 'Full payment' }).check()
  await page.getByRole('radio', { name: 'Card' }).check()
  await page.getByRole('button', { name: 'by card' }).click()
  await page.waitForURL('**/sandbox/checkout/**')
  await page
    .getByRole('link', { name: 'Cancel' })
    .or(page.getByRole('button', { name: 'Cancel' }))
    .click()
  await page.waitForURL(`**/payment?leadId=${lead.id}&cancelled=true`)
  await expect(page.getByText('Payment Cancelled')).toBeVisible()
  await expect(
    page.getByText('You can continue with your payment below or choose a different option.'),
  ).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Full payment' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Card' })).toBeChecked()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Pay €1,130 by card' }).click()
  await page.waitForURL('**/sandbox/checkout/**')

  await page.getByRole('button', { name: 'Decline the card' }).click()
  await expect(page.getByRole('button', { name: 'Pay €1,130' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay €1,130' }).click()
  await page.waitForURL('**/payment-success?session_id=*')
  await expect(page.getByText('Payment successful, €1,130 by card')).toBeVisible()

  await page.goto('/dashboard')
  const booking = page.getByRole('article', { name: NOVEMBER })
  await expect(booking).toContainText('Everything is paid, and your place is confirmed')
  await expect(booking.getByText('Confirmed, fully paid', { exact: true })).toBeVisible()

  await page.goto('/payment')
  await expect(page.getByRole('heading', { name: 'Booking already completed' })).toBeVisible()
  await expect(page.getByText('You can view and manage your booking in the dashboard.')).toBeVisible()
  await time.pass()
  await page.waitForURL('**/dashboard')
})
