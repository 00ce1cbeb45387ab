import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { leadAnswer, NOVEMBER, payByCard, reportTransfer, signedInWithBooking, signUp } from '#e2e/guest.ts'
import { logInOperator } from '#e2e/operator.ts'
import { byName, keepPasskeys } from '#e2e/passkey-device.ts'
import { ADMIN_PASSWORD } from '#e2e/server.ts'
import { buildVersion } from '#server/process/product.ts'
import { companionForm } from '#test/booking-forms.ts'
import {
  depositPaid,
  execute,
  fill,
  operator,
  press,
  restartAt,
  scenesAt,
  see,
  seeA,
  signOut,
  type Scene,
  type Stage,
  type Steps,
} from './scene.ts'

export async function withGuests({ page }: Stage): Promise<void> {
  const lead = await signedInWithBooking(page, { lastName: 'Jallow-Vandenbroucke van der Meersch' })
  await payByCard(page, lead, 'deposit')
  await page.context().clearCookies()
  const other = { email: 'lena@example.com', firstName: 'Lena', lastName: 'Peeters' }
  await signUp(page.request, other)
  const data = companionForm({ ...other, selectedDate: NOVEMBER })
  const made = await page.request.post('/api/submit-booking', { data })
  await reportTransfer(page, leadAnswer.parse(await made.json()).lead, 'deposit')
  await logInOperator(page.request)
}

/** Two unfinished bookings, one of them without a name. */
async function withDrafts({ page }: Stage): Promise<void> {
  for (const data of [{ firstName: 'Ebrima', lastName: 'Sowe', email: 'ebrima@example.com' }, { age: 34 }]) {
    await page.request.post('/api/leads', { data })
    await page.context().clearCookies()
  }
  await logInOperator(page.request)
}

const searchPeeters: Steps = [
  ({ page }) => page.getByRole('searchbox', { name: 'Search' }).fill('peeters'),
  see(/^1 booking$/),
]

/** A running sync of the bookings, and two more devices. */
const withDevices: Steps = [
  operator,
  execute(`insert into admin_sessions (token_hash, device, created_at, seen_at, expires_at, password_mark)
    select one.*, password_mark from (select password_mark from admin_sessions limit 1) mine, (values
      ('phone', 'iPhone', timestamptz '2025-08-20 06:12Z', timestamptz '2025-09-01 07:55Z', timestamptz '2025-09-19 06:12Z'),
      ('other', 'a device', '2025-09-01 06:30Z', '2025-09-01 06:30Z', '2025-09-01 18:30Z')
    ) one`),
  execute(`insert into notion_sync (id, state, started_at, done, total)
    values (1, 'running', '2025-09-01 08:58Z', 340, 1900)`),
  execute(`insert into leases (name, holder, expires_at)
    values ('notion-sync', gen_random_uuid(), '2099-01-01')`),
]

const NOTION_KEYS = { NOTION_TOKEN: 'ntn_of_a_picture', NOTION_DATABASE_ID: 'of-a-picture' }
const BACKUPS = {
  BACKUP_RECIPIENT: 'age1hjg36sckjgm9ggeujs3tqq0ekqygeevm2rg8uar4zpmydd7ezylqz03304',
  BACKUP_DIR: join(tmpdir(), `tradewind-backups-${process.pid}`),
}

const withFailedBackup =
  execute(`insert into backup_runs (state, started_at, ended_at, file, bytes, reason) values
  ('done', '2025-08-30 03:00Z', '2025-08-30 03:01Z', 'made-elsewhere', 2412345, null),
  ('failed', '2025-09-01 08:30Z', '2025-09-01 08:30Z', null, null, 'The disk is full.')`)

const BEGAN = `'2099-01-01', '2025-09-01 05:02Z', '2025-09-01 05:02Z'`
const MAIL_STUCK = { kind: 'mail-stuck', waiting: 7, since: '2025-09-01T04:02:00Z' }
const DISK_FULL = { kind: 'disk-full', server: 'tradewind-1', freeBytes: 812e6, totalBytes: 40e9 }
/** Alerts with long and short texts; rows of another server stay as they are. */
const withAlerts =
  execute(`insert into alerts (kind, server, checked_at, suspected_at, began_at, facts) values
  ('mail-stuck', '', ${BEGAN}, '${JSON.stringify(MAIL_STUCK)}'),
  ('disk-full', 'tradewind-1', ${BEGAN}, '${JSON.stringify(DISK_FULL)}')
  on conflict (kind, server) do update set began_at = excluded.began_at, facts = excluded.facts, suspected_at = excluded.suspected_at`)

const withErrors =
  execute(`insert into browser_errors (fingerprint, message, stack, page, browsers, version, count, first_at, last_at) values
  ('one', 'TypeError: Cannot read properties of undefined (reading ''total'')', E'Xo /assets/island-D3k2_a.js:1:23456\\nBn /assets/react-BVtr0xk2.js:12:5', '/booking', '{}', '${buildVersion()}', 37, '2025-08-28 07:12Z', '2025-09-01 08:41Z'),
  ('two', 'Minified React error #418; visit <address>', '', '/edit-booking', '{}', '${buildVersion()}', 1, '2025-08-30 19:02Z', '2025-08-30 19:02Z')`)

