import { expect, expectAccessible, test } from './fixtures.ts'
import { payByCard, signedInWithBooking } from './guest.ts'
import { enterAdmin } from './operator.ts'

test('the operator lowers a price and agrees on parts, and the guest reads why and when', async ({
  page,
  server,
}) => {
  const lead = await signedInWithBooking(page, { selectedRoom: 'private' })
  await payByCard(page, lead, 'deposit')
  const guest = await page.context().storageState()
  await page.context().clearCookies()
  await enterAdmin(page, `/admin/guests/${lead.id}`)
  await page.getByRole('link', { name: 'Price and plan' }).click()
  await page.getByLabel('Lower it by').fill('100')
  await page.getByLabel('Reason').selectOption('Goodwill')
  await expect(page.getByText('Left to pay').locator('..')).toContainText('€830')
  await page.getByRole('radio', { name: 'In parts' }).check()
  await page.getByLabel('Part 1, by').fill('2025-09-20')
  await page.getByLabel('Amount').first().fill('400')
  await expect(page.getByText('€15 too little')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change and email Awa' })).toBeDisabled()
  await page.getByLabel('Amount').first().fill('415')
  const mail = page.getByRole('region', { name: 'The email' })
  await expect(mail).toContainText('Your price is now €1,030')
  await expect(mail).toContainText('Please pay the €830 left in 2 parts:')
  await page.getByRole('button', { name: 'Add a line' }).click()
  await expect(page.getByLabel('Your own line')).toBeFocused()
  await page.getByLabel('Your own line').fill('Thank you for coming back!')
  await expect(mail.getByText('Thank you for coming back!').last()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change and email Awa' }).click()
  const bar = page.getByRole('complementary', { name: 'Just recorded' })
  await expect(bar).toContainText('price or plan changed')
  await bar.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText(/^Undone: /)).toBeVisible()
  await expect(page.getByText('€1,130').first()).toBeVisible()

  await page.goto(`/admin/guests/${lead.id}/price`)
  await page.getByLabel('Lower it by').fill('100')
  await page.getByLabel('Reason').selectOption('Goodwill')
  await page.getByRole('button', { name: 'Change and email Awa' }).click()
  await expect(bar).toContainText('price or plan changed')
  await server.restart({ appNow: '2025-09-01T09:05:00Z' })
  await page.goto('/admin/mail')
  await expect(page.getByText('Your price is now €1,030').first()).toBeVisible()

  // The admin page would ask on without its session.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.context().addCookies(guest.cookies)
  await page.goto('/dashboard')
  await expect(page.getByText('Price reduction: Goodwill').first()).toBeAttached()
  await page.goto(`/payment?leadId=${lead.id}`)
  await expect(page.getByText('Price reduction: Goodwill').first()).toBeAttached()
})
