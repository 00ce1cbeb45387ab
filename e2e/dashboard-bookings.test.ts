import { formatDay, formatShortDay } from '#domain/base/dates.ts'
import { dateId } from './booked-date.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import {
  logIn,
  NOVEMBER,
  payByCard,
  refundEndText,
  reportTransfer,
  signedInWithBooking,
  signInByForm,
  signUp,
  submitBooking,
} from './guest.ts'
import { holdTime } from './hold-time.ts'
import { logInOperator } from './operator.ts'
import { openRow } from './rows.ts'

test('a dashboard without bookings links to the booking page, and offers to continue one begun in this tab, until the guest signs out', async ({
  page,
}) => {
  await signUp(page.request)
  await page.goto('/dashboard')
  await expect(page.getByText('No bookings yet')).toBeVisible()
  await expect(page.getByText('Posted here 2 months before your retreat.').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Book Your Adventure' })).toHaveAttribute('href', '/booking')
  await expectAccessible(page)

  await page.goto('/booking?date=2025-11-07')
  await page.getByLabel('Phone number').fill('+32 470')
  const kept = () => page.evaluate(() => sessionStorage.getItem('booking-form'))
  await expect.poll(kept).toContain('+32 470')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'You haven’t sent your booking yet' })).toBeVisible()
  await expect(page.getByText(`You started booking ${NOVEMBER}`)).toBeVisible()
  await page.getByRole('link', { name: 'Continue your booking' }).click()
  await expect(page.getByLabel('Phone number')).toHaveValue('+32 470')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await kept()).toBeNull()
})

test('a guest, whose session ends meanwhile, confirms that the balance was transferred, and reads that we check for it', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem({ status: 401, about: '/api/complete-payment' })
  const time = await holdTime(page)
  const lead = await signedInWithBooking(page)
  await payByCard(page, lead, 'deposit')
  await page.goto('/dashboard')
  const booking = page.getByRole('article', { name: NOVEMBER })
  await openRow(booking, 'Payments')
  await expect(booking).toContainText('Paid−€200')
  const report = booking.getByRole('button', { name: 'Completed balance payment' })
  const question = page.getByRole('alertdialog', { name: 'Have you transferred €930?' })
  const confirm = question.getByRole('button', { name: 'Yes, I have transferred it' })
  await report.click()
  await expect(question).toContainText(lead.paymentReferences?.balance ?? 'no reference')
  await expectAccessible(page)
  await context.clearCookies()
  await confirm.click()
  await expect(page.getByText('You are logged out. Logging in again...')).toBeVisible()
  await time.pass()
  await page.waitForURL('**/auth')
  expect(await page.evaluate(() => localStorage.getItem('redirectAfterLogin'))).toBe('/dashboard')

  await signInByForm(page)
  await page.waitForURL('**/dashboard')
  await report.click()
  await confirm.click()
  await expect(page.getByText('Payment Completed')).toBeVisible()
  await expect(page.getByText('Your remaining balance has been processed successfully!')).toBeVisible()
  await expect(booking).toContainText('We’re checking for your transfer of €930')
  await expect(report).toHaveCount(0)
})

