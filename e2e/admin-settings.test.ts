import { expect, expectAccessible, test } from './fixtures.ts'
import { logInOperator, openAdmin } from './operator.ts'
import { ADMIN_PASSWORD } from './server.ts'

const ELSEWHERE = {
  Mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15',
  iPhone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
}

test('the operator stays signed in for 30 days, switches off an email, and signs out other devices', async ({
  page,
  playwright,
  baseURL,
}) => {
  // Two other signed-in devices.
  const open = async (userAgent: string) => {
    const device = await playwright.request.newContext({ baseURL: baseURL ?? '', userAgent })
    await logInOperator(device)
    return device
  }
  const [mac, iPhone] = [await open(ELSEWHERE.Mac), await open(ELSEWHERE.iPhone)]

  await page.goto('/admin')
  await page.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD)
  await page.getByLabel('Stay signed in here for 30 days').check()
  await page.getByRole('button', { name: 'Enter' }).click()
  // Notion is not set up.
  await expect(page.getByRole('button', { name: 'Sync to Notion' })).toBeDisabled()
  await expect(page.getByText('Not set up yet')).toBeVisible()
  const cookies = await page.context().cookies()
  const session = cookies.find(({ name }) => name === 'admin')
  expect((session?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(29 * 24 * 60 * 60)

  await openAdmin(page, 'Settings')
  await expectAccessible(page)
  const website = page.getByRole('region', { name: 'Website' })
  await expect(website.getByText('There are no backups.')).toBeVisible()
  await expect(website.getByRole('link', { name: 'Send this to your technician' })).toHaveAttribute(
    'href',
    /^mailto:\?subject=.+&body=The%20website%20runs%20version%20\d/,
  )
  await expect(page.getByText('into NOTION_TOKEN and NOTION_DATABASE_ID')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sync to Notion' })).toBeDisabled()
  await page.getByLabel('A new booking').uncheck()
  await expect(page.getByLabel('A new booking')).toBeEnabled()
  await page.reload()
  await expect(page.getByLabel('A new booking')).not.toBeChecked()
  await expect(page.getByLabel('A payment by card, Bancontact or iDEAL | Wero')).toBeChecked()

  const devices = page.getByRole('region', { name: 'Signed-in devices' })
  await expect(devices.getByRole('listitem')).toHaveCount(3)
  await expect(devices.getByText('This device')).toBeVisible()
  await devices.getByRole('button', { name: /^Sign out Mac/ }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  expect((await mac.get('/api/leads')).status()).toBe(401)
  expect((await iPhone.get('/api/leads')).status()).toBe(200)
  await Promise.all([mac.dispose(), iPhone.dispose()])
})
