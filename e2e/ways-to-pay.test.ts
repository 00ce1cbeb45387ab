import { expect, expectAccessible, test } from './fixtures.ts'
import { NOVEMBER, payByCard, placeOrder, signedInWithBooking } from './guest.ts'
import { logInOperator } from './operator.ts'

test('the balance is paid in parts, with Bancontact and iDEAL, and each is known by its name', async ({
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
  await expect(page.getByText('A part is at least €50')).toBeVisible()
  await amount.fill('1000')
  await expect(page.getByText('€930 is left to pay: at most that')).toBeVisible()
  await amount.fill('300,50')
  await page.getByRole('radio', { name: 'Bancontact' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Pay €300.50 with Bancontact' }).click()
  await page.waitForURL('**/sandbox/checkout/**')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay with Bancontact')
  // Back without paying: amount and method are still chosen.
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
  await expect(steps.filter({ hasText: 'By Tue, Sep 23, 2025' })).toContainText('€629.50')

  await page.goto('/payment')
  await page.getByRole('radio', { name: 'All of it' }).check()
  await page.getByRole('radio', { name: 'iDEAL' }).check()
  await page.getByRole('button', { name: 'Pay €629.50 with iDEAL' }).click()
  await page.waitForURL('**/sandbox/checkout/**')
  await page.getByRole('button', { name: 'Pay €629.50' }).click()
  await page.waitForURL('**/payment-success?session_id=*')
  await expect(page.getByText('Payment successful, €629.50 by iDEAL')).toBeVisible()
  await page.getByRole('link', { name: 'See your trip' }).click()
  const booking = page.getByRole('article', { name: NOVEMBER })
  await expect(booking).toContainText('Everything is paid')
})

test('the guest hands the pay link on: whoever pays gets a receipt of their own, and a link that was taken back opens nothing', async ({
  page,
  server,
  browser,
}) => {
  const lead = await signedInWithBooking(page)
  await placeOrder(page.request, lead)
  await payByCard(page, lead, 'deposit')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Let somebody else pay' }).click()
  const dialog = page.getByRole('dialog', { name: 'Let somebody else pay' })
  const shown = dialog.getByText(/\/pay\//)
  await expect(shown).toBeVisible()
  const first = await shown.innerText()
  await dialog.getByRole('button', { name: 'Make it worthless, and a new one' }).click()
  await expect(dialog.getByText('This is a new link')).toBeVisible()
  await expect(shown).not.toHaveText(first)
  await expectAccessible(page)
  const link = await shown.innerText()

  const mother = await browser.newContext({ baseURL: server.url })
  const phone = await mother.newPage()
  expect((await phone.goto(new URL(first).pathname))?.status()).toBe(404)
  await phone.goto(new URL(link).pathname)
  await expect(phone.getByText('For Awa, Nov 7–14, 2025.')).toBeVisible()
  await expect(phone.getByText('Jallow')).toHaveCount(0)
  await phone.getByRole('radio', { name: 'iDEAL' }).check()
  await phone.getByLabel('Where shall your receipt go?').fill('mum@example')
  await phone.getByRole('button', { name: 'Pay €930 with iDEAL' }).click()
  await expect(phone.getByText('Please check this address')).toBeVisible()
  await phone.getByLabel('Where shall your receipt go?').fill('mum@example.com')
  await phone.getByRole('button', { name: 'Pay €930 with iDEAL' }).click()
  await phone.waitForURL('**/sandbox/checkout/**')
  await phone.getByRole('button', { name: 'Pay €930' }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Thank you, it is paid')
  await mother.close()
  await logInOperator(page.request)
  const outbox = await (await page.request.get('/api/admin/outbox')).text()
  expect(outbox).toContain('Your receipt: €930 for Awa')
})
