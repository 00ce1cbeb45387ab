import type { Locator, Page } from '@playwright/test'
import { formatShortDay } from '#domain/base/dates.ts'
import { INVALID_EMAIL } from '#domain/base/text-schema.ts'
import { INCOMPLETE_BOOKING } from '#domain/booking-form/incomplete-booking.ts'
import { coveredBy } from './covered-by.ts'
import {
  bookByOthers,
  fillGuest,
  fillKiter,
  fillName,
  fillDates,
  fillTable,
  fillWater,
} from './fill-booking-form.ts'
import { expect, expectAccessible, test, visitorTest } from './fixtures.ts'
import { NOVEMBER, payByCard, signedInWithBooking, signUp } from './guest.ts'
import { holdTime } from './hold-time.ts'

test('a kiter books without an account, signs up on the way, and arrives at the payment', async ({
  page,
}) => {
  await holdTime(page)
  await page.goto('/booking?date=2025-11-07&package=kiter')
  const step = (name: string) => page.getByRole('region', { name })
  const goOn = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('radio', { name: NOVEMBER })).toBeChecked()
  await goOn('Choose a room')
  await expect(page.getByRole('alert')).toHaveText('Please complete this step first.Room')
  await expect(page.getByRole('radio', { name: 'Shared room' })).toBeFocused()
  await page.getByRole('radio', { name: 'Private room' }).check()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(step('Price')).toContainText('Total€1,130')
  await expect(step('Price')).toContainText(
    new RegExp(String.raw`Full refund if you cancel by ${formatShortDay('2025-09-03')}, 21:0\d\.`),
  )
  await goOn('Next: your details')
  await expect(page.getByRole('heading', { name: 'Your Information' })).toBeFocused()
  await expect(page.getByRole('radio', { name: 'Private room' })).toBeVisible()
  await expectAccessible(page)

  await fillName(page)
  await page.getByLabel('Phone number').press('Enter')
  await expect(page.getByRole('heading', { name: 'Safety, kit and food' })).toBeFocused()
  await expect(page.getByRole('radio', { name: 'No special diet' })).toBeChecked()
  await fillWater(page)
  await fillTable(page)
  await page.getByRole('button', { name: 'Checkout' }).click()

  await page.waitForURL('**/auth')
  await expect(page.getByRole('region', { name: 'Your booking' })).toHaveText(
    `${NOVEMBER}Kiter, private roomTotal €1,130€200 deposit`,
  )
  await page.getByRole('link', { name: 'Go Back' }).click()
  await page.waitForURL('**/booking')
  await expect(page.getByLabel('Kiting experience')).toHaveValue('Two lessons so far')
  await expect(page.getByRole('radio', { name: NOVEMBER })).toBeChecked()
  await page.getByRole('button', { name: 'Checkout' }).click()

  await page.waitForURL('**/auth')
  await expect(page.getByRole('tab', { name: 'Sign Up', selected: true })).toBeEnabled()
  const form = page.getByRole('form', { name: 'Sign Up' })
  for (const [label, value] of [
    ['First name', 'Awa'],
    ['Last name', 'Jallow'],
    ['Email', 'awa@example.com'],
  ] as const) {
    await expect(form.getByLabel(label)).toHaveValue(value)
    await expect(form.getByLabel(label)).not.toBeEditable()
  }
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Change' }).click()
  await expect(form.getByLabel('First name')).toBeFocused()
  await form.getByLabel('Email').fill('awa.jallow@example.com')
  await form.getByLabel('Password', { exact: true }).fill('harmattan')
  await form.getByLabel('Confirm password').fill('harmattan')
  await form.getByRole('button', { name: 'Sign Up' }).click()

  await page.waitForURL('**/payment')
  await expect(page.getByText('Account created!')).toBeVisible()
  const mine = await page.request.get('/api/my-bookings')
  expect(await mine.json()).toMatchObject([
    { selectedDate: NOVEMBER, status: 'booking_submitted', weight: 62.5, quote: { total: 1130 } },
  ])
  expect(await (await page.request.get('/api/auth/user')).json()).toMatchObject({
    firstName: 'Awa',
    email: 'awa.jallow@example.com',
  })
})

