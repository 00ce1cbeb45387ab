import type { Actor } from '#domain/booking/history.ts'
import type { GoingLive } from '#domain/contract/going-live-calls.ts'
import { wrongState } from '#domain/contract/problem.ts'
import { isLiveKey } from '#domain/site/connections.ts'
import type { Finding } from '#domain/site/finding.ts'
import type { AdminSession } from '#server/account/admin-gate.ts'
import { listTestBookings, removeTestBookings } from '#server/booking/for-operator/test-bookings.ts'
import type { Deps } from '#server/deps.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { operatorAddress } from '#server/mail/sender.ts'
import type { WithContents } from '#server/site/contents.ts'
import { readSite } from '#server/site/present-site.ts'
import { publishSite } from '#server/site/publish.ts'
import { openForGuests } from '#server/store/operator-settings.ts'
import { recordHistory } from '#server/store/record-history.ts'
import { checkBackups, checkSettings } from './check-server.ts'
import { checkSite } from './check-services.ts'
import type { WithConnections } from './in-force.ts'

/** Returns what is left before guests can book. It asks nobody else, so that the page opens at once. */
export async function readGoingLive(deps: Deps & WithConnections & WithContents): Promise<GoingLive> {
  const { todo: facts } = await readSite(deps)
  const settings = await missingSettings(deps)
  const made = await listTestBookings(deps)
  return {
    state: stateOf(deps),
    facts: facts.filter(({ done }) => !done).length,
    connections: missingConnections(deps),
    settings: settings.map(({ text }) => text),
    testBookings: made,
  }
}

function stateOf({ env, connections }: Deps & WithConnections): GoingLive['state'] {
  if (!env.live) return 'trial'
  return connections.isOpen() ? 'open' : 'closed'
}

function missingConnections({ env }: Deps & WithConnections): GoingLive['connections'] {
  const testKey = env.stripe && !isLiveKey(env.stripe.secretKey) ? 'A test key: no money moves' : null
  return {
    stripe: env.stripe === null ? 'Not connected: no money moves' : testKey,
    mail: env.smtpUrl === null ? 'Not connected: emails stay in the outbox' : null,
  }
}

async function missingSettings({ env, clock }: Deps): Promise<Finding[]> {
  const findings = [...checkSettings(env), ...(await checkBackups(env, clock.now()))]
  return findings.filter(({ state }) => state === 'todo')
}

/** Emails the operator what is missing on the server, and whether guests reach it, to forward to a technician. Returns her address. */
export async function sendMissing(deps: Deps): Promise<string> {
  const reached = (await checkSite(deps.env)).filter(({ state }) => state === 'todo')
  const missing = [...(await missingSettings(deps)), ...reached].map(({ text }) => text)
  const to = operatorAddress(deps)
  await queueMail(deps.db, deps, {
    template: 'technician-list',
    to,
    data: { missing, website: deps.env.baseUrl },
  })
  return to
}

/**
 * Opens the website for guests: publishes the draft, removes the test bookings and records the press. Pressed again, it changes nothing.
 * Problems: wrong-state while a fact or a setting is missing; those of publishing.
 */
export async function goLive(
  deps: Deps & WithConnections & WithContents,
  by: AdminSession,
): Promise<GoingLive> {
  await deps.connections.refresh()
  const before = await readGoingLive(deps)
  if (before.state === 'open') return before
  const { stripe, mail } = before.connections
  if (before.facts > 0 || before.settings.length > 0 || stripe !== null || mail !== null)
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
