import { formatShortDay } from '#domain/base/dates.ts'
import { ORDER_BUTTON } from '#domain/order/order.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { NOVEMBER, payByCard, placeOrder, signedInWithBooking, signUp, submitBooking } from './guest.ts'
import { logInOperator, payLinkPath } from './operator.ts'

test('a guest pays the balance in two parts, with Bancontact and iDEAL, and each is named', async ({
  page,
}) => {
  const lead = await signedInWithBooking(page)
  await payByCard(page, lead, 'deposit')
  await page.goto('/payment')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay your balance')
  await page.getByRole('radio', { name: 'Another amount' }).check()
  const amount = page.getByLabel('How much do you want to pay now?')
  await amount.fill('49')
  await page.getByRole('button', { name: 'Choose how much to pay' }).click()
  await expect(amount).toBeFocused()
  await expect(page.getByText('Enter €50 or more')).toBeVisible()
  await amount.fill('1000')
  await expect(page.getByText('Enter no more than €930, your full balance')).toBeVisible()
  await amount.fill('300,50')
  await page.getByRole('radio', { name: 'Bancontact' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Pay €300.50 with Bancontact' }).click()
  await page.waitForURL('**/sandbox/checkout/**')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay with Bancontact')
  // After going back without paying, amount and method are still chosen.
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Payment Cancelled')).toBeVisible()
  await expect(amount).toHaveValue('300,50')
  await page.getByRole('button', { name: 'Pay €300.50 with Bancontact' }).click()
  await page.waitForURL('**/sandbox/checkout/**')
  await page.getByRole('button', { name: 'Pay €300.50' }).click()
  await page.waitForURL('**/payment-success?session_id=*')
  await expect(page.getByText('Payment successful, €300.50 by Bancontact')).toBeVisible()
  const steps = page.getByRole('listitem')
  await expect(steps.filter({ hasText: 'Part of the balance by Bancontact, received' })).toContainText(
    '€300.50',
  )
  await expect(steps.filter({ hasText: `By ${formatShortDay('2025-09-23')}` })).toContainText('€629.50')

  await page.goto('/payment')
  await page.getByRole('radio', { name: 'Full balance' }).check()
  await page.getByRole('radio', { name: 'iDEAL' }).check()
  await page.getByRole('button', { name: 'Pay €629.50 with iDEAL | Wero' }).click()
  await page.waitForURL('**/sandbox/checkout/**')
  await page.getByRole('button', { name: 'Pay €629.50' }).click()
  await page.waitForURL('**/payment-success?session_id=*')
  await expect(page.getByText('Payment successful, €629.50 by iDEAL | Wero')).toBeVisible()
  await page.getByRole('link', { name: 'See your trip' }).click()
  const booking = page.getByRole('article', { name: NOVEMBER })
  await expect(booking).toContainText('Everything is paid')
})

test('a guest orders with a plan in three parts, and then pays the next part', async ({ page }) => {
  await signUp(page.request)
  await submitBooking(page.request, { selectedDate: 'Dec 5–12, 2025' })
  await page.goto('/payment')
  const rows = page.getByRole('listitem')
  const retreat = page.getByRole('region', { name: 'Your retreat' })
  await expect(retreat).toContainText('By Tue 21 Octthe balance')
  await page.getByRole('radio', { name: 'Deposit' }).check()
  await expect(retreat).toContainText(`By ${formatShortDay('2025-10-21')}€930`)
  await page.getByRole('link', { name: 'In three parts' }).click()
  await expect(retreat).toContainText(`By ${formatShortDay('2025-10-21')}€310`)
  await expect(page.getByText('Then €930 later')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Deposit' })).toBeChecked()
  await page.getByRole('radio', { name: 'Card' }).check()
  await page.getByRole('button', { name: ORDER_BUTTON.en }).click()
  await page.waitForURL('**/sandbox/checkout/**')
  await page.getByRole('button', { name: 'Pay €200' }).click()
  await page.waitForURL('**/payment-success?session_id=*')
  await expect(rows.filter({ hasText: 'Balance, part 2 of 3' })).toContainText('€310')
  await page.goto('/payment')
  await page.getByRole('radio', { name: 'The next part' }).check()
  await page.getByRole('radio', { name: 'iDEAL' }).check()
  await expect(page.getByRole('button', { name: 'Pay €310 with iDEAL | Wero' })).toBeVisible()
})

test('a guest shares the payment link, its payer gets a receipt, and a replaced link opens nothing', async ({
  page,
  server,
  browser,
}) => {
  const lead = await signedInWithBooking(page)
  await placeOrder(page.request, lead)
  await payByCard(page, lead, 'deposit')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Ask someone else to pay' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask someone else to pay' })
  const shown = dialog.getByText(/\/pay\//)
  await expect(shown).toBeVisible()
  const first = await shown.innerText()
  await dialog.getByRole('button', { name: 'Create a new link' }).click()
  await expect(dialog.getByText('This is a new link')).toBeVisible()
  await expect(shown).not.toHaveText(first)
  await expectAccessible(page)
  const link = await shown.innerText()

  const mother = await browser.newContext({ baseURL: server.url })
  const phone = await mother.newPage()
  expect((await phone.goto(new URL(first).pathname))?.status()).toBe(404)
  await phone.goto(new URL(link).pathname)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Pay €930 for Awa’s retreat')
  const bill = phone.getByRole('complementary', { name: 'Your bill' })
  await expect(bill).toContainText(
    `The retreat€1,130Paid−€200You payDue by ${formatShortDay('2025-09-23')}€930`,
  )
  await expect(bill).toContainText('8 days of kitesurf and wellness, The Gambia')
  await expect(phone.getByText('Awa sees what was paid and how, but not your name, card')).toBeVisible()
  await expect(phone.getByText('Jallow')).toHaveCount(0)
  await phone.getByRole('radio', { name: 'Bank transfer' }).check()
  await expect(phone.getByText('it should arrive by about')).toBeVisible()
  // The deposit is paid, and the place is not the payer's.
  await expect(phone.getByText('we hold your place')).toHaveCount(0)
  await phone.getByRole('radio', { name: 'iDEAL' }).check()
  await phone.getByLabel('Where should we send your receipt?').fill('mum@example')
  await phone.getByRole('button', { name: 'Pay €930 with iDEAL | Wero' }).click()
  await expect(phone.getByText('Please check this address')).toBeVisible()
  await phone.getByLabel('Where should we send your receipt?').fill('mum@example.com')
  await phone.getByRole('button', { name: 'Pay €930 with iDEAL | Wero' }).click()
  await phone.waitForURL('**/sandbox/checkout/**')
  await phone.getByRole('button', { name: 'Pay €930' }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Thank you, your payment has arrived')
  await mother.close()
  await logInOperator(page.request)
  const outbox = await (await page.request.get('/api/admin/outbox')).text()
  expect(outbox).toContain('Your receipt: €930 for Awa')
})

test('the longest names break inside the order and the payment link on a phone', async ({ page }) => {
  const long = { firstName: 'Maximiliane'.repeat(9), lastName: 'Featherstonehaugh'.repeat(5) }
  await signUp(page.request, long)
  const lead = await submitBooking(page.request, long)
  await page.goto('/payment')
  const name = await page.getByText(`For ${long.firstName}`).boundingBox()
  expect(name && name.x + name.width).toBeLessThanOrEqual(375)
  const link = await payLinkPath(page.request, lead.id)
  // The payer orders first, and then pays.
  for (const text of ['We keep a copy of the order for ', 'Only ']) {
    await page.goto(link)
    await expect(page.getByText(`${text}${long.firstName}`)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    await placeOrder(page.request, lead)
  }
})
