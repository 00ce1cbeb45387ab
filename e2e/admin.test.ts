import * as z from 'zod/mini'
import { expect, expectAccessible, test } from './fixtures.ts'
import { signedInWithBooking } from './guest.ts'
import { adminLink, enterAdmin, guestReportsDeposit, logInOperator, openAdmin } from './operator.ts'

test('a wrong admin password shows an alert and does not sign in, and who signs out stays signed out', async ({
  page,
  expectProblem,
}) => {
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

  await enterAdmin(page)
  await page.reload()
  await expect(adminLink(page, 'Guests')).toBeVisible()
  await adminLink(page, 'More').click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('button', { name: 'Enter' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Enter' })).toBeVisible()
})

test('the operator finds a guest by the key “/”, receives a transfer, and sees the email about it', async ({
  page,
  request,
  newVisitor,
}) => {
  await guestReportsDeposit(request, { lastName: 'Müller' })
  await enterAdmin(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Now 1' })).toBeVisible()
  await expect(adminLink(page, 'Today')).toHaveText('Today 1 to do')
  await expectAccessible(page)

  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused()
  await page.keyboard.type('muller')
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Awa Müller' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill('Ava Muler')
  await expect(page.getByText('Nobody is called “Ava Muler”. Did you mean:')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Awa Müller' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Now 1' })).toBeVisible()

  // What arrives while the page is open waits behind a button.
  await guestReportsDeposit(await newVisitor(), { firstName: 'Tom', email: 'tom@example.com' })
  const news = page.getByRole('button', { name: '1 new, show' })
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect(news).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(page.getByRole('heading', { name: 'Now 1' })).toBeVisible()
  await expectAccessible(page)
  await news.click()
  await expect(page.getByRole('heading', { name: 'Now 2' })).toBeVisible()

  const rows = page.getByRole('region', { name: 'Now' }).getByRole('listitem')
  await rows
    .nth(1)
    .getByRole('button', { name: /^Received €200 from Tom/ })
    .click()
  await expect(rows.nth(1).getByText('just now')).toBeVisible()
  await rows.first().getByRole('link', { name: 'Awa Müller' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Awa Müller' })).toBeVisible()

  await openAdmin(page, 'Money')
  await expect(page.getByRole('heading', { name: 'Transfers to check 1' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Received €200 from Awa Müller' }).click()
  await expect(page.getByText('Nothing to check')).toBeVisible()
  await expect(adminLink(page, 'Money')).toHaveText('Money')

  await openAdmin(page, 'Dates')
  await expect(
    page.getByRole('row', { name: /^Oct 31–Nov 7, 2025.*2 of 8.*€400 received.*€1,500 left to pay/ }),
  ).toBeVisible()
  await expectAccessible(page)

  await openAdmin(page, 'Mail')
  await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible()
  await expect(page.getByText('awa@example.com').first()).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'More' })).toBeVisible()
})

test('on a small laptop the guests’ table shows all of its columns @desktop', async ({ page, request }) => {
  await guestReportsDeposit(request, {
    firstName: 'Maximiliane-Josephine',
    lastName: 'Vandenbroucke-Vanderbilt',
  })
  await page.setViewportSize({ width: 1100, height: 800 })
  await enterAdmin(page, '/admin/guests')
  const state = page.getByRole('cell', { name: /to check/ })
  for (const width of [1100, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(state).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize({ width: 1024, height: 800 })
  await state.scrollIntoViewIfNeeded()
  await expect(state).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
})

test('adding the same guest twice asks first, and leaving an unsaved form asks too', async ({
  page,
  expectProblem,
}) => {
  await enterAdmin(page)
  const fillIn = async () => {
    await page.goto('/admin/guests/new')
    await page.getByLabel('First name').fill('Lamin')
    await page.getByLabel('Last name').fill('Sowe')
    await page.getByLabel('Phone number').fill('0470 12 34 56')
    await page.getByLabel('Retreat dates').selectOption({ index: 2 })
    await page.getByRole('button', { name: /Hold the place/ }).click()
  }
  await fillIn()
  await expect(page.getByText('Lamin Sowe').first()).toBeVisible()
  expectProblem({ status: 409, about: '/api/admin/bookings' })
  await fillIn()
  await expect(page.getByRole('button', { name: 'Add another booking' })).toBeInViewport()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Guests', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Lamin')
})

test('admin pages are sent with their data @desktop', async ({ page, server }) => {
  const lead = await signedInWithBooking(page)
  await logInOperator(page.request)
  const retreats: unknown = await (await page.request.get('/api/admin/retreats')).json()
  const [date] = z.object({ retreats: z.array(z.object({ id: z.string() })) }).parse(retreats).retreats
  const guest = ['', '/edit', '/move', '/cancel', '/pay-link', '/write'].map(
    (form) => `guests/${lead.id}${form}`,
  )
  const dates = ['/change', '/write', '/sheet'].map((form) => `dates/${date?.id}${form}`)
  const money = ['', '/refunds', '/owes'].map((tab) => `money${tab}`)
  for (const path of ['today', 'guests', 'dates', 'mail', 'settings', ...guest, ...dates, ...money]) {
    const html = await (await page.request.get(`${server.url}/admin/${path}`)).text()
    expect(html, path).toContain('<main')
    expect(html, path).not.toContain('aria-busy="true"')
  }
})
