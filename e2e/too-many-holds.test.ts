import type { APIRequestContext } from '@playwright/test'
import { fillKiter } from './fill-booking-form.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { NOVEMBER, logIn, signUp, submitBooking, signInByForm, signUpByForm } from './guest.ts'
import { mailedAddressLink } from './operator.ts'

const OCTOBER = 'Oct 31–Nov 7, 2025'
const DECEMBER = 'Dec 5–12, 2025'
const TITLE = 'Too many unpaid bookings'

test.use({ settings: { env: { RATE_LIMITS: 'on' } } })

test('a guest on a network with too many holds signs up, confirms the address, and books what was typed', async ({
  page,
  playwright,
  newVisitor,
  server,
  expectProblem,
}) => {
  for (let stranger = 1; stranger <= 6; stranger++) {
    await submitBooking(await newVisitor(), {
      selectedDate: OCTOBER,
      email: `stranger${stranger}@example.com`,
    })
  }
  const experience = page.getByLabel('Kiting experience')
  const checkout = page.getByRole('button', { name: 'Checkout' })
  await page.goto('/booking')
  await fillKiter(page)
  expectProblem({ status: 409, about: '/api/submit-booking' })
  await checkout.click()
  const notice = page.getByRole('form', { name: 'Booking' }).getByRole('alert')
  await expect(notice).toContainText('Many people may share it')
  await expect(notice).toContainText('Everything you typed is saved.')
  await expect(experience).toHaveValue('Two lessons so far')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Sign in or sign up' }).click()
  await page.waitForURL('**/auth')
  await signUpByForm(page)

  await page.waitForURL('**/booking')
  await expect(experience).toHaveValue('Two lessons so far')
  await checkout.click()
  await expect(notice).toContainText('Please open the link we emailed to awa@example.com, and try again.')
  await expect(experience).toHaveValue('Two lessons so far')
  await expectAccessible(page)

  await page.goto(await mailedAddressLink(playwright, server))
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to the booking form' }).click()
  await expect(experience).toHaveValue('Two lessons so far')
  await expect(page.getByRole('radio', { name: NOVEMBER })).toBeChecked()
  await checkout.click()
  await page.waitForURL('**/payment')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const mine = await page.request.get('/api/my-bookings')
  expect(await mine.json()).toMatchObject([{ selectedDate: NOVEMBER, status: 'booking_submitted' }])
})

test('a guest with two unpaid bookings is told which, and can open the dashboard', async ({
  page,
  newVisitor,
  expectProblem,
}) => {
  await holdTwoPlaces(newVisitor)
  await logIn(page.request)
  await page.goto('/booking?another=1')
  await fillKiter(page, DECEMBER)
  expectProblem({ status: 409, about: '/api/submit-booking' })
  await page.getByRole('button', { name: 'Checkout' }).click()
  const notice = page.getByRole('form', { name: 'Booking' }).getByText('You have unpaid bookings')
  await expect(notice).toContainText(`${OCTOBER}, until`)
  await expect(notice).toContainText(`${NOVEMBER}, until`)
  await page.getByRole('link', { name: 'Open your dashboard' }).click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByText(NOVEMBER).first()).toBeVisible()
})

test('a booking beyond the limit stays held, and the guest is told at the sign-in', async ({
  page,
  newVisitor,
  expectProblem,
}) => {
  await holdTwoPlaces(newVisitor)
  await page.goto('/booking')
  await fillKiter(page, DECEMBER)
  await page.getByLabel('Email').fill('another@example.com')
  await page.getByRole('button', { name: 'Checkout' }).click()
  await page.waitForURL('**/auth')
  await page.getByRole('tab', { name: 'Sign In' }).click()
  expectProblem({ status: 409, about: '/api/link-booking' })
  await signInByForm(page)
  await page.waitForURL('**/dashboard')
  await expect(page.getByText(TITLE)).toBeVisible()
  await expect(page.getByText(NOVEMBER).first()).toBeVisible()
})

/** Holds two places for the account, each from another device: one browser would only change its booking. */
async function holdTwoPlaces(newVisitor: () => Promise<APIRequestContext>): Promise<void> {
  for (const selectedDate of [OCTOBER, NOVEMBER]) {
    const device = await newVisitor()
    if (selectedDate === OCTOBER) await signUp(device)
    else await logIn(device)
    await submitBooking(device, { selectedDate })
  }
}