const paused = execute(
  `insert into restores (backup_made_at, restored_at) values ('2025-09-01 03:00Z', '2025-09-01 08:00Z')`,
)

const operatorScenes: Scene[] = [
  ...scenesAt('/admin', [
    { name: 'admin-gate' },
    { name: 'admin', before: withGuests },
    { name: 'admin-today-too-few', before: [depositPaid, restartAt('2025-10-10T09:00:00Z'), operator] },
    { name: 'admin-more', path: '/admin/more', before: withGuests },
    { name: 'admin-guests', path: '/admin/guests', before: withGuests },
    { name: 'admin-guests-empty', path: '/admin/guests?group=past', before: withGuests },
    {
      name: 'admin-drafts',
      path: '/admin/guests/drafts',
      before: withDrafts,
      act: seeA('heading', 'Ebrima Sowe'),
    },
    { name: 'admin-search', path: '/admin/guests', before: withGuests, act: searchPeeters },
  ]),
  { name: 'admin-stripe', path: '/admin/website/stripe', before: operator },
  {
    name: 'admin-stripe-refused',
    path: '/admin/website/stripe',
    before: operator,
    act: [fill('Stripe’s secret key', 'pk_test_1'), press('Connect'), seeA('dialog', 'Is it you?')],
  },
  {
    name: 'admin-mail-connected',
    path: '/admin/website/mail',
    settings: { env: { SMTP_URL: 'smtp://127.0.0.1:9' } },
    before: operator,
    act: [press('Send me a test email'), see(/cannot be used/)],
  },
  { name: 'admin-going-live', path: '/admin/website/todo', before: operator, act: press('Send the list') },
  { name: 'admin-mail-login', path: '/admin/website/mail', before: operator },
  ...scenesAt('/admin/settings', [
    { name: 'admin-settings', before: operator },
    { name: 'admin-settings-devices', settings: { env: NOTION_KEYS }, before: withDevices },
    { name: 'admin-settings-well', settings: { env: BACKUPS }, before: operator },
    {
      name: 'admin-settings-backup-failed',
      settings: { env: { ...BACKUPS, BACKUP_DIR: '/dev/null/none' } },
      before: [withFailedBackup, operator],
    },
    { name: 'admin-alerts', path: '/admin', before: [withGuests, withAlerts] },
    { name: 'admin-settings-errors', before: [withErrors, operator] },
    // Nobody can pay on a paused site.
    { name: 'admin-paused', path: '/admin', before: [withGuests, paused] },
  ]),
]

const settingsByName = ({ server }: Stage) => Promise.resolve(`${byName(server.url)}/admin/settings`)
const gateByName = ({ server }: Stage) => Promise.resolve(`${byName(server.url)}/admin`)

/** The operator has added a passkey on this device. */
const withPasskey: Steps = [
  ({ page }) => keepPasskeys(page),
  async ({ page, server }) => {
    const data = { password: ADMIN_PASSWORD }
    await page.request.post(`${byName(server.url)}/api/admin/login`, { data })
    await page.goto(`${byName(server.url)}/admin/settings`)
  },
  fill('Name of this device', 'Phone at the beach'),
  press('Add a passkey'),
  see('Not used yet'),
  // Leaves the page, so that its toast is not on the next one.
  ({ page }) => page.addInitScript(() => sessionStorage.removeItem('toast')),
]

/** Two more passkeys, one of them for another address of the website. */
const withOthers = execute(`insert into passkeys
    (name, credential_id, public_key, signature_count, rp_id, password_mark, added_at, last_used_at)
  select name, name, public_key, 0, rp_id, password_mark, added_at::timestamptz, used_at::timestamptz
  from (select public_key, password_mark from passkeys) one, (values
    ('MacBook in the office, with the fingerprint', 'localhost', '2025-06-02 16:20Z', '2025-08-31 21:04Z'),
    ('Old laptop', 'trial.example.com', '2024-11-20 10:00Z', '2025-01-14 07:30Z')
  ) as others (name, rp_id, added_at, used_at)`)

// Still offered, because another device has one.
const isForgotten = execute(`update passkeys set credential_id = 'of-another-device'`)

const passkeyScenes: Scene[] = [
  { name: 'admin-gate-passkey', before: [withPasskey, signOut, gateByName] },
  {
    name: 'admin-gate-passkey-unknown',
    before: [withPasskey, signOut, isForgotten, gateByName],
    act: [press('Use your passkey'), seeA('alert')],
  },
  { name: 'admin-settings-passkeys', before: [withPasskey, withOthers, settingsByName] },
  {
    name: 'admin-settings-passkey-twice',
    before: [withPasskey, settingsByName],
    act: [press('Add a passkey'), seeA('alert')],
  },
]

/** The operator's first page, the guests and the settings. */
export const adminScenes: Scene[] = [...operatorScenes, ...passkeyScenes]
