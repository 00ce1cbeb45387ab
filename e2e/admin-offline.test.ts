import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures.ts'
import { signedInWithBooking } from './guest.ts'
import { adminLink, enterAdmin, guestReportsDeposit, openAdmin } from './operator.ts'
import { ADMIN_PASSWORD } from './server.ts'

test.use({ viewport: { width: 375, height: 812 } })

async function writeNote(page: Page, text: string): Promise<void> {
  await page.getByLabel('Write a note').fill(text)
  await page.getByRole('button', { name: 'Save note' }).click()
}

test('without a network a payment fails at once and is not retried, and a failed undo is reported', async ({
  page,
  context,
  request,
  expectProblem,
}) => {
  expectProblem({ about: 'ERR_INTERNET_DISCONNECTED' })
  await guestReportsDeposit(request, { firstName: 'Bram', lastName: 'Claes' })
  await enterAdmin(page)
  const sent: string[] = []
  page.on('request', (each) => {
    if (each.method() === 'POST') sent.push(new URL(each.url()).pathname)
  })
  await context.setOffline(true)
  await expect(page.getByText(/^You see Today as of \d\d:\d\d\./)).toBeVisible()
  await expectAccessible(page)
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.fill('claes')
  await expect(page.getByText('The guests will load when you’re back online.')).toBeVisible()
  await expect(page.getByText(/^No one found/)).toBeHidden()
  await search.fill('')
  await page.getByRole('button', { name: 'Received €200 from Bram Claes' }).click()
  await expect(page.getByText('No connection. Please try again.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('No connection', { exact: true })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Now 1' })).toBeVisible()
  expect(sent.filter((path) => path.endsWith('/receive'))).toHaveLength(1)

  await page.getByRole('button', { name: 'Received €200 from Bram Claes' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Not undone: €200 from Bram Claes')).toBeVisible()
  // The message is taller than the bar it replaces, and must not lie under the navigation.
  await page.getByRole('button', { name: 'Leave it' }).click({ trial: true })
  await expectAccessible(page)
  await context.setOffline(false)
  await page
    .getByRole('complementary', { name: 'Just recorded' })
    .getByRole('button', { name: 'Try again' })
    .click()
  await expect(page.getByText('Undone: €200 from Bram Claes')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Received €200 from Bram Claes' })).toBeVisible()
})

test('without a network a section, opened before or not, shows the admin area with a notice, and loads once the network is back', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem({ about: 'ERR_INTERNET_DISCONNECTED' })
  await enterAdmin(page)
  await page.waitForLoadState('networkidle')
  await page.reload({ waitUntil: 'networkidle' })
  await openAdmin(page, 'Guests')
  await openAdmin(page, 'Today')
  await context.setOffline(true)
  for (const name of ['Guests', 'Money', 'Dates']) {
    await adminLink(page, name).click()
    await expect(page).toHaveURL(`/admin/${name.toLowerCase()}`)
    await expect(page.getByText('This page opens when you’re back online.')).toBeVisible()
  }
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Dates' })).toBeVisible()
})

test('a note typed before the session ended is still there after signing in again', async ({
  page,
  expectProblem,
}) => {
  expectProblem({ status: 401, about: '/api/admin/' })
  const lead = await signedInWithBooking(page)
  await enterAdmin(page, `/admin/guests/${lead.id}`)
  await page.getByRole('button', { name: 'Note', exact: true }).click()
  expect((await page.request.post('/api/admin/logout')).ok()).toBe(true)
  await writeNote(page, 'Wants Fatou as her coach')
  await expect(page.getByText('You were signed out')).toBeVisible()
  await expect(page.getByLabel('Write a note')).toBeHidden()
  await expectAccessible(page)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Enter' }).click()
  await expect(page.getByLabel('Write a note')).toHaveValue('Wants Fatou as her coach')
  await expect(page.getByText('You’ve been signed out.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByRole('paragraph').filter({ hasText: 'Wants Fatou as her coach' })).toBeVisible()
})

test('a guest added before the session ended counts as saved after signing in again', async ({
  page,
  expectProblem,
}) => {
  expectProblem({ status: 401, about: '/api/admin/' })
  await enterAdmin(page, '/admin/guests/new')
  await page.getByLabel('First name').fill('Lena')
  await page.getByLabel('Last name').fill('Vos')
  await page.getByLabel('Phone number').fill('+220 700 1234')
  await page.getByLabel('Retreat dates').selectOption('Oct 31–Nov 7, 2025')
  await page.getByRole('button', { name: /^Hold the place/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lena Vos has a place' })).toBeVisible()
  expect((await page.request.post('/api/admin/logout')).ok()).toBe(true)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await page.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Enter' }).click()
  await page.getByRole('link', { name: 'Open Lena’s page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lena Vos', exact: true })).toBeVisible()
})
