import type { Page } from '@playwright/test'
import { coveredBy } from './covered-by.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { payByCard, signedInWithBooking } from './guest.ts'
import { holdTime } from './hold-time.ts'
import { enterAdmin, guestReportsDeposit, openAdmin, refundLink } from './operator.ts'

test.use({ viewport: { width: 375, height: 812 } })

const rowOf = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Now' }).getByRole('listitem').filter({ hasText: name })

test('a received transfer stays in its row, a second tap does nothing, and Undo stays visible on other pages and under toasts', async ({
  page,
  newVisitor,
}) => {
  for (const firstName of ['Bram', 'Tom']) {
    await guestReportsDeposit(await newVisitor(), {
      firstName,
      lastName: 'Claes',
      email: `${firstName}@example.com`,
    })
  }
  await enterAdmin(page)
  const first = rowOf(page, 'Bram Claes')
  const next = rowOf(page, 'Tom Claes')
  const button = page.getByRole('button', { name: 'Received €200 from Bram Claes' })
  const spot = await button.boundingBox()
  const before = await next.boundingBox()
  if (!spot || !before) throw new Error('the rows are not on the screen')
  const answer = Promise.withResolvers<void>()
  await page.route('**/receive', async (route) => {
    await answer.promise
    await route.continue()
  })
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  expect(await next.boundingBox(), 'while it is sent').toEqual(before)
  answer.resolve()
  await expect(first.getByText('just now')).toBeVisible()
  // The server's new list has arrived, and nothing has moved.
  await expect(page.getByRole('heading', { name: 'Now 1' })).toBeVisible()
  expect(await next.boundingBox()).toEqual(before)
  await page.mouse.click(spot.x + spot.width / 2, spot.y + spot.height / 2)
  await expect(page.getByRole('button', { name: 'Received €200 from Tom Claes' })).toBeVisible()
  await expectAccessible(page)

  await openAdmin(page, 'Guests')
  await expect(page.getByRole('button', { name: /^Past/ })).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('€200 from Bram Claes', { exact: true })).toBeVisible()
  // The ring beside it says the seconds.
  await expect(page.getByText('Then receipt and email', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone: €200 from Bram Claes')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden()
  await openAdmin(page, 'Today')
  await expect(page.getByRole('heading', { name: 'Now 2' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Received €200 from Bram Claes' })).toBeVisible()

  await page.setViewportSize({ width: 1440, height: 900 })
  await holdTime(page)
  await page.goto('/admin')
  const bar = page.getByRole('complementary', { name: 'Just recorded' })
  const undo = bar.getByRole('button', { name: /^Undo €/ })
  await page.getByRole('button', { name: 'Received €200 from Bram Claes' }).click()
  await undo.click()
  const toast = page.getByRole('region', { name: 'Notifications' }).locator('.pointer-events-auto')
  await expect(toast).toContainText('Undone: €200 from Bram Claes')
  await page.getByRole('button', { name: 'Received €200 from Tom Claes' }).click()
  await expect(undo).toBeVisible()
  await expect.poll(() => coveredBy(toast, undo)).toEqual([])
  await expect(toast).toBeVisible()
})

test('the operator records 199.50 for a reported 200, and rejects a transfer that never came', async ({
  page,
  request,
  newVisitor,
}) => {
  await guestReportsDeposit(request, { firstName: 'Jürgen', lastName: 'Müller' })
  await guestReportsDeposit(await newVisitor(), { firstName: 'Tom', email: 'tom@example.com' })
  await enterAdmin(page)
  await rowOf(page, 'Jürgen Müller').getByRole('link', { name: 'Something else' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Record a payment' })).toBeVisible()
  const amount = page.getByLabel('Amount received')
  await expect(amount).toHaveValue('200')
  await amount.fill('150')
  await expect(page.getByText('€50.00')).toBeVisible()
  await expect(page.getByRole('checkbox')).toBeHidden()
  await amount.fill('199.50')
  await expect(page.getByRole('checkbox', { name: 'Confirm the place anyway' })).toBeChecked()
  await expect(page.getByText('€0.50', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Record €199.50 from Jürgen Müller' }).click()
  await expect(page.getByText('€199.50 from Jürgen Müller', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Now 1' })).toBeVisible()

  await rowOf(page, 'Tom').getByRole('link', { name: 'Something else' }).click()
  await page.getByRole('button', { name: 'Not received' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('48 hours')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Not received' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Now' })).toBeHidden()
  const leads = await page.request.get('/api/leads?search=muller')
  expect(await leads.text()).toContain('"amountPaid":199.5,')
})

test('a payment recorded in one tab is asked about in another, and its own page says it was received', async ({
  page,
  context,
  request,
}) => {
  await guestReportsDeposit(request, { firstName: 'Bram', lastName: 'Claes' })
  await enterAdmin(page)
  const other = await context.newPage()
  await other.goto('/admin')
  await rowOf(other, 'Bram Claes').getByRole('link', { name: 'Something else' }).click()
  await expect(other.getByLabel('Amount received')).toHaveValue('200')

  const somethingElse = rowOf(page, 'Bram Claes').getByRole('link', { name: 'Something else' })
  const address = (await somethingElse.getAttribute('href')) ?? ''
  await page.getByRole('button', { name: 'Received €200 from Bram Claes' }).click()
  await expect(rowOf(page, 'Bram Claes').getByText('just now')).toBeVisible()

  await other.getByRole('button', { name: 'Record €200.00 from Bram Claes' }).click()
  const question = other.getByRole('alert').filter({ hasText: 'This booking has changed' })
  await expect(question).toContainText(/Deposit of €200\.00, recorded \w{3} \d+ \w+ \d{4}, \d\d:\d\d\./)
  await expect(question).toContainText('Nothing was recorded twice.')
  await expectAccessible(other)
  await question.getByRole('button', { name: 'Don’t record it' }).click()
  const leads = await page.request.get('/api/leads?search=claes')
  expect(await leads.text()).toContain('"amountPaid":200,')

  await page.goto(address)
  await expect(page.getByText('This transfer was already received')).toBeVisible()
  await expectAccessible(page)
})

test('the operator copies or scans the details of a refund by transfer, marks it paid, and can undo it', async ({
  page,
  server,
}) => {
  const link = await refundLink(page, server)
  const account = { holder: 'Awa Jallow', iban: 'DE89370400440532013000' }
  expect((await page.request.post(`/api${link}`, { data: account })).status()).toBe(200)
  await page.goto('/admin/money/refunds')
  await page.getByRole('button', { name: 'Pay €200' }).click()
  await expect(page.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible()
  await expect(page.getByText('Refund C-2025-0001')).toBeVisible()
  await expect(page.getByRole('img', { name: /QR code of the transfer to Awa/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'I’ve paid it' }).click()
  await page.getByRole('button', { name: 'Paid €200' }).click()
  await expect(page.getByText('Paid €200', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Undo €200/ }).click()
  await expect(page.getByRole('button', { name: 'I’ve paid it' })).toBeVisible()
  await page.getByRole('button', { name: 'I’ve paid it' }).click()
  await page.getByRole('button', { name: 'Paid €200' }).click()
  await expect(page.getByRole('button', { name: /^Undo €200/ })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Nothing to refund')).toBeVisible()
})

test('the operator refunds any amount with a reason, and the price falls with it unless the box is unticked', async ({
  page,
}) => {
  const lead = await signedInWithBooking(page)
  await payByCard(page, lead, 'deposit')
  await enterAdmin(page, `/admin/guests/${lead.id}/payment`)
  await page.getByRole('link', { name: 'Refund money' }).click()
  await expect(page.getByRole('heading', { name: 'Refund Awa Jallow' })).toBeVisible()
  await page.getByLabel('Amount', { exact: true }).fill('250')
  await page.getByRole('button', { name: 'Refund €250' }).click()
  await expect(page.getByText('You can refund at most €200')).toBeVisible()
  await page.getByLabel('Amount', { exact: true }).fill('100')
  await page.getByLabel('Why').fill('No wind on three days')
  const due = page.getByText('Left to pay', { exact: true }).locator('..')
  await expect(due).toContainText('€930.00')
  await page.getByRole('checkbox', { name: 'Also reduce the price by €100' }).uncheck()
  await expect(due).toContainText('€1,030.00')
  await page.getByRole('checkbox', { name: 'Also reduce the price by €100' }).check()
  // The operator sees the guest's email before sending it.
  const mail = page.getByRole('region', { name: 'The email Awa gets' })
  await expect(mail).toContainText('We’ve refunded €100 to your card')
  await expect(mail).toContainText('What’s left to pay is below.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Refund €100' }).click()
  await expect(page.getByText('€100 refund to Awa Jallow', { exact: true })).toBeVisible()
  // The page was opened by its address: closing it stays in the admin area.
  await expect(page.getByRole('heading', { level: 1, name: 'Awa Jallow' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo €100', exact: true }).click()
  await expect(page.getByText('No money and no email went out.')).toBeVisible()
  await page.goto(`/admin/guests/${lead.id}/refund`)
  await expect(page.getByText('You can refund up to €200.')).toBeVisible()
})

test('recording the same amount twice asks first, and what was typed is kept', async ({
  page,
  expectProblem,
}) => {
  expectProblem({ status: 409, about: '/payments' })
  const lead = await signedInWithBooking(page)
  await enterAdmin(page, `/admin/guests/${lead.id}/payment`)
  const enter = async () => {
    await page.getByLabel('Amount received').fill('100')
    await page.getByRole('button', { name: 'Record €100.00' }).click()
  }
  await enter()
  await expect(page.getByRole('heading', { level: 1, name: 'Awa Jallow' })).toBeVisible()
  await page.getByRole('link', { name: 'Record a payment' }).click()
  await enter()
  await expect(page.getByText('Already recorded?')).toBeVisible()
  await expect(page.getByLabel('Amount received')).toHaveValue('100')
  await expectAccessible(page)
  await page.goBack()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByLabel('Amount received')).toHaveValue('100')
  await page.getByRole('button', { name: 'Record it anyway' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Awa Jallow' })).toBeVisible()
})
