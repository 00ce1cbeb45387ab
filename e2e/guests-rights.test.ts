import { formatShortDay } from '#domain/base/dates.ts'
import { ORDER_BUTTON } from '#domain/order/order.ts'
import { AWA } from '#test/awa.ts'
import { fillTable, fillWater } from './fill-booking-form.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { NOVEMBER, payByCard, signedInWithBooking } from './guest.ts'
import { enterAdmin } from './operator.ts'
import { openRow } from './rows.ts'

test('a guest passes the place on, and the named person orders it and takes it over', async ({
  page,
  expectProblem,
}) => {
  await payByCard(page, await signedInWithBooking(page), 'deposit')
  await page.goto('/dashboard')
  await openRow(page, 'If you cancel or can’t come')
  await expect(page.getByText('you can pass your place on to someone else')).toContainText(
    `Up to ${formatShortDay('2025-10-31')}`,
  )
  await page.getByRole('button', { name: 'Pass my place on' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pass my place on' })
  await dialog.getByLabel('Name of the person coming instead').fill('Bo Claes')
  await dialog.getByLabel('Their email address').fill('bo@example.com')
  await dialog.getByRole('button', { name: 'Create the link' }).click()
  const link = dialog.getByText('/hand-over/')
  await expect(link).toBeVisible()
  const path = new URL((await link.textContent()) ?? '').pathname
  await dialog.getByRole('button', { name: 'Close' }).click()
  // The offer is shown at once, and after a reload.
  const waiting = await openRow(page, 'Bo Claes can take over your place')
  await expect(waiting).toContainText(`Until ${formatShortDay('2025-09-08')}`)
  await page.reload()
  await openRow(page, 'Bo Claes can take over your place')
  await expect(waiting.getByRole('button', { name: 'Withdraw the offer' })).toBeEnabled()

  await page.context().clearCookies()
  await page.goto(path)
  await expect(page.getByText('Awa is offering you their place in The Gambia')).toBeVisible()
  await expect(page.getByText('Left for you to pay')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign up or sign in' })).toBeVisible()
  await page.request.post('/api/auth/register', { data: { ...AWA, email: 'bo@example.com' } })
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Traveller details' })).toBeVisible()
  await page.getByLabel('Phone number').fill('+32 470 00 00 00')
  await fillTable(page)
  await fillWater(page)
  await page.getByRole('button', { name: 'Check your order' }).click()
  await expect(page.getByRole('heading', { name: 'Your order' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: ORDER_BUTTON.en }).click()
  await expect(page.getByRole('heading', { name: 'Your Bookings' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Balance due: €930' })).toBeVisible()
  await expect(page.getByText(NOVEMBER).first()).toBeVisible()
  // The previous guest paid the deposit, and the cancel dialog says so.
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  const cancelling = page.getByRole('alertdialog')
  await expect(cancelling).toContainText('No refund to you')
  await expect(cancelling).toContainText('€200 is refunded to the person who paid it.')
  await page.keyboard.press('Escape')
  // The link no longer works for anyone.
  expectProblem({ status: 404, about: path })
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()

  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Cancel/ })
    .click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await page.context().clearCookies()
  const { email, password } = AWA
  await page.request.post('/api/auth/login', { data: { email, password } })
  await page.goto('/dashboard')
  await page.getByText('Past and cancelled').click()
  const place = page.getByRole('listitem').filter({ hasText: 'Passed on to someone else' })
  await expect(place).toContainText('€200 refunded')
  await expect(place.getByRole('link', { name: /^Receipt/ })).toBeVisible()
  await expect(place.getByRole('link', { name: /^Credit note/ })).toBeVisible()
  await expectAccessible(page)
})

test('a guest complains, and the operator answers from the front admin page', async ({ page }) => {
  await payByCard(page, await signedInWithBooking(page), 'deposit')
  await page.goto('/dashboard')
  await openRow(page, 'Not as promised?')
  await page.getByRole('button', { name: 'Make a complaint' }).click()
  const dialog = page.getByRole('dialog', { name: 'What went wrong?' })
  await dialog.getByLabel('Your complaint').fill('The second lesson was an hour short.')
  await dialog.getByRole('button', { name: 'Send the complaint' }).click()
  await expect(page.getByText(`You’ll have our answer by ${formatShortDay('2025-10-31')}.`)).toBeVisible()

  await enterAdmin(page)
  const now = page.getByRole('region', { name: /^Now/ })
  await expect(now).toContainText('The second lesson was an hour short.')
  await expect(now).toContainText('60 days left')
  await now.getByRole('button', { name: 'Answer the complaint' }).click()
  await now.getByLabel('Your answer').fill('You are right: €40 come back.')
  await expectAccessible(page)
  await now.getByRole('button', { name: 'Send the answer' }).click()
  await expect(now.getByText('Answered')).toBeVisible()

  await page.goto('/dashboard')
  await openRow(page, 'Not as promised?')
  await expect(page.getByText('You are right: €40 come back.')).toBeVisible()
})
