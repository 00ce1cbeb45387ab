import type { Page } from '@playwright/test'
import { formatShortDay } from '#domain/base/dates.ts'
import { ORDER_BUTTON } from '#domain/order/order.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { payByCard, placeOrder, signUp, submitBooking } from './guest.ts'
import { payLinkPath } from './operator.ts'

const IBAN = /BE68/

function order(page: Page) {
  return page.getByRole('button', { name: ORDER_BUTTON.en, exact: true })
}

async function choose(page: Page, much: 'Deposit' | 'Full payment', how: 'Card' | 'Bank transfer') {
  await page.getByRole('radio', { name: much }).check()
  await page.getByRole('radio', { name: how }).check()
}

test('a guest reads and chooses everything on one screen, and one button orders and opens the card page', async ({
  page,
}) => {
  await signUp(page.request)
  const lead = await submitBooking(page.request)
  const before = await (await page.request.get('/payment')).text()
  expect(before).not.toMatch(IBAN)
  expect(before).toContain('Standard information for package travel')

  await page.goto('/payment')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check and pay')
  const retreat = page.getByRole('region', { name: 'Your retreat' })
  await expect(retreat).toContainText('Total€1,130Todayfrom €200By Tue 23 Septthe balanceAirport tax€40 cash')
  // Each closed row shows its summary; the standard information form is visible.
  for (const gist of [
    `and you lose nothing; by ${formatShortDay('2025-09-23')}, €200; by ${formatShortDay('2025-10-08')}, €665; after that, everything you’ve paid.`,
    'Not included: Flights to and from The Gambia · Transport to the airport on the last day · Lunch',
    '12 rights, one line each',
    'What you order is a package',
  ]) {
    await expect(page.getByText(gist)).toBeVisible()
  }
  await expect(page.getByText(`Up to ${formatShortDay('2025-10-31')}`)).toBeHidden()
  await page.getByText('If you cancel', { exact: true }).click()
  await expect(page.getByText(`Up to ${formatShortDay('2025-10-31')}`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'terms of service (opens in a new tab)' })).toHaveAttribute(
    'target',
    '_blank',
  )
  // One button in the main part of the page; nothing is preselected.
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(1)
  await expect(order(page)).toBeEnabled()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expectAccessible(page)

  await order(page).click()
  await expect(page.getByText('Choose how much to pay now')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Deposit' })).toBeFocused()
  await page.getByRole('radio', { name: 'Deposit' }).check()
  await expect(page.getByText('Choose how much to pay now')).toHaveCount(0)
  await expect(retreat).toContainText(`Today€200By ${formatShortDay('2025-09-23')}€930`)
  await order(page).click()
  await expect(page.getByText('Choose how to pay', { exact: true })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Card' })).toBeFocused()
  await page.getByRole('radio', { name: 'Card' }).check()
  await expect(page.getByText('€200 due now, on the secure card page')).toBeVisible()
  await page.getByRole('radio', { name: 'Full payment' }).check()
  await expect(retreat).toContainText('Today€1,130Airport tax')
  await expect(page.getByText('€1,130 due now, on the secure card page')).toBeVisible()
  await order(page).dblclick()
  await page.waitForURL('**/sandbox/checkout/**')
  expect(await (await page.request.get('/api/my-bookings')).json()).toMatchObject([
    { id: lead.id, order: { changedAt: null } },
  ])

  // After going back or reloading, the order is placed and only the payment is shown.
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay for your place')
  await expect(page.getByText('Ordered. We’re holding your place until')).toBeVisible()
  await expect(page.getByText('Standard information')).toHaveCount(0)
  await expect(page.getByRole('radio', { name: 'Full payment' })).toBeChecked()
  await page.reload()
  await page.getByRole('button', { name: 'Pay €1,130 by card' }).click()
  await page.waitForURL('**/sandbox/checkout/**')
})

test('the link "Change" leads to the edit form and back, and the bank account is shown only after ordering by transfer, also after a reload', async ({
  page,
}) => {
  await signUp(page.request)
  await submitBooking(page.request)
  await page.goto('/payment')
  const retreat = page.getByRole('region', { name: 'Your retreat' })
  await retreat.getByRole('link', { name: 'Change' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Edit your booking')
  await page.getByRole('link', { name: 'Back to your order' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check and pay')
  await retreat.getByRole('link', { name: 'Change' }).click()
  await page.getByRole('radio', { name: 'Shared room' }).check()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check and pay')
  await expect(retreat).toContainText('Total€950')

  await choose(page, 'Deposit', 'Bank transfer')
  expect(await page.content()).not.toMatch(IBAN)
  await order(page).click()
  await expect(page.getByText('Ordered', { exact: true })).toBeVisible()
  await expect(page.getByText('We’re emailing a copy to awa@example.com.')).toBeVisible()
  for (const look of ['after the press', 'after a reload']) {
    await expect(page.getByRole('heading', { level: 1 }), look).toHaveText('Pay for your place')
    await expect(page.getByText(IBAN), look).toBeInViewport()
    await expect(page.getByRole('button', { name: 'I Have Completed the Transfer' }), look).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Card' }), look).toBeHidden()
    await page.reload()
  }
  await expectAccessible(page)
  await page.getByText('Pay another way instead').click()
  await page.getByRole('radio', { name: 'Card' }).check()
  await expect(page.getByRole('button', { name: 'Pay €200 by card' })).toBeVisible()
  await expect(page.getByText(IBAN)).toHaveCount(0)
})

test('without a connection nothing is ordered; if the card page cannot be opened, the order is placed and the payment is offered again', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem({ about: '/api/place-order' })
  expectProblem({ status: 502, about: '/api/create-checkout-session' })
  await signUp(page.request)
  await submitBooking(page.request)
  await page.goto('/payment')
  await choose(page, 'Deposit', 'Card')
  await context.setOffline(true)
  await order(page).click()
  await expect(page.getByRole('alert')).toContainText('We couldn’t place your order')
  await context.setOffline(false)
  await page.route('**/api/create-checkout-session', (route) => route.fulfill({ status: 502 }), { times: 1 })
  await order(page).click()
  await expect(page.getByRole('alert')).toContainText('Checkout Error')
  await expect(page.getByText('Ordered', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay for your place')
  await expectAccessible(page)
  // The page was rendered before the order, so the bank account is fetched.
  await page.getByRole('radio', { name: 'Bank transfer' }).check()
  await expect(page.getByText(IBAN)).toBeVisible()
  await page.getByRole('radio', { name: 'Card' }).check()
  await page.getByRole('button', { name: '€200 by card' }).click()
  await page.waitForURL('**/sandbox/checkout/**')
})

test('an order of an outdated price or terms is refused, and the page shows what has changed', async ({
  page,
  expectProblem,
}) => {
  expectProblem({ status: 409, about: '/api/place-order' })
  expectProblem({ status: 409, about: '/api/create-checkout-session' })
  await signUp(page.request)
  const lead = await submitBooking(page.request)
  await page.goto('/payment')
  await choose(page, 'Deposit', 'Card')
  await expect(page.getByText('you lose €200 and owe nothing more')).toBeVisible()
  // Another tab has changed the room since.
  await page.request.patch(`/api/leads/${lead.id}`, { data: { selectedRoom: 'shared' } })
  await order(page).click()
  await expect(page.getByRole('alert')).toContainText('Your order wasn’t placed')
  // A row whose text has changed is open and shows both versions.
  const retreat = page.getByRole('region', { name: 'Your retreat' })
  await expect(retreat).toContainText('TotalBefore: €1,130€950')
  const cancelling = page.locator('details').filter({ hasText: 'If you cancel' })
  await expect(cancelling).toHaveAttribute('open', '')
  await expect(cancelling).toContainText(/Now: Cancel by .* €575; .*Before: Cancel by .* €665;/)
  // The room is also listed under what is included.
  await expect(page.getByText('Now:')).toHaveCount(2)
  await expect(page.getByRole('radio', { name: 'Deposit' })).toBeChecked()
  await expectAccessible(page)

  // Another tab orders and changes the room again, so this tab's payment is refused.
  await placeOrder(page.request, lead)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay for your place')
  await page.request.patch(`/api/leads/${lead.id}`, { data: { selectedRoom: 'private' } })
  await page.getByRole('button', { name: 'Pay €200 by card' }).click()
  await expect(page.getByText('Prices or terms have changed since you ordered')).toBeVisible()
  await expect(retreat).toContainText('Total€1,130')
  await order(page).click()
  await page.waitForURL('**/sandbox/checkout/**')

  // After payment, a change is ordered with its price difference, and nothing is due now.
  await payByCard(page, lead, 'deposit')
  await page.request.patch(`/api/leads/${lead.id}`, { data: { selectedRoom: 'shared' } })
  await placeOrder(page.request, lead)
  await page.request.patch(`/api/leads/${lead.id}`, { data: { selectedRoom: 'private' } })
  await page.goto(`/payment?leadId=${lead.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your change')
  await expect(page.getByRole('region', { name: 'Order', exact: true })).toContainText('+€180€1,130 in total')
  await expect(page.getByText('Nothing is due now')).toBeVisible()
  await expectAccessible(page)
  await order(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay your balance')
  await expect(page.getByText('Ordered', { exact: true })).toBeVisible()
})

test('a payer can place the order, and afterwards the link shows no cancellation terms', async ({ page }) => {
  await signUp(page.request)
  const lead = await submitBooking(page.request)
  const path = await payLinkPath(page.request, lead.id)
  await page.context().clearCookies()
  expect(await (await page.request.get(path)).text()).not.toMatch(IBAN)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check and pay')
  await expect(page.getByText('For Awa', { exact: true })).toBeVisible()
  await expect(page.getByText('Jallow')).toHaveCount(0)
  await choose(page, 'Full payment', 'Bank transfer')
  await expectAccessible(page)
  await order(page).click()
  await expect(page.getByText(IBAN)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay €1,130 for Awa’s retreat')
  await expect(page.getByText('If you cancel')).toHaveCount(0)
  await expect(page.getByText('Only Awa can cancel.')).toBeVisible()
  await page.getByRole('button', { name: 'I Have Completed the Transfer' }).click()
  await page.getByRole('link', { name: 'Pay by card instead' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay for Awa by card')
})

test('a booking that was paid meanwhile asks for its balance, in a tab where it was to be ordered and in one where it was to be paid', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem({ status: 409, about: '/api/create-checkout-session' })
  await signUp(page.request)
  const lead = await submitBooking(page.request)
  await page.goto('/payment')
  await choose(page, 'Deposit', 'Card')
  await placeOrder(page.request, lead)
  const ordered = await context.newPage()
  await ordered.goto('/payment')
  await choose(ordered, 'Deposit', 'Card')
  await payByCard(page, lead, 'deposit')

  await ordered.getByRole('button', { name: 'Pay €200 by card' }).click()
  await order(page).click()
  for (const tab of [ordered, page]) {
    await expect(tab.getByRole('alert')).toContainText(/payment already/)
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Pay your balance')
    await expect(tab.getByText('Before you order')).toHaveCount(0)
    await expectAccessible(tab)
  }
})