test('a signed-in guest goes straight to the payment, and is led back to it later', async ({ page }) => {
  const time = await holdTime(page)
  await signUp(page.request)
  await page.goto('/booking?package=non-kiter')
  await expect(page.getByLabel('First name')).toHaveValue('Awa')
  await fillGuest(page)
  await page.getByRole('button', { name: 'Checkout' }).click()
  await page.waitForURL('**/payment')

  await page.goto('/booking')
  await expect(page.getByText('Existing booking found')).toBeVisible()
  await expect(page.getByText('Redirecting you to complete your payment...')).toBeVisible()
  await time.pass()
  await page.waitForURL('**/payment')
  const stored = () => page.evaluate(() => localStorage.getItem('booking-data'))
  expect(JSON.parse((await stored()) ?? '')).toMatchObject({ packageType: 'non-kiter', lastName: 'Jallow' })

  // The browser keeps another stored booking, and still leads to this one's payment.
  const ordered = page.getByRole('region', { name: 'Order', exact: true })
  await expect(ordered).toContainText('Non-kiter, shared room')
  const other = '{"leadId":"another","firstName":"Fatou"}'
  // This page does not read the stored booking when it loads.
  await page.goto('/privacy-policy')
  await page.evaluate((kept) => localStorage.setItem('booking-data', kept), other)
  await page.goto('/booking')
  await expect(page.getByText('Existing booking found')).toBeVisible()
  await time.pass()
  await page.waitForURL('**/payment?leadId=*')
  await expect(ordered).toContainText('Non-kiter, shared room')
  expect(await stored()).toBe(other)

  await page.goto('/booking?another=1')
  await expect(page.getByText('Pay for your first booking before making another')).toBeVisible()
})

test('a guest with an open balance can pay it or book another retreat, and is not redirected', async ({
  page,
}) => {
  await holdTime(page)
  const first = await signedInWithBooking(page)
  await payByCard(page, first, 'deposit')
  await page.goto('/')
  await page.getByRole('button', { name: 'Book as a kiter' }).click()
  await page.waitForURL('**/booking*')
  const offer = page.getByRole('region', { name: `You’ve already booked ${NOVEMBER}` })
  await expect(offer).toContainText(
    `€930 is due by ${formatShortDay('2025-09-23')}. Pay it, or book another retreat below.`,
  )
  await expect(page.getByText('Existing booking found')).toHaveCount(0)
  await expectAccessible(page)

  await offer.getByRole('link', { name: 'Pay the balance' }).click()
  await page.waitForURL(`**/payment?leadId=${first.id}`)
  await expect(page.getByText('€930').first()).toBeVisible()

  await page.goto('/booking')
  await offer.getByRole('button', { name: 'Book another retreat' }).click()
  await expect(offer).toHaveCount(0)
  await expect(page.getByRole('radio', { name: 'Kiter', exact: true })).toBeFocused()
  await expect(page.getByLabel('First name')).toHaveValue('Awa')
  await fillKiter(page, 'Dec 5–12, 2025')
  await page.getByRole('button', { name: 'Checkout' }).click()
  await page.waitForURL('**/payment')
  const mine = await page.request.get('/api/my-bookings')
  expect(await mine.json()).toMatchObject([
    { selectedDate: 'Dec 5–12, 2025', paymentStatus: 'pending' },
    { id: first.id, selectedDate: NOVEMBER, paymentStatus: 'deposit_paid' },
  ])

  // The second booking is unpaid, so the form leads to its payment.
  await page.goto('/booking')
  await expect(page.getByText('Existing booking found')).toBeVisible()
  await expect(offer).toHaveCount(0)
})

