import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { coveredBy, toastOf } from './covered-by.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { enterAdmin, logInOperator, openAdmin } from './operator.ts'
import { byName, keepPasskeys } from './passkey-device.ts'
import { ADMIN_PASSWORD } from './server.ts'

async function addPasskey(page: Page, name: string, { asksAgain }: { asksAgain: boolean }): Promise<void> {
  await passkeysOf(page).getByLabel('Name of this device').fill(name)
  await passkeysOf(page).getByRole('button', { name: 'Add a passkey' }).click()
  if (asksAgain) {
    const dialog = page.getByRole('dialog', { name: 'Is it you?' })
    await dialog.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD)
    await dialog.getByRole('button', { name: 'Confirm' }).click()
  }
  await expect(passkeysOf(page).getByRole('listitem')).toHaveText(new RegExp(`^${name}.*Not used yet`))
}

async function signOut(page: Page): Promise<void> {
  await openAdmin(page, 'More')
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Enter' })).toBeVisible()
}

const passkeysOf = (page: Page) => page.getByRole('region', { name: 'Passkeys' })
const passkeyButton = (page: Page) => page.getByRole('button', { name: 'Use your passkey' })

test('the operator signs in with a passkey, and with the password once the passkey is removed', async ({
  page,
  server,
  playwright,
  expectProblem,
}) => {
  const baseURL = byName(server.url)
  await keepPasskeys(page)
  await enterAdmin(page, `${baseURL}/admin`)
  await openAdmin(page, 'Settings')
  expectProblem({ status: 403, about: '/api/admin/passkeys/options' })
  // The passkey library is loaded only when the button is pressed.
  const library = page.waitForRequest((request) => request.resourceType() === 'script')
  await addPasskey(page, 'Beach phone', { asksAgain: true })
  await library
  await expect(toastOf(page)).toHaveText(/Passkey added/)
  const bottomBar = page.getByRole('navigation', { name: 'Admin' }).filter({ visible: true })
  await expect.poll(() => coveredBy(toastOf(page), bottomBar)).toEqual([])
  await expectAccessible(page)

  await signOut(page)
  await page.goto(`${baseURL}/admin`)
  await expect(page.locator('form').getByRole('button')).toHaveText([
    /^Use your passkey/,
    'Show password',
    /^Enter/,
    /^Forgotten\?/,
  ])
  await page.getByLabel('Stay signed in here for 30 days').check()
  await passkeyButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  const cookies = await page.context().cookies()
  const session = cookies.find(({ name }) => name === 'admin')
  expect((session?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(29 * 24 * 60 * 60)

  // Another device removes the passkey while this one is signed out.
  await signOut(page)
  const laptop = await playwright.request.newContext({ baseURL })
  await logInOperator(laptop)
  const listed = z
    .object({ passkeys: z.array(z.object({ id: z.string() })) })
    .parse(await (await laptop.get('/api/admin/passkeys')).json())
  await laptop.delete(`/api/admin/passkeys/${listed.passkeys[0]?.id}`)
  await laptop.dispose()
  expectProblem({ status: 401, about: '/api/admin/login/passkey' })
  await passkeyButton(page).click()
  await expect(page.getByRole('alert')).toHaveText('We don’t know this passkey. Please enter the password.')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type(ADMIN_PASSWORD)
  await page.keyboard.press('Enter')

  await openAdmin(page, 'Settings')
  await addPasskey(page, 'Beach phone again', { asksAgain: true })
  await passkeysOf(page).getByRole('button', { name: 'Remove the passkey Beach phone again' }).click()
  await expect(passkeysOf(page).getByText('None yet.')).toBeVisible()
  await signOut(page)
  await expect(passkeyButton(page)).toBeHidden()
})
