import { formatShortDay } from '#domain/base/dates.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { payByCard, signedInWithBooking } from './guest.ts'
import { enterAdmin, openAdmin } from './operator.ts'

test('the operator reminds a late guest, and anyone can pay with the link in that email', async ({
  page,
  server,
  browser,
}) => {
  const lead = await signedInWithBooking(page)
  await payByCard(page, lead, 'deposit')
  await page.context().clearCookies()
  // The automatic reminder goes out first: a guest who got it today cannot be reminded again.
  await server.restart({ appNow: '2025-10-02T09:00:00Z' })
  await server.restart({ appNow: '2025-10-03T09:00:00Z' })
  await enterAdmin(page)
  await openAdmin(page, 'Money')
  await page.getByRole('link', { name: 'Outstanding' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Awa Jallow' })
  await expect(row.getByText('10 days late')).toBeVisible()
  const table = page.getByRole('table', { name: 'Outstanding' }).locator('..')
  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  await expect(row.getByRole('checkbox')).toBeChecked()
  await page.getByRole('button', { name: 'Add your own words' }).click()
  await page.getByLabel(/^Your own words/).fill('See you on the beach.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remind this one' }).click()
  await page.getByRole('button', { name: 'Send 1 email' }).click()
  await expect(page.getByText('1 guest is reminded')).toBeVisible()
  // A guest is reminded at most once a day.
  await expect(row.getByText('reminded today')).toBeVisible()
  await expect(row.getByRole('checkbox')).toBeHidden()

  const outbox = await (await page.request.get('/api/admin/outbox')).text()
  const link = /\/pay\/[\w-]{43}/.exec(outbox)?.[0] ?? 'no link in the mails'
  const father = await browser.newContext({ baseURL: server.url })
  const phone = await father.newPage()
  const opened = await phone.goto(link)
  expect(opened?.status()).toBe(200)
  expect(opened?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
  await expect(phone.getByText(`€930 was due on ${formatShortDay('2025-09-23')}.`)).toBeVisible()
  await phone.getByRole('radio', { name: 'Card' }).check()
  await phone.getByRole('button', { name: 'Pay €930 by card' }).click()
  await phone.getByRole('button', { name: 'Pay €930' }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Thank you, your payment has arrived')
  await expect(phone.getByText('Everything is paid')).toBeVisible()
  const again = await phone.goto(link)
  expect(again?.status()).toBe(404)
  await expect(phone.getByText('There’s nothing to pay here')).toBeVisible()
  await father.close()

  await page.reload()
  await expect(page.getByText('Nothing is overdue')).toBeVisible()
})