test('the current refund step is marked, and cancelling shows the refund, its rule and its deadlines before the guest confirms', async ({
  page,
  server,
}) => {
  await holdTime(page)
  const lead = await signedInWithBooking(page)
  await payByCard(page, lead, 'full')
  await page.goto('/dashboard')
  const booking = page.getByRole('article', { name: NOVEMBER })
  const current = booking.locator('[aria-current=step]')
  await openRow(booking, 'If you cancel or can’t come')
  await expect(current).toContainText('€1,130 refund')
  await expect(current).toContainText(refundEndText(lead))
  await expectAccessible(page)
  const cancel = booking.getByRole('button', { name: 'Cancel booking' })
  await cancel.click()
  const dialog = page.getByRole('alertdialog', { name: `Cancel ${NOVEMBER}?` })
  await expect(dialog).toContainText('€1,130 refund')
  await expect(dialog).toContainText(
    `That’s everything you’ve paid. There’s no cancellation fee until ${refundEndText(lead)}. After that, it’s €200.`,
  )
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep my booking' }).click()
  await expect(dialog).toBeHidden()

  await server.restart({ appNow: '2025-10-01T09:00:00Z' })
  await page.reload()
  await openRow(booking, 'If you cancel or can’t come')
  await expect(current).toContainText('€465 refund')
  await expect(current).toContainText(`until ${formatShortDay('2025-10-08')}`)
  await expect(booking.getByText('Over:')).toHaveCount(2)
  await cancel.click()
  await expect(dialog).toContainText('€465 refund')
  await expect(dialog).toContainText(
    `You’ve paid €1,130. The cancellation fee is €665 until ${formatShortDay('2025-10-08')}. After that, there’s no refund.`,
  )
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/booking-payments/**', async (route) => {
    await answered
    await route.continue()
  })
  await dialog.getByRole('button', { name: 'Cancel my booking' }).click()
  await expect(page.getByText('Booking Cancelled').first()).toBeVisible()
  // Until the payments are loaded again, only the answer says what is refunded.
  await expect(page.getByText(/€465/)).toHaveCount(1)
  await expect(page.getByText('The cancellation fee')).toHaveCount(0)
  answer()
  // The refund is shown where the booking was, now and after a reload.
  await expect(page.getByRole('heading', { name: '€465 refunded to your card' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: '€465 refunded to your card' })).toBeVisible()
  await expect(page.getByText('You paid €1,130. The cancellation fee was €665.')).toBeVisible()
  await expect(page.getByText(`By ${formatShortDay('2025-10-15')}, usually sooner`)).toBeVisible()
})

test('a failed cancellation leaves the booking as it is, a failed sign-out is reported, and signing out ends the session', async ({
  page,
  expectProblem,
}) => {
  expectProblem({ status: 503, about: '/api/auth/logout' })
  expectProblem({ status: 503, about: '/api/cancel-booking' })
  const lead = await signedInWithBooking(page)
  await reportTransfer(page, lead, 'deposit')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  // The transfer has not arrived, so the dialog makes the refund conditional, as the refund steps do.
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('€200 refundif the transfer arrives')
  await expect(dialog).toContainText(/There’s no cancellation fee until .*\. After that, there’s no refund\./)
  await expect(dialog).toContainText(
    'We’re still checking for your €200 transfer, and have counted it as paid.',
  )
  await page.route('**/api/cancel-booking/**', (route) => route.fulfill({ status: 503, body: '' }))
  await page.getByRole('button', { name: 'Cancel my booking' }).click()
  // The dialog stays open, so that the guest can try again.
  await expect(dialog.getByText('Cancellation Failed')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeEnabled()
  await dialog.getByRole('button', { name: 'Keep my booking' }).click()
  await expect(page.getByRole('article', { name: NOVEMBER })).toBeVisible()

  await page.evaluate(() => localStorage.setItem('booking-data', '{"leadId":"x"}'))
  await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText('Logout Failed')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await page.evaluate(() => localStorage.getItem('booking-data'))).toBeNull()
  expect(await (await page.request.get('/api/auth/user')).json()).toBeNull()
})

test('the next of two trips comes first, another retreat can be booked, and the report of a balance paid meanwhile shows why it fails', async ({
  page,
  expectProblem,
}) => {
  expectProblem({ status: 409, about: '/api/complete-payment' })
  const lead = await signedInWithBooking(page)
  await payByCard(page, lead, 'deposit')
  await submitBooking(page.request, { selectedDate: 'Dec 5–12, 2025' })
  await page.goto('/dashboard')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article', { name: NOVEMBER })).toBeVisible()
  // The later booking is held for two days, and is collapsed far down.
  const due = page.getByRole('navigation', { name: 'Due first' }).getByRole('link')
  await expect(due).toContainText(/Dec 5–12, 2025Please pay by .*4[67] hours left/)
  await due.click()
  const later = page.getByRole('article', { name: 'Dec 5–12, 2025' })
  await expect(later).toBeInViewport()
  await expect(later.getByText('Pay to keep your place')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Book another retreat' })).toHaveAttribute(
    'href',
    '/booking?another=1',
  )

  await payByCard(page, lead, 'balance')
  await page.getByRole('button', { name: 'Completed balance payment' }).click()
  await page.getByRole('button', { name: 'Yes, I have transferred it' }).click()
  await expect(page.getByText('Payment Failed')).toBeVisible()
  await expect(page.getByText('There is no open balance to pay')).toBeVisible()
})

test('flight times are told, refused where they cannot be, kept and taken back; a tick is kept with the booking', async ({
  page,
  expectProblem,
}) => {
  expectProblem({ status: 422, about: '/api/travel' })
  await payByCard(page, await signedInWithBooking(page), 'deposit')
  await page.goto('/dashboard')
  const booking = page.getByRole('article', { name: NOVEMBER })
  await openRow(booking, 'Add your flight times')
  await booking.getByRole('button', { name: 'Add flights' }).click()
  const dialog = page.getByRole('dialog', { name: 'When do you fly?' })
  await expect(dialog.getByLabel('Arrival day')).toHaveValue('2025-11-07')
  await expectAccessible(page)
  await dialog.getByLabel('Lands at').fill('18:40')
  await dialog.getByLabel('Arrival flight').fill('SN 231')
  await dialog.getByLabel('Departure day').fill('2025-11-06')
  await dialog.getByRole('button', { name: 'Save flight times' }).click()
  await expect(dialog.getByLabel('Departure day')).toHaveAccessibleDescription(/Choose a day from/)
  await dialog.getByLabel('Departure day').fill('2025-11-14')
  await dialog.getByLabel('Takes off at').fill('21:05')
  await dialog.getByRole('button', { name: 'Save flight times' }).click()
  await expect(dialog).toBeHidden()
  await expect(booking).toContainText(`${formatShortDay('2025-11-07')}, 18:40, SN 231`)
  await expect(booking.getByRole('button', { name: 'Change flights' })).toBeFocused()
  await openRow(booking, 'Pack')
  const saved = page.waitForResponse((response) => response.url().includes('/api/trip-ticks/'))
  await booking.getByRole('checkbox', { name: 'Packed' }).check()
  await saved
  // As on another device, without local storage.
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await openRow(booking, 'Pack')
  await expect(booking).toContainText(`${formatShortDay('2025-11-14')}, 21:05`)
  await expect(booking.getByRole('checkbox', { name: 'Packed' })).toBeChecked()
  await openRow(booking, 'Your flight times')
  await booking.getByRole('button', { name: 'Change flights' }).click()
  for (const label of ['Arrival day', 'Lands at', 'Arrival flight', 'Departure day', 'Takes off at'])
    await dialog.getByLabel(label).fill('')
  await dialog.getByRole('button', { name: 'Save flight times' }).click()
  await expect(dialog).toBeHidden()
  await expect(booking).not.toContainText('21:05')
  await expect(booking.getByRole('button', { name: 'Add flights' })).toBeFocused()
  // With text at 200% on a phone nothing is wider than the screen.
  await page.setViewportSize({ width: 375, height: 812 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
})

test('a guest books a released place again with one button, and is asked to pay', async ({
  page,
  server,
}) => {
  await signedInWithBooking(page)
  await server.restart({ appNow: '2025-09-04T09:00:00Z' })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'We released your place. You owe nothing.' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Book it again: €1,130' }).click()
  await page.waitForURL('**/payment?leadId=*')
  await page.goto('/dashboard')
  await expect(page.getByRole('article', { name: NOVEMBER })).toContainText('Pay to keep your place')
})

