import { formatShortDay } from '#domain/base/dates.ts'
import { INVALID_EMAIL } from '#domain/base/text-schema.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { NOVEMBER, payByCard, signedInWithBooking, signUp } from './guest.ts'
import { holdTime } from './hold-time.ts'
import { holdScripts } from './page-files.ts'
import { openRow } from './rows.ts'

test('an edit shows the new price before it is saved, a refund or a balance with its due day, and sends only the changed fields', async ({
  page,
}) => {
  await holdTime(page)
  const lead = await signedInWithBooking(page)
  await payByCard(page, lead, 'full')
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByRole('heading', { name: 'Edit your booking' })).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Awa')
  await expect(page.getByRole('radio', { name: 'XXL' })).toBeAttached()
  await expectAccessible(page)

  const price = page.getByRole('region', { name: 'Price' })
  await expect(price).toContainText('Total€1,130')
  await page.getByRole('radio', { name: 'Shared room' }).check()
  await page.getByText('XXL', { exact: true }).click()
  await expect(price).toContainText('Your new price')
  await expect(price).toContainText('Difference−€180')
  await expect(price).toContainText('Your refundThe way you paid it€180')
  await expect(price).toContainText('Left to pay€0')
  await expectAccessible(page)

  const sent = page.waitForRequest('**/api/leads/*')
  await page.getByRole('button', { name: 'Save changes' }).click()
  expect((await sent).postDataJSON()).toEqual({ selectedRoom: 'shared', selectedWetsuitSize: 'XXL' })
  await page.waitForURL('**/dashboard')
  await expect(page.getByText('Booking updated')).toBeVisible()
  const booking = page.getByRole('article', { name: NOVEMBER })
  await expect(booking).toContainText('Shared room')
  await openRow(booking, 'Payments')
  await expect(booking).toContainText('Total€950')
  await expect(booking).toContainText('Everything is paid')

  // A more expensive room adds a balance, and a later date moves its due day.
  await page.goto(`/edit-booking/${lead.id}`)
  await page.getByRole('radio', { name: 'Private room' }).check()
  await page.getByLabel('Retreat dates').selectOption({ label: 'Dec 5–12, 2025' })
  await expect(price).toContainText('Difference+€180')
  await expect(price).toContainText(`Left to payby ${formatShortDay('2025-10-21')}€180`)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByRole('article', { name: 'Dec 5–12, 2025' })).toContainText(
    `By ${formatShortDay('2025-10-21')}: 50 days leftBalance due: €180`,
  )
})

test('the edit form keeps what is typed before the scripts load, asks before unsaved changes are left, and shows the new price on a phone', async ({
  page,
}) => {
  const lead = await signedInWithBooking(page)
  const scriptsArrive = await holdScripts(page)
  await page.goto(`/edit-booking/${lead.id}`, { waitUntil: 'commit' })
  await expect(page.getByLabel('First name')).toHaveValue('Awa')
  await expect(page.getByRole('radio', { name: 'Private room' })).toBeChecked()
  await page.getByLabel('Phone number').fill('+32 499')
  await page.getByRole('radio', { name: 'Shared room' }).check()
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeDisabled()
  scriptsArrive()
  await expect(page.getByRole('region', { name: 'Price' })).toContainText('Difference−€180')
  await expect(page.getByLabel('Phone number')).toHaveValue('+32 499')
  expect(new URL(page.url()).pathname).toBe(`/edit-booking/${lead.id}`)

  await page.getByRole('link', { name: 'Back to your dashboard' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await page.waitForURL('**/dashboard')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Edit' }).click()
  // All sizes fit in one row, on a phone too.
  const sizes = page.getByRole('radiogroup', { name: 'Size' }).locator('label')
  await expect(sizes).toHaveCount(6)
  const rows = await sizes.evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top))
  expect(new Set(rows).size).toBe(1)
  await page.getByRole('radio', { name: 'Shared room' }).check()
  await expect(page.getByText('new price', { exact: true })).toBeInViewport()
  await page.goBack()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page).toHaveURL(`/edit-booking/${lead.id}`)
  await expect(page.getByRole('radio', { name: 'Shared room' })).toBeChecked()
  await page.getByRole('link', { name: 'Back to your dashboard' }).click()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByRole('article', { name: NOVEMBER })).toContainText('Private room')
  // Without a change there is no question.
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('link', { name: 'Back to your dashboard' }).click()
  await page.waitForURL('**/dashboard')
})

test('browser and server errors are shown at their fields, nothing typed is lost, and who becomes a kiter fills in the kiter fields', async ({
  page,
  expectProblem,
}) => {
  expectProblem({ status: 422, about: '/api/leads/' })
  await holdTime(page)
  const lead = await signedInWithBooking(page, { packageType: 'non-kiter' })
  await page.goto(`/edit-booking/${lead.id}`)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('No changes yet.')).toBeVisible()

  const email = page.getByLabel('Email')
  await email.fill('not an address')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(email).toBeFocused()
  await expect(page.getByText(INVALID_EMAIL)).toBeVisible()
  await expectAccessible(page)
  await email.fill('awa.jallow@example.com')

  const body = {
    title: 'Please check the highlighted fields',
    detail: 'Please check the highlighted fields',
    status: 422,
    errors: [{ field: 'phone', message: 'Use at most 40 characters' }],
  }
  await page.route(
    '**/api/leads/*',
    (route) =>
      route.fulfill({ status: 422, contentType: 'application/problem+json', body: JSON.stringify(body) }),
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Update failed')).toBeVisible()
  await expect(page.getByLabel('Phone number')).toBeFocused()
  await expect(page.getByText('Use at most 40 characters')).toBeVisible()
  await expect(email).toHaveValue('awa.jallow@example.com')
  await page.getByLabel('Phone number').fill('+32 471 00 00 00')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Booking updated')).toBeVisible()

  await page.goto(`/edit-booking/${lead.id}`)
  await expect(page.getByLabel('Age', { exact: true })).toHaveCount(0)
  await page.getByRole('radio', { name: 'Kiter', exact: true }).check()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Age is required')).toBeVisible()
  await expect(page.getByText('Choose your wetsuit size')).toBeVisible()
  await page.getByLabel('Age', { exact: true }).fill('31')
  await page.getByLabel('Weight (kg)').fill('62')
  await page.getByLabel('Height (cm)').fill('171')
  await page.getByLabel('Kiting experience').fill('Never tried')
  await page.getByText('M', { exact: true }).click()
  await page.getByText('Women’s', { exact: true }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByRole('article')).toContainText('Kiter package')
})

test('an unknown booking leads to the dashboard, and a visitor who is not signed in to the sign-in', async ({
  page,
}) => {
  const time = await holdTime(page)
  await page.goto('/edit-booking/00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible()
  await time.pass()
  await page.waitForURL('**/auth')
  expect(await page.evaluate(() => localStorage.getItem('redirectAfterLogin'))).toBe(
    '/edit-booking/00000000-0000-4000-8000-000000000000',
  )
  await signUp(page.request)
  for (const id of ['00000000-0000-4000-8000-000000000000', 'nonsense']) {
    await page.goto(`/edit-booking/${id}`)
    await page.waitForURL('**/dashboard')
    await expect(page.locator('#arrival')).toContainText('Booking not found')
  }
})
