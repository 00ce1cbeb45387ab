import { byName, keepPasskeys } from '#e2e/passkey-device.ts'
import { ADMIN_PASSWORD } from '#e2e/server.ts'
import type { Scene, Stage } from './scene.ts'

/** The operator has added a passkey on this device. Returns the address of the settings. */
async function withPasskey({ page, server }: Stage): Promise<string> {
  const settings = `${byName(server.url)}/admin/settings`
  await keepPasskeys(page)
  await page.request.post(`${byName(server.url)}/api/admin/login`, { data: { password: ADMIN_PASSWORD } })
  await page.goto(settings)
  await page.getByLabel('Name of this device').fill('Phone at the beach')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByText('Not used yet').waitFor()
  // Leaves the page, so that its toast is not on the next one.
  await page.addInitScript(() => sessionStorage.removeItem('toast'))
  return settings
}

/** Adds two more passkeys, one of them for another address of the website. */
async function withPasskeys(stage: Stage): Promise<string> {
  const settings = await withPasskey(stage)
  await stage.execute(`insert into passkeys
      (name, credential_id, public_key, signature_count, rp_id, password_mark, added_at, last_used_at)
    select name, name, public_key, 0, rp_id, password_mark, added_at::timestamptz, used_at::timestamptz
    from (select public_key, password_mark from passkeys) one, (values
      ('MacBook in the office, with the fingerprint', 'localhost', '2025-06-02 16:20Z', '2025-08-31 21:04Z'),
      ('Old laptop', 'trial.example.com', '2024-11-20 10:00Z', '2025-01-14 07:30Z')
    ) as others (name, rp_id, added_at, used_at)`)
  return settings
}

/** The operator is signed out. */
async function atTheGate(stage: Stage): Promise<string> {
  await withPasskey(stage)
  await stage.page.context().clearCookies()
  return `${byName(stage.server.url)}/admin`
}

async function isForgotten(stage: Stage): Promise<string> {
  const gate = await atTheGate(stage)
  // Still offered, because another device has one.
  await stage.execute(`update passkeys set credential_id = 'of-another-device'`)
  return gate
}

async function usePasskey({ page }: Stage): Promise<void> {
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await page.getByRole('alert').waitFor()
}

async function addItAgain({ page }: Stage): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('alert').waitFor()
}

export const passkeyScenes: Scene[] = [
  { name: 'admin-gate-passkey', path: '/admin', before: atTheGate },
  { name: 'admin-gate-passkey-unknown', path: '/admin', before: isForgotten, act: usePasskey },
  { name: 'admin-settings-passkeys', path: '/admin/settings', before: withPasskeys },
  { name: 'admin-settings-passkey-twice', path: '/admin/settings', before: withPasskey, act: addItAgain },
]