test('the album link that the operator enters appears on the guest’s dashboard after the retreat', async ({
  page,
  server,
  expectProblem,
}) => {
  expectProblem({ status: 422, about: '/api/admin/retreats/' })
  const lead = await signedInWithBooking(page)
  await payByCard(page, lead, 'full')
  await server.restart({ appNow: '2025-11-20T09:00:00Z' })
  await logInOperator(page.request)
  await page.goto(`/admin/dates/${await dateId(page)}`)
  const form = page.getByRole('form', { name: 'Photos and video' })
  await form.getByLabel('Link to the album').fill('https://photos.example/album')
  await form.getByRole('button', { name: 'Save the link' }).click()
  await expect(form.getByLabel('Available until')).toHaveAccessibleDescription(/Enter the last day too/)
  await expectAccessible(page)
  await form.getByLabel('Available until').fill('2026-07-29')
  await form.getByRole('button', { name: 'Save the link' }).click()
  await expect(page.getByText('Link to the photos saved')).toBeVisible()

  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Your photos and video' })).toBeVisible()
  await expect(page.getByText(`Available until ${formatDay('2026-07-29')}`)).toBeVisible()
  await expectAccessible(page)
  const album = page.getByRole('link', { name: 'Open the album' })
  await expect(album).toHaveAttribute('href', 'https://photos.example/album')
})

