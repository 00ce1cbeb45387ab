import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { leadAnswer, NOVEMBER, payByCard, reportTransfer, signedInWithBooking, signUp } from '#e2e/guest.ts'
import { companionForm } from '#test/booking-forms.ts'
import { logInOperator } from '#e2e/operator.ts'
import type { Scene, Stage } from './scene.ts'

export async function withGuests({ page }: Stage): Promise<void> {
  const lead = await signedInWithBooking(page, { lastName: 'Jallow-Vandenbroucke van der Meersch' })
  await payByCard(page, lead, 'deposit')
  await page.context().clearCookies()
  const other = { email: 'lena@example.com', firstName: 'Lena', lastName: 'Peeters' }
  await signUp(page.request, other)
  const made = await page.request.post('/api/submit-booking', {
    data: companionForm({ ...other, selectedDate: NOVEMBER }),
  })
  const { lead: reported } = leadAnswer.parse(await made.json())
  await reportTransfer(page, reported, 'deposit')
  await logInOperator(page.request)
}

/** Two unfinished bookings, one of them without a name. */
async function withDrafts({ page }: Stage): Promise<void> {
  for (const draft of [{ firstName: 'Ebrima', lastName: 'Sowe', email: 'ebrima@example.com' }, { age: 34 }]) {
    await page.request.post('/api/leads', { data: draft })
    await page.context().clearCookies()
  }
  await logInOperator(page.request)
}

async function searchPeeters({ page }: Stage): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search' }).fill('peeters')
  await page.getByText('1 booking', { exact: true }).waitFor()
}

async function seeDrafts({ page }: Stage): Promise<void> {
  await page.getByRole('heading', { name: 'Ebrima Sowe' }).waitFor()
}

/** A running sync of the leads, and two more devices. */
async function withDevices({ page, execute }: Stage): Promise<void> {
  await logInOperator(page.request)
  await execute(`insert into admin_sessions (token_hash, device, created_at, seen_at, expires_at) values
    ('phone', 'iPhone', '2025-08-20 06:12Z', '2025-09-01 07:55Z', '2025-09-19 06:12Z'),
    ('other', null, '2025-09-01 06:30Z', '2025-09-01 06:30Z', '2025-09-01 18:30Z')`)
  await execute(`insert into notion_sync (id, state, started_at, done, total)
    values (1, 'running', '2025-09-01 08:58Z', 340, 1900)`)
  await execute(`insert into leases (name, holder, expires_at)
    values ('notion-sync', gen_random_uuid(), '2099-01-01')`)
}

const NOTION_KEYS = { NOTION_TOKEN: 'ntn_of_a_picture', NOTION_DATABASE_ID: 'of-a-picture' }

/** Backup files of earlier nights; last night's is really made. */
async function withBackups({ page }: Stage): Promise<void> {
  mkdirSync(BACKUPS.BACKUP_DIR, { recursive: true })
  for (const day of ['30', '31']) {
    const file = join(BACKUPS.BACKUP_DIR, `tradewind-2025-08-${day}T03-00-02.117Z.jsonl.gz.age`)
    writeFileSync(file, Buffer.alloc(2_412_345))
  }
  await logInOperator(page.request)
}

async function withFailedBackup({ page, execute }: Stage): Promise<void> {
  await execute(`insert into backup_runs (state, started_at, ended_at, file, bytes, reason) values
    ('done', '2025-08-30 03:00Z', '2025-08-30 03:01Z', 'made-elsewhere', 2412345, null),
    ('failed', '2025-09-01 08:30Z', '2025-09-01 08:30Z', null, null, 'The disk is full.')`)
  await logInOperator(page.request)
}

/** Alerts with long and short texts; rows of another server stay as they are. */
async function withAlerts(stage: Stage): Promise<void> {
  await withGuests(stage)
  const began = `'2099-01-01', '2025-09-01 05:02Z', '2025-09-01 05:02Z'`
  const mail = { kind: 'mail-stuck', waiting: 7, since: '2025-09-01T04:02:00Z', othersGo: false }
  const disk = { kind: 'disk-full', server: 'tradewind-1', freeBytes: 812e6, totalBytes: 40e9 }
  await stage.execute(`insert into alerts (kind, server, checked_at, suspected_at, began_at, facts) values
    ('mail-stuck', '', ${began}, '${JSON.stringify(mail)}'),
    ('disk-full', 'tradewind-1', ${began}, '${JSON.stringify(disk)}')
    on conflict (kind, server) do update set began_at = excluded.began_at, facts = excluded.facts, suspected_at = excluded.suspected_at`)
}

async function withErrors({ page, execute }: Stage): Promise<void> {
  await execute(`insert into browser_errors (fingerprint, message, stack, page, browsers, version, count, first_at, last_at, seen_at) values
    ('one', 'TypeError: Cannot read properties of undefined (reading ''total'')', E'Xo /assets/island-D3k2_a.js:1:23456\\nBn /assets/react-BVtr0xk2.js:12:5', '/booking', '{Chrome 142,Safari 18,Samsung Internet 28}', '0.1.0 0a1b2c3d', 37, '2025-08-28 07:12Z', '2025-09-01 08:41Z', null),
    ('two', 'Minified React error #418; visit <address>', '', '/edit-booking/:bookingId', '{Firefox 144}', '0.1.0 0a1b2c3d', 1, '2025-08-30 19:02Z', '2025-08-30 19:02Z', '2025-08-31 06:00Z')`)
  await logInOperator(page.request)
}

async function paused(stage: Stage): Promise<void> {
  // Nobody can pay on a paused site.
  await withGuests(stage)
  await stage.execute(
    `insert into restores (backup_made_at, restored_at) values ('2025-09-01 03:00Z', '2025-09-01 08:00Z')`,
  )
}

const RECIPIENT = 'age1hjg36sckjgm9ggeujs3tqq0ekqygeevm2rg8uar4zpmydd7ezylqz03304'
const BACKUPS = {
  BACKUP_RECIPIENT: RECIPIENT,
  BACKUP_DIR: join(tmpdir(), `tradewind-backups-${process.pid}`),
}

export const operatorScenes: Scene[] = [
  { name: 'admin-gate', path: '/admin' },
  { name: 'admin', path: '/admin', before: withGuests },
  { name: 'admin-guests', path: '/admin/guests', before: withGuests },
  { name: 'admin-guests-empty', path: '/admin/guests?group=overdue', before: withGuests },
  { name: 'admin-drafts', path: '/admin/guests/drafts', before: withDrafts, act: seeDrafts },
  { name: 'admin-search', path: '/admin/guests', before: withGuests, act: searchPeeters },
  { name: 'admin-settings', path: '/admin/settings', before: ({ page }) => logInOperator(page.request) },
  {
    name: 'admin-settings-devices',
    path: '/admin/settings',
    settings: { env: NOTION_KEYS },
    before: withDevices,
  },
  {
    name: 'admin-settings-backups',
    path: '/admin/settings',
    settings: { env: BACKUPS },
    before: withBackups,
  },
  {
    name: 'admin-settings-backup-failed',
    path: '/admin/settings',
    settings: { env: { ...BACKUPS, BACKUP_DIR: '/dev/null/none' } },
    before: withFailedBackup,
  },
  { name: 'admin-alerts', path: '/admin', before: withAlerts },
  { name: 'admin-settings-errors', path: '/admin/settings', before: withErrors },
  { name: 'admin-paused', path: '/admin', before: paused },
]