test('after a reload the bar leads to missing fields, a non-kiter has none of the kiter’s, and pressing Checkout twice makes one booking', async ({
  page,
}) => {
  await page.goto('/booking')
  await page.getByLabel('Age').fill('31')
  await fillGuest(page)
  await page.reload()
  await expect(page.getByLabel('Last name')).toHaveValue('Jallow')
  await page.getByRole('button', { name: 'Next: safety and kit' }).click()
  await expect(page.getByRole('heading', { name: 'Safety, kit and food' })).toBeFocused()

  // The fields that both have are kept.
  await page.getByRole('radio', { name: 'Non-kiter' }).check()
  for (const label of ['Age', 'Weight (kg)', 'Height (cm)', 'Kiting experience']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveCount(0)
  }
  await expect(page.getByRole('heading', { name: 'Wetsuit Size & Fit' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Checkout' }).dblclick()
  await page.waitForURL('**/auth')
  const stored = await page.evaluate(() => [
    localStorage.getItem('booking-data'),
    localStorage.getItem('bookingData'),
    localStorage.getItem('selectedPackageType'),
    localStorage.getItem('redirectAfterLogin'),
  ])
  expect(stored[0]).toBe(stored[1])
  expect(JSON.parse(stored[0] ?? '')).toMatchObject({ packageType: 'non-kiter', firstName: 'Awa' })
  expect(JSON.parse(stored[0] ?? '')).not.toHaveProperty('age')
  expect(stored.slice(2)).toEqual(['non-kiter', '/payment'])
  const availability = await page.request.get('/api/booking-availability')
  expect(await availability.json()).toMatchObject({ [NOVEMBER]: { booked: 1, nonKiterBooked: 1 } })
})

test('a date without places for the package is disabled and says why', async ({
  page,
  playwright,
  server,
}) => {
  await bookByOthers(playwright, server, 8)
  await page.goto('/booking')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book at the Early Bird price')
  await expect(page.getByText('Only 4 Early Bird spots left!')).toBeVisible()
  const full = page.getByRole('radio', { name: NOVEMBER })
  await expect(full).toBeDisabled()
  await expect(full).toHaveAccessibleDescription(/Sold out: no kiter place is left/)
  await page.getByRole('radio', { name: 'Non-kiter' }).check()
  await full.check()
  // The first package has no place on that date: a date must be chosen again.
  await page.getByRole('radio', { name: 'Kiter', exact: true }).check()
  await expect(full).not.toBeChecked()
  await expect(page.getByText(`${NOVEMBER} is full for your package`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Choose Dec 5–12, 2025' }).click()
  const december = page.getByRole('radio', { name: 'Dec 5–12, 2025' })
  await expect(december).toBeChecked()
  await expect(december).toBeFocused()
  await expect(page.getByText('Nearest with places')).toHaveCount(0)
})

visitorTest('an incomplete form says so, marks its fields and leads to each of them', async ({ page }) => {
  await page.goto('/booking')
  await fillDates(page)
  await page.getByLabel('First name').fill('Awa')
  await page.getByLabel('Email').fill('awa@')
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(page.getByText(INCOMPLETE_BOOKING)).toHaveCount(1)
  const missing = page.getByRole('alert')
  await expect(missing).toContainText(INCOMPLETE_BOOKING)
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveText('')
  await missing.getByRole('link', { name: 'Last name' }).press('Enter')
  await expect(page.getByLabel('Last name')).toBeFocused()
  await expect(page.getByLabel('Last name')).toHaveAccessibleDescription(/required/)
  await expect(page.getByText(INVALID_EMAIL)).toBeVisible()
  await expect(page.getByText('Choose your wetsuit size')).toBeVisible()
  await expect(page.getByLabel('Health conditions')).not.toHaveAttribute('aria-invalid')
  await expect(page.getByLabel('First name')).toHaveValue('Awa')
  await expectAccessible(page)
  await missing.getByRole('link', { name: 'Wetsuit fit' }).click()
  await expect(page.getByRole('radio', { name: 'Men’s', exact: true })).toBeFocused()
  await page.getByLabel('Last name').fill('Jallow')
  await page.getByLabel('Email').fill('awa@example.com')
  await page.getByLabel('Phone number').fill('+32 470 00 00 00')
  // The remaining missing fields, and the message about them, are further down.
  await expect(page.getByRole('region', { name: 'Your Information' }).getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Safety, kit and food' }).getByRole('alert')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/booking')
})

/** Expects an element to be fully visible and not covered by the bar. */
async function expectClearOfBar(page: Page, element: Locator): Promise<void> {
  const bar = page.locator('[data-keep-clear]').filter({ visible: true })
  await expect(element).toBeInViewport({ ratio: 1 })
  expect(await coveredBy(bar, element)).toEqual([])
}

visitorTest('on a phone a missing field and its error are visible above the bar', async ({ page }) => {
  await page.goto('/booking')
  await page.getByRole('button', { name: 'Choose dates' }).click()
  const missing = page.getByRole('alert')
  // The list and the dates do not fit in one window, so the list gets the focus.
  await expect(missing.getByRole('link', { name: 'Retreat dates' })).toBeFocused()
  await expectClearOfBar(page, missing)
  await missing.getByRole('link', { name: 'Room' }).click()
  await page.getByRole('radio', { name: 'Shared room' }).check()
  await page.getByRole('button', { name: 'Choose dates' }).click()
  await expect(page.getByRole('radio', { name: 'Oct 31–Nov 7, 2025' })).toBeFocused()
  await expectClearOfBar(page, page.getByText('Choose your retreat dates'))
  await page.getByRole('radio', { name: NOVEMBER }).check()
  await page.getByRole('button', { name: 'Next: your details' }).click()
  await fillName(page)
  await page.getByLabel('Phone number').fill('')
  // At the bottom of the window.
  await page.getByLabel('Phone number').evaluate((field) => field.scrollIntoView({ block: 'end' }))
  await page.getByRole('button', { name: 'Next: safety and kit' }).click()
  await expect(page.getByLabel('Phone number')).toBeFocused()
  await expectClearOfBar(page, page.getByText('Phone number is required'))
})

test('a guest whose date sells out at the last moment only has to choose another date', async ({
  page,
  playwright,
  server,
  expectProblem,
}) => {
  expectProblem({ status: 409, about: '/api/submit-booking' })
  await page.goto('/booking')
  await fillKiter(page)
  await bookByOthers(playwright, server, 8)
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(page.getByText('This retreat is full').first()).toBeVisible()
  const gone = page.getByRole('radio', { name: NOVEMBER })
  await expect(gone).toBeDisabled()
  await expect(gone).not.toBeChecked()
  await expect(page.getByRole('radio', { name: 'Oct 31–Nov 7, 2025' })).toBeFocused()
  await expect(page.getByLabel('First name')).toHaveValue('Awa')
  await expectAccessible(page)

  // The other bookings have also used up the first tier.
  await expect(page.getByRole('region', { name: 'Price', exact: true })).toContainText('Total€1,100')
  await page.getByRole('radio', { name: 'Dec 5–12, 2025' }).check()
  await page.getByRole('button', { name: 'Checkout' }).click()
  await page.waitForURL('**/auth')
})

visitorTest(
  'a button shows the later dates, and the price stays visible on a wide screen @desktop',
  async ({ page }) => {
    await page.goto('/booking')
    await expect(page.getByRole('radio', { name: /202[56]$/ })).toHaveCount(3)
    const note = page.getByRole('link', { name: 'More dates coming soon' })
    await expect(note).toContainText('More dates coming soon for 2026')
    await expect(note).toHaveAttribute('href', /^https:\/\/wa\.me\//)
    await page.getByRole('button', { name: 'Show later dates' }).click()
    await expect(page.getByRole('radio', { name: 'Jan 9–16, 2026' })).toBeFocused()
    await expect(note).toContainText('More dates coming soon for 2027')

    await page.getByRole('radio', { name: 'Private room' }).check()
    const goOn = page.getByRole('button', { name: 'Choose dates' })
    const price = page.getByRole('region', { name: 'Price', exact: true })
    await expect(price).toBeInViewport()
    await expect(price).toContainText('€1,130')
    await expect(goOn).toBeInViewport()
    await page.getByRole('button', { name: 'Checkout' }).scrollIntoViewIfNeeded()
    await expect(price).toBeInViewport()
    await expect(goOn).toBeInViewport()
    await expectAccessible(page)
  },
)
