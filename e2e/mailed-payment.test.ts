import { ORDER_BUTTON } from '#domain/order/order.ts'
import { AWA } from '#test/awa.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { NOVEMBER, submitBooking } from './guest.ts'
import { logInOperator, mailedPaymentLink } from './operator.ts'
import { watchBrowser } from './watch-browser.ts'

const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true }

test('a guest who booked without an account pays on another device, with the button in the email', async ({
  page,
  browser,
  server,
}) => {
  const lead = await submitBooking(page.request)
  await logInOperator(page.request)
  const link = await mailedPaymentLink(page.request)

  const elsewhere = await browser.newContext({ ...PHONE, baseURL: server.url })
  const problems = watchBrowser(elsewhere)
  const phone = await elsewhere.newPage()
  await phone.goto(link)
  await phone.waitForURL('**/auth')
  await expect(phone.getByRole('region', { name: 'Your booking' })).toContainText(NOVEMBER)
  await expect(phone.getByText('We’re holding your place until')).toBeVisible()
  await expect(phone.getByRole('tab', { name: 'Sign Up', selected: true })).toBeVisible()
  const form = phone.getByRole('form', { name: 'Sign Up' })
  await expect(form.getByLabel('Email')).toHaveValue(AWA.email)
  await expectAccessible(phone)
  await form.getByLabel('Password', { exact: true }).fill(AWA.password)
  await form.getByLabel('Confirm password').fill(AWA.password)
  await form.getByRole('button', { name: 'Sign Up' }).click()

  await phone.waitForURL(`**/payment?leadId=${lead.id}`)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Check and pay')
  await expect(phone.getByRole('region', { name: 'Your retreat' })).toContainText(NOVEMBER)
  await expect(phone.getByText('€1,130').first()).toBeVisible()
  await phone.getByRole('radio', { name: 'Deposit' }).check()
  await phone.getByRole('radio', { name: 'Card' }).check()
  await phone.getByRole('button', { name: ORDER_BUTTON.en }).click()
  await phone.waitForURL('**/sandbox/checkout/**')
  await phone.getByRole('button', { name: 'Pay €200' }).click()
  await phone.waitForURL('**/payment-success?session_id=*')
  await expect(phone.getByText('Payment successful, €200 by card')).toBeVisible()

  // The button keeps working: it leads the guest to the booking, and others to the sign-in.
  await phone.goto(link)
  await expect(phone).toHaveURL(`/payment?leadId=${lead.id}`)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Pay your balance')
  await phone.request.post('/api/auth/logout')
  await phone.goto(link)
  await phone.waitForURL('**/auth')
  await expect(phone.getByRole('tab', { name: 'Sign In', selected: true })).toBeVisible()
  await expect(phone.getByRole('region', { name: 'Your booking' })).toHaveCount(0)
  expect(problems.unexpected()).toEqual([])
  await elsewhere.close()
})
