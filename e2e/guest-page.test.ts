import { readFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures.ts'
import { NOVEMBER, payByCard, signedInWithBooking } from './guest.ts'
import { ADMIN_PASSWORD } from './server.ts'

const OCTOBER = 'Oct 31–Nov 7, 2025'

function signIn(request: APIRequestContext) {
  return request.post('/api/admin/login', { data: { password: ADMIN_PASSWORD } })
}

test('the operator adds who comes along after a guest, and each is on the page of the other', async ({
  page,
}) => {
  await signIn(page.request)
  await page.goto('/admin/guests/new')
  await page.getByLabel('First name').fill('Fatou')
  await page.getByLabel('Last name').fill('Sanyang')
  await page.getByLabel('Phone number').fill('+220 700 4321')
  await page.getByLabel('Retreat dates').selectOption(OCTOBER)
  await page.getByRole('button', { name: /^Hold the place/ }).click()
  await page.getByRole('button', { name: 'Add someone who comes along' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Add someone who comes along' })).toBeVisible()
  await expect(page.getByLabel('Retreat dates')).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: 'Shares a room with Fatou' })).toBeChecked()
  await expectAccessible(page)
  await page.getByLabel('First name').fill('Omar')
  await page.getByLabel('Last name').fill('Sanyang')
  await page.getByRole('radio', { name: 'Non-kiter' }).check({ force: true })
  await page.getByRole('button', { name: /^Hold the place/ }).click()
  await page.getByRole('link', { name: 'Open Omar’s page' }).click()
  const group = page.getByRole('region', { name: 'Group of 2' })
  await expect(page.getByText('Non-kiter, room with Fatou')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Only Omar' })).toBeVisible()
  await expect(group.getByRole('button', { name: 'Omar’s link' })).toBeVisible()
  await expectAccessible(page)
  await group.getByRole('link', { name: /^Fatou Sanyang/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fatou Sanyang' })).toBeVisible()
})

test('the operator adds a guest, moves, notes and cancels the booking, and the history lists it all', async ({
  page,
}) => {
  await signIn(page.request)
  await page.goto('/admin/guests/new')
  await page.getByRole('button', { name: /^Hold the place/ }).click()
  await expect(page.getByText('Phone number is required').first()).toBeVisible()
  await page.getByLabel('First name').fill('Modou')
  await page.getByLabel('Last name').fill('Bojang')
  await page.getByLabel('Phone number').fill('+220 700 1234')
  await page.getByLabel('Retreat dates').selectOption(OCTOBER)
  await page.getByRole('radio', { name: 'Private room' }).check({ force: true })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Hold the place, €1,130' }).click()
  await expect(page.getByRole('heading', { name: 'Modou Bojang has a place' })).toBeVisible()
  await expect(page.getByText(/\/pay\//)).toBeVisible()
  const chat = page.getByRole('link', { name: 'Send by WhatsApp' })
  await expect(chat).toHaveAttribute('href', /wa\.me\/2207001234\?text=.*%2Fpay%2F/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Open Modou’s page' }).click()
  await expect(page.getByText('€1,130.00')).toHaveCount(2)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Move', exact: true }).click()
  await page.getByLabel('To', { exact: true }).selectOption(NOVEMBER)
  await page.getByRole('radio', { name: 'Shared room' }).check({ force: true })
  await expect(page.getByText('−€180.00')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Move to ${NOVEMBER}` }).click()
  await expect(page.getByRole('heading', { name: 'Modou Bojang' })).toBeVisible()
  await expect(page.getByText('€950.00')).toHaveCount(2)
  await page.getByRole('link', { name: NOVEMBER }).click()
  await expect(page.getByRole('heading', { level: 1, name: NOVEMBER })).toBeVisible()
  await page.goBack()

  await page.getByRole('button', { name: 'Note', exact: true }).click()
  await expect(page.getByLabel('Write a note')).toBeFocused()
  await page.getByLabel('Write a note').fill('Wants Fatou as his coach')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByRole('paragraph').filter({ hasText: 'Wants Fatou as his coach' })).toBeVisible()

  await page.getByRole('link', { name: 'Cancel booking' }).click()
  await page.getByRole('button', { name: 'Cancel without a refund' }).click()
  await expect(page.getByText('Say why')).toBeVisible()
  await page.getByLabel('Why').fill('Comes in spring instead')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel without a refund' }).click()
  await expect(page.getByText('The booking is cancelled')).toBeVisible()

  await page.getByRole('button', { name: 'Unfold History' }).click()
  await page.getByRole('button', { name: /^Show \d more/ }).click()
  for (const entry of [
    'Booking cancelled: No refund: Comes in spring instead',
    'Note written',
    `Retreat dates: ${OCTOBER} → ${NOVEMBER}`,
    'Price: €1,130 → €950',
    `Booking entered by hand: ${OCTOBER}, €1,130`,
  ]) {
    await expect(page.getByText(entry)).toBeVisible()
  }
  await expectAccessible(page)
})

test('on a laptop the operator edits, writes to, cancels with full refund, exports and erases a guest @desktop', async ({
  page,
  server,
  expectProblem,
}) => {
  expectProblem({ status: 422, about: '/api/leads/' })
  const lead = await signedInWithBooking(page)
  await payByCard(page, lead, 'deposit')
  await page.context().clearCookies()
  await signIn(page.request)
  await page.goto(`/admin/guests/${lead.id}`)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('awa.new@example.com')
  await page.getByLabel('Lands at').fill('18:40')
  await page.getByRole('button', { name: 'Open to edit' }).click()
  await page.getByLabel('Emergency contact').fill('Binta Jallow')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('On which day do you land?').first()).toBeVisible()
  await page.getByLabel('Arrival day').fill('2025-11-07')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Emergency contact', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Write', exact: true }).click()
  await page.getByLabel('Subject').fill('The lodge has a fridge for you')
  await page.getByLabel('Text').fill('Hello Awa,\n\nit is in your room.')
  await page.getByRole('checkbox', { name: /^Add a link to pay the €/ }).check()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('The lodge has a fridge for you').first()).toBeVisible()
  const first = page.getByRole('listitem').filter({ hasText: 'Payment received' })
  await first.getByRole('button', { name: /^Send again/ }).click()
  await expect(page.getByText('Sending the email again')).toBeVisible()

  await page.getByRole('button', { name: /^Emergency and health/ }).click()
  await expect(page.getByText('Binta Jallow')).toBeVisible()
  await expect(page.getByText('Opened emergency and health').first()).toBeVisible()

  // Three days later the terms give no refund of the deposit.
  await server.restart({ appNow: '2025-09-04T10:00:00Z' })
  await signIn(page.request)
  await page.reload()
  await page.getByRole('link', { name: 'Cancel booking' }).click()
  await expect(page.getByRole('button', { name: 'Cancel without a refund' })).toBeVisible()
  await page.getByRole('radio', { name: 'Everything' }).check()
  await page.getByLabel('Why').fill('Illness')
  await page.getByRole('button', { name: 'Cancel and refund €200.00' }).click()
  await expect(page.getByText('Refund on its way by card')).toBeVisible()
  // The refund is sent once it can no longer be undone.
  await server.restart({ appNow: '2025-09-04T10:05:00Z' })
  await page.reload()
  await expect(page.getByText('Refunded by card')).toBeVisible()
  await expect(page.getByText('Booking cancelled: €200 refunded, fee waived: Illness')).toBeVisible()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Export all data' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file).toMatch(/it is in your room\..*Pay €.*\/pay\//)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Erase all data' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('button', { name: 'Erase for good' })).toBeDisabled()
  await expectAccessible(page)
  await dialog.getByLabel(/^Type awa\.new@example\.com/).fill('awa.new@example.com')
  await dialog.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByText('Data of Awa Jallow erased')).toBeVisible()
  await page.goto(`/admin/guests/${lead.id}`)
  await expect(page.getByText('This guest’s data was erased')).toBeVisible()
})
