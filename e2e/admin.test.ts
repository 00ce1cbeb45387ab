import { expect, expectAccessible, test } from './fixtures.ts'
import { holdTime } from './hold-time.ts'
import { deskLink, enterAdmin, guestReportsDeposit, openDesk } from './operator.ts'

test('a wrong password is an alert, and the gate stays shut', async ({ page, expectProblem }) => {
  expectProblem({ status: 401, about: '/api/admin/login' })
  await page.goto('/admin')
  await expectAccessible(page)
  const alert = page.waitForEvent('dialog')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  const click = page.getByRole('button', { name: 'Enter' }).click()
  const dialog = await alert
  expect(dialog.message()).toBe('Incorrect password')
  await dialog.accept()
  await click
  await expect(page.getByRole('button', { name: 'Enter' })).toBeVisible()
})

test('the operator finds a guest, receives a transfer, and reads the mail about it', async ({
  page,
  request,
}) => {
  await guestReportsDeposit(request, { lastName: 'Müller' })
  await enterAdmin(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Transfers to check 1' })).toBeVisible()
  await expect(deskLink(page, 'Today')).toHaveText('Today 1 to do')
  await expectAccessible(page)

  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused()
  await page.keyboard.type('muller')
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Awa Müller' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Transfers to check 1' })).toBeVisible()

  await openDesk(page, 'Money')
  await expect(page.getByRole('heading', { name: 'Deposit reported as transferred' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Received', exact: true }).click()
  await expect(page.getByText('Nothing to do')).toBeVisible()
  await expect(deskLink(page, 'Money')).toHaveText('Money')

  await openDesk(page, 'Dates')
  await expect(
    page.getByRole('link', { name: /^Oct 31–Nov 7, 2025.*1 of 8.*€200 in.*€750 due/ }),
  ).toBeVisible()
  await expectAccessible(page)

  await openDesk(page, 'Mail')
  await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible()
  await expect(page.getByText('to awa@example.com').first()).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'More' })).toBeVisible()
})

test('a transfer that is short by bank fees is received, and the operator confirms the place', async ({
  page,
  request,
}) => {
  await guestReportsDeposit(request)
  await enterAdmin(page)
  await openDesk(page, 'Money')
  await page.getByRole('button', { name: 'Other amount' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Mark as received' }).click()
  await expect(dialog).toContainText('Type an amount')
  await dialog.getByLabel('Amount in euros').fill('194')
  await expect(dialog.getByRole('checkbox')).toBeHidden()
  await dialog.getByLabel('Amount in euros').fill('196,50')
  await dialog.getByRole('checkbox', { name: /Confirm the place though €3.50/ }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Mark as received' }).click()
  await expect(page.getByText('Nothing to do')).toBeVisible()
  await openDesk(page, 'Guests')
  await expect(page.getByText('€196.50 received')).toBeVisible()
  const lead = page.getByRole('listitem').filter({ hasText: 'Awa Jallow' })
  await expect(lead.getByText('Confirmed', { exact: true })).toBeVisible()
})

test('a transfer that never came is rejected after a question', async ({ page, request }) => {
  await holdTime(page)
  await guestReportsDeposit(request)
  await enterAdmin(page)
  await openDesk(page, 'Money')
  await page.getByRole('button', { name: 'Never came' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('48 hours')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Reject the transfer' }).click()
  await expect(page.getByText('Transfer rejected')).toBeVisible()
  await expect(page.getByText('Nothing to do')).toBeVisible()
})

test('a transfer that has not come after five working days is flagged', async ({ page, request, server }) => {
  await guestReportsDeposit(request)
  await enterAdmin(page)
  await expect(deskLink(page, 'Money')).toHaveText('Money 1 to do')
  // Reported on a Monday: the fifth working day after it is the next Monday.
  await server.restart({ appNow: '2025-09-08T00:00:00Z' })
  await enterAdmin(page)
  await openDesk(page, 'Money')
  await expect(page.getByText('1 transfer is overdue')).toBeVisible()
  await expect(page.getByRole('link', { name: 'awa@example.com' }).last()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Received', exact: true }).click()
  await expect(page.getByText('Nothing to do')).toBeVisible()
  await expect(deskLink(page, 'Money')).toHaveText('Money')
})

test('without keys the sync says that the notes tool is not configured', async ({ page, expectProblem }) => {
  expectProblem({ status: 503, about: '/api/sync-notion' })
  await enterAdmin(page)
  await page.getByRole('button', { name: 'Sync to Notion' }).click()
  await expect(page.getByText('Notion is not configured')).toBeVisible()
})

test('signing out shuts the gate, also after a reload', async ({ page }) => {
  await enterAdmin(page)
  await page.reload()
  await expect(deskLink(page, 'Guests')).toBeVisible()
  await deskLink(page, 'More').click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('button', { name: 'Enter' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Enter' })).toBeVisible()
})
