import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, expectAccessible, test } from './fixtures.ts'
import { enterAdmin, logInOperator, openAdmin } from './operator.ts'
import { ADMIN_PASSWORD } from './server.ts'

const ELSEWHERE = {
  Mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15',
  iPhone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
}

const RECIPIENT = 'age1hjg36sckjgm9ggeujs3tqq0ekqygeevm2rg8uar4zpmydd7ezylqz03304'

test('the operator stays signed in for 30 days, switches off an email, and signs out other devices', async ({
  page,
  playwright,
  baseURL,
}) => {
  // Two other signed-in devices.
  const open = async (userAgent: string) => {
    const device = await playwright.request.newContext({ baseURL, userAgent })
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
  await expect(page.getByText(/^This website runs version \d+\.\d+\.\d+/)).toBeVisible()
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

test.describe('backups', () => {
  test.use({
    // A folder that outlives the server.
    settings: async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'tradewind-backups-'))
      await use({ env: { BACKUP_DIR: folder, BACKUP_RECIPIENT: RECIPIENT } })
      rmSync(folder, { recursive: true })
    },
  })

  test('the operator makes a backup in addition to the nightly one, and downloads it', async ({ page }) => {
    await enterAdmin(page)
    await openAdmin(page, 'Settings')
    const backups = page.getByRole('region', { name: 'Backups' })
    await expect(backups.getByText(/^The newest is .* old/)).toBeVisible()
    await expectAccessible(page)
    await backups.getByRole('button', { name: 'Back up now' }).click()
    await expect(backups.getByText('1 older backup')).toBeVisible()
    const downloading = page.waitForEvent('download')
    await backups.getByRole('link', { name: /^Download the backup of/ }).click()
    expect((await downloading).suggestedFilename()).toMatch(/^tradewind-.*\.jsonl\.gz\.age$/)
  })
})