test('without a connection the dashboard shows the trip as last seen, until the session ends or the guest signs out', async ({
  page,
  server,
  context,
  expectProblem,
}) => {
  expectProblem({ about: 'ERR_INTERNET_DISCONNECTED' })
  const health = 'Asthma in the harmattan'
  const lead = await signedInWithBooking(page, { healthConditions: health, healthConsent: true })
  await payByCard(page, lead, 'full')
  await page.goto('/dashboard')
  const kept = () =>
    page.evaluate(async () => {
      const trip = await caches.match('/kept-trip', { cacheName: 'kept-trip' })
      return {
        trip: (await trip?.text()) ?? null,
        workers: (await navigator.serviceWorker.getRegistrations()).filter(({ active }) => active).length,
      }
    })
  expect(await kept()).toEqual({ trip: null, workers: 0 })
  expect((await page.request.get('/kept-trip')).status()).toBe(404)

  await server.restart({ appNow: '2025-11-09T09:00:00Z' })
  await page.goto('/dashboard')
  await expect.poll(async () => (await kept()).workers).toBe(1)
  await expect(page.getByText('Kite coaching in pairs, 2 hours')).toBeVisible()
  await expectAccessible(page)
  const { trip } = await kept()
  const secrets = [health, lead.email ?? '', '1,130', lead.id]
  expect(secrets.filter((secret) => trip?.includes(secret))).toEqual([])

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('No connection. What you see may be old.')).toBeVisible()
  await expect(page.getByText(`It’s from ${formatShortDay('2025-11-09')}.`)).toBeVisible()
  await expect(page.getByRole('link', { name: '116' })).toHaveAttribute('href', 'tel:116')
  await page.getByText(formatShortDay('2025-11-10')).click()
  await expectAccessible(page)

  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByText(`${formatShortDay('2025-11-09')} · Day 3 of 8`)).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  expect((await kept()).trip).toBe(null)
  // Chromium removes a worker only once the page that it served is gone.
  await expect.poll(async () => (await kept()).workers).toBe(0)

  // Signing out on the landing page deletes it too.
  const isKept = () => page.evaluate(() => caches.has('kept-trip'))
  await logIn(page.request)
  await page.goto('/dashboard')
  await expect.poll(isKept).toBe(true)
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('link', { name: 'Sign In/Up' })).toBeVisible()
  await expect.poll(isKept).toBe(false)

  // And so does a session that has ended.
  await logIn(page.request)
  await page.goto('/dashboard')
  await expect.poll(isKept).toBe(true)
  await context.clearCookies()
  await page.goto('/dashboard')
  await page.waitForURL('**/auth')
  await expect.poll(isKept).toBe(false)
})
