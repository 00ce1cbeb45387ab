import { expect, expectAccessible, test } from './fixtures.ts'
import { payByCard, signedInWithBooking } from './guest.ts'
import { enterAdmin } from './operator.ts'

test('the wind is entered by one tap without a network, guests see it, and a kiter’s choice is a credit on the desk', async ({
  page,
  context,
  server,
  expectProblem,
}) => {
  expectProblem({ about: 'ERR_INTERNET_DISCONNECTED' })
  await payByCard(page, await signedInWithBooking(page), 'full')
  await server.restart({ appNow: '2025-11-08T14:59:30Z' })
  await enterAdmin(page)
  await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'The wind today' })).toBeHidden()

  await server.restart({ appNow: '2025-11-08T17:40:00Z' })
  await page.reload()
  const card = page.getByRole('region', { name: 'The wind today' })
  await expect(card.getByText('day 2 of Nov 7–14, 2025')).toBeVisible()
  const full = card.getByRole('button', { name: /^Full/ })
  await expect(full).toBeEnabled()
  expect((await full.boundingBox())?.height).toBeGreaterThanOrEqual(96)
  await context.setOffline(true)
  await full.click()
  await expect(card.getByText('On this phone. We’ll send it.')).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(card.getByText(/^Saved at 17:4\d\. Guests see it now\.$/)).toBeVisible()
  await card.getByRole('button', { name: /^None/ }).click()
  await expect(card.getByRole('button', { name: /^None/, pressed: true })).toBeVisible()
  await card.getByRole('button', { name: 'Undo' }).click()
  await expect(card.getByRole('button', { name: /^Full/, pressed: true })).toBeVisible()
  await expect(card.getByText('Guests see it now.')).toBeVisible()
  await card.getByRole('link', { name: 'All days' }).click()
  await expect(page.getByRole('region', { name: 'Entries of this day' }).getByRole('listitem')).toHaveText([
    /^Full · 17:4\d, /,
    /^None · 17:4\d, /,
    /^Full · 17:4\d, /,
  ])
  await expect(page.getByRole('heading', { name: '1 full day so far' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'The wind so far' })).toBeVisible()
  await expect(page.getByText('1 full day', { exact: true })).toBeVisible()

  await server.restart({ appNow: '2025-11-14T09:00:00Z' })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Wind or Win: your choice' })).toBeVisible()
  await expect(page.getByText('Choose by Tue 13 Jan')).toBeVisible()
  const confirm = page.getByRole('button', { name: 'Confirm my choice' })
  await expect(confirm).toBeDisabled()
  await page.getByRole('radio', { name: '€150 cash back' }).check()
  await expect(page.getByRole('button', { name: 'Confirm €150 cash back' })).toBeEnabled()
  await expect(page.getByLabel('Account holder')).toHaveValue('Awa Jallow')
  await expectAccessible(page)
  await page.getByRole('radio', { name: '2 kite days again' }).check()
  await confirm.click()
  await expect(page.getByText('2 kite days are yours.')).toBeVisible()

  await enterAdmin(page, '/admin/wind')
  const credit = page.getByRole('listitem').filter({ hasText: 'Awa Jallow' })
  await expect(credit.getByText('2 left')).toBeVisible()
  await credit.getByRole('button', { name: 'Use days' }).click()
  await credit.getByLabel('Where').fill('Belgium, with Fatou')
  await credit.getByRole('button', { name: 'Use', exact: true }).click()
  await expect(credit.getByText('1 left')).toBeVisible()
  await expect(credit.getByText(/Belgium, with Fatou/)).toBeVisible()
  await expectAccessible(page)
})
