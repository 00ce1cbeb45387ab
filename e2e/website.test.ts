import { expect, expectAccessible, test } from './fixtures.ts'
import { enterAdmin } from './operator.ts'
import { ADMIN_PASSWORD } from './server.ts'

test('the operator changes a price with a slip and a lost network, looks, publishes, undoes, and publishes again', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem({ about: 'ERR_INTERNET_DISCONNECTED' })
  await page.setViewportSize({ width: 375, height: 812 })
  await enterAdmin(page, '/admin/website')
  await page.getByRole('link', { name: /^Prices/ }).click()
  const tier = page.getByRole('region', { name: 'Super Early Bird' })
  const price = tier.getByLabel(/^Price/)
  await expect(price).toHaveValue('950')
  await price.fill('1.010')
  await expect(tier.getByText('1.010 is not a price. Did you mean 1,010 euros?')).toBeVisible()
  await tier.getByRole('button', { name: 'Use 1,010' }).click()
  await expect(tier.getByText('is not a price')).toBeHidden()
  await context.setOffline(true)
  await price.fill('980')
  await price.blur()
  await expect(page.getByText('No connection.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('No connection.')).toBeHidden({ timeout: 15_000 })
  await expect(page.getByText('A guest who books then').locator('..')).toContainText('€980')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Look and publish (1)' }).click()
  const change = page.getByRole('region', { name: 'Super Early Bird' })
  await expect(change).toContainText('Now€950')
  await expect(change).toContainText('Then€980')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publish 1 change' }).click()
  await expect(page.getByRole('heading', { name: 'Published' })).toBeVisible()
  await expect(page.getByText('Super Early Bird €950 → €980, for bookings from now on')).toBeVisible()
  const guest = await context.newPage()
  await guest.goto('/')
  await expect(guest.getByRole('link', { name: '€980' }).first()).toBeVisible()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Your draft is here again.')).toBeVisible()
  await guest.reload()
  await expect(guest.getByRole('link', { name: '€950' }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Look and publish (1)' }).click()
  await page.getByRole('button', { name: 'Publish 1 change' }).click()
  await expect(page.getByRole('heading', { name: 'Published' })).toBeVisible()

  await page.getByRole('link', { name: /^History/ }).click()
  await expect(page.getByText('Guests see this')).toBeVisible()
  await page.getByRole('button', { name: 'Go back to this' }).click()
  await expect(page.getByText('Super Early Bird €980 → €950, for bookings from now on')).toBeVisible()
  await page.getByRole('button', { name: 'Make it a draft' }).click()
  await expect(page.getByRole('region', { name: 'Super Early Bird' })).toContainText('Then€950')
})

test('a new bank account counts once the operator has given her password, and guests see it then', async ({
  page,
  expectProblem,
}) => {
  expectProblem({ status: 403, about: '/api/admin/site/publish' })
  await enterAdmin(page, '/admin/website/business')
  await page.getByRole('button', { name: /^IBAN/ }).click()
  const dialog = page.getByRole('dialog', { name: 'IBAN' })
  await dialog.getByLabel(/^IBAN/).fill('BE71 0961 2345 6769')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('A new account, which doesn’t count yet')).toBeVisible()
  await expect(page.getByRole('button', { name: /^IBAN/ })).toContainText('BE68 5390 0754 7034')
  await page.getByRole('button', { name: 'Confirm with passkey or password' }).click()
  await page
    .getByRole('dialog', { name: 'Is it you?' })
    .getByLabel('Password', { exact: true })
    .fill(ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText('Guests now pay into the new account')).toBeVisible()
  await expect(page.getByRole('button', { name: /^IBAN/ })).toContainText('BE71 0961 2345 6769')
})
