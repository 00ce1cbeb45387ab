import type { Actor } from '#domain/booking/history.ts'
import type { GoingLive } from '#domain/contract/going-live-calls.ts'
import { wrongState } from '#domain/contract/problem.ts'
import { isLiveKey } from '#domain/site/connections.ts'
import { todo, type Finding } from '#domain/site/finding.ts'
import type { AdminSession } from '#server/account/admin-gate.ts'
import { listTestBookings, removeTestBookings } from '#server/booking/for-operator/test-bookings.ts'
import type { Deps } from '#server/deps.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { readSite } from '#server/site/present-site.ts'
import { publishSite } from '#server/site/publish.ts'
import { openForGuests } from '#server/store/operator-settings.ts'
import { recordHistory } from '#server/store/record-history.ts'
import { checkBackups, checkSettings } from './check-server.ts'
import { checkMail, checkSite, checkStripe } from './check-services.ts'

/** Returns what is left before guests can book. It asks nobody else, so that the page opens at once. */
export async function readGoingLive(deps: Deps): Promise<GoingLive> {
  const { todo: facts } = await readSite(deps)
  const settings = await missingSettings(deps)
  const made = await listTestBookings(deps)
  return {
    state: stateOf(deps),
    facts: facts.filter(({ done }) => !done).length,
    settings: settings.map(({ text }) => text),
    testBookings: made,
  }
}

function stateOf({ env, connections }: Deps): GoingLive['state'] {
  if (!env.live) return 'trial'
  return connections.isOpen() ? 'open' : 'closed'
}

async function missingSettings({ env, clock }: Deps): Promise<Finding[]> {
  return leftOf([
    ...checkSettings(env),
    ...(env.stripe === null ? [todo('Card payments are not connected: paste Stripe’s key.')] : []),
    ...(env.stripe && !isLiveKey(env.stripe.secretKey) ? [todo(TEST_KEY)] : []),
    ...(env.smtpUrl === null ? [todo('Mail is not connected: paste address and password.')] : []),
    ...(await checkBackups(env, clock.now())),
  ])
}

const TEST_KEY = 'Stripe’s key is a test key, so no money moves: paste the live key.'

function leftOf(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ state }) => state === 'todo')
}

/** Emails the list of what is missing, by the doctor's checks, to a technician. Returns how many things it names. */
export async function sendMissing(deps: Deps, to: string): Promise<number> {
  const { env } = deps
  const missing = leftOf([
    ...checkSettings(env),
    ...(await checkBackups(env, deps.clock.now())),
    ...(await checkStripe(env)),
    ...(await checkMail(env, deps.site())),
    ...(await checkSite(env)),
  ]).map(({ text }) => text)
  await queueMail(deps.db, deps, {
    template: 'technician-list',
    to,
    data: { missing, website: env.baseUrl },
  })
  return missing.length
}

/**
 * Opens the website for guests: publishes the draft, removes the test bookings and records the press. Pressed again, it changes nothing.
 * Problems: wrong-state while a fact or a setting is missing; those of publishing.
 */
export async function goLive(deps: Deps, by: AdminSession): Promise<GoingLive> {
  await deps.connections.refresh()
  const before = await readGoingLive(deps)
  if (before.state === 'open') return before
  if (before.facts > 0 || before.settings.length > 0)
    throw wrongState('Something is missing yet: To do and the settings say what.')
  const { draft } = await readSite(deps)
  if (draft.changes.length > 0) await publishSite(deps, { dryRun: false, part: 'all' }, by)
  await removeTestBookings(deps, by)
  await open(deps, by)
  await deps.connections.refresh()
  return readGoingLive(deps)
}

async function open({ db, clock }: Deps, by: Actor): Promise<void> {
  const at = clock.now()
  await db.transaction(async (tx) => {
    if (await openForGuests(tx, at)) await recordHistory(tx, { at, by, what: 'Website opened for guests' })
  })
}
