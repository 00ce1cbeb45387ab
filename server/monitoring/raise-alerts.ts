import { and, eq, gt, inArray, lt, lte, min, ne, or, sql } from 'drizzle-orm'
import { banjulDay, DAY_MS, hoursAfter } from '#domain/base/dates.ts'
import { keysOf } from '#domain/base/typed-records.ts'
import { alertText, resolvedText, type AlertFacts } from '#domain/site/alert-texts.ts'
import {
  ALERT_KINDS,
  isCertificateEnding,
  isDiskLow,
  isDue,
  isMailStuck,
  isProviderFailing,
  MAIL_WAITS_MS,
  nextAlertState,
  NO_ALERT,
  type AlertKind,
  type AlertStep,
  type DiskSpace,
  type Finding,
} from '#domain/site/alerts.ts'
import { BACKUP_TOO_OLD_HOURS } from '#domain/site/backups.ts'
import { firstTryAt, readBackupState } from '#server/backup/backup-state.ts'
import type { Transaction } from '#server/db/connect.ts'
import { alerts, mails, providerFailures } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { operatorAddress } from '#server/mail/sender.ts'
import { CALLS_IN_WORDS } from '#server/payment/open-gateway.ts'

type AlertRow = typeof alerts.$inferSelect

/**
 * Runs the checks that are due, and tells the operator of problems with the instance: in the log, on the admin area's front page and by
 * mail. All servers share the alerts' rows, so that one server runs a check and one mail is written (decision 0141). A check that fails
 * leaves its alert unchanged.
 */
export async function raiseAlerts(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const rows = await deps.db.select().from(alerts)
  for (const kind of ALERT_KINDS) {
    const server = kind === 'disk-full' ? deps.hostInfo.server : ''
    const row = rows.find((one) => one.kind === kind && one.server === server)
    if ((row && !isDue(kind, row.checkedAt, now)) || !(await takeTurn(deps, { kind, server }, row))) continue
    try {
      const seen = await LOOKS[kind](deps, { wrong: Boolean(row?.beganAt) })
      if (seen && (seen.finding.wrong || row?.suspectedAt || row?.beganAt))
        await noteSeen(deps, { kind, server }, seen)
    } catch (error) {
      deps.log.error({ err: error, alert: kind }, 'the check for an alert failed')
    }
  }
  await forgetGoneServers(deps)
}

/** Returns true if this server is the one that runs the check this time. */
async function takeTurn(
  { db, clock }: Deps,
  { kind, server }: Pick<AlertRow, 'kind' | 'server'>,
  row: AlertRow | undefined,
): Promise<boolean> {
  const checkedAt = clock.now()
  const taken = await db
    .insert(alerts)
    .values({ kind, server, checkedAt })
    .onConflictDoUpdate({
      target: [alerts.kind, alerts.server],
      set: { checkedAt },
      setWhere: row ? eq(alerts.checkedAt, row.checkedAt) : sql`false`,
    })
    .returning({ kind: alerts.kind })
  return taken.length > 0
}

async function noteSeen(
  deps: Deps,
  { kind, server }: Pick<AlertRow, 'kind' | 'server'>,
  seen: NonNullable<Seen>,
): Promise<void> {
  const which = and(eq(alerts.kind, kind), eq(alerts.server, server))
  const step = await deps.db.transaction(async (tx) => {
    const [row] = await tx.select().from(alerts).where(which).for('update')
    const taken = nextAlertState(kind, row ?? NO_ALERT, seen.finding, deps.clock.now())
    const facts = 'facts' in seen ? seen.facts : (row?.facts ?? null)
    const { suspectedAt, beganAt, calmSince, mailedOn, endMailedOn } = taken.state
    await tx
      .update(alerts)
      .set({ suspectedAt, beganAt, calmSince, mailedOn, endMailedOn, facts })
      .where(which)
    if (facts) await mailOperator(tx, deps, { step: taken, facts, server })
    return { ...taken, facts }
  })
  if (step.facts) logStep(deps, step.event, step.facts)
}

async function mailOperator(
  tx: Transaction,
  deps: Deps,
  { step, facts, server }: { step: AlertStep; facts: AlertFacts; server: string },
): Promise<void> {
  if (step.mail === null) return
  const template = step.mail === 'on' ? 'operator-alert' : 'operator-alert-over'
  await queueMail(tx, deps, {
    template,
    to: operatorAddress(deps),
    data: { facts },
    dedupeKey: `${template}:${facts.kind}:${server}:${banjulDay(deps.clock.now())}`,
  })
}

function logStep({ log }: Deps, event: AlertStep['event'], facts: AlertFacts): void {
  const about = { alert: facts.kind }
  if (event === 'over') log.info(about, resolvedText(facts).title)
  if (event !== 'began') return
  const { title, what, mend } = alertText(facts)
  log.error(about, `${title}. ${what} ${mend}`)
}

/** Deletes the rows of servers that have not checked their disk for a day, because they are gone or renamed. */
async function forgetGoneServers({ db, clock }: Deps): Promise<void> {
  const aDayAgo = new Date(clock.now().getTime() - DAY_MS)
  await db.delete(alerts).where(and(ne(alerts.server, ''), lt(alerts.checkedAt, aDayAgo)))
}

/** The result of a check, with facts if something is wrong. Null if it could not be checked. */
type Seen =
  | { finding: Extract<Finding, { wrong: false }> }
  | { finding: Extract<Finding, { wrong: true }>; facts: AlertFacts }
  | null

const WELL: Seen = { finding: { wrong: false } }

type LookDeps = Pick<Deps, 'clock' | 'db' | 'env' | 'log' | 'hostInfo'>

/** The check for each kind of alert. */
const LOOKS: Record<AlertKind, (deps: LookDeps, was: { wrong: boolean }) => Promise<Seen>> = {
  'mail-stuck': lookAtMail,
  'card-failing': lookAtProvider,
  'disk-full': lookAtDisk,
  'backup-old': lookAtBackups,
  'certificate-ending': lookAtCertificate,
  'no-backup-key': async ({ env, clock }) =>
    // A demonstration has no real data to lose.
    env.live && env.backup.recipient === null
      ? { finding: wrongAt(clock.now()), facts: { kind: 'no-backup-key' } }
      : WELL,
}

function wrongAt(seenAt: Date): Extract<Finding, { wrong: true }> {
  return { wrong: true, seenAt }
}

async function lookAtMail({ db, clock }: LookDeps): Promise<Seen> {
  const now = clock.now()
  // A mail that waits for its own due time, such as one about a change, is not late.
  const isLate = or(gt(mails.attempts, 0), lte(mails.dueAt, sql`now()`))
  const waits = and(inArray(mails.state, ['queued']), isLate)
  const [oldest] = await db
    .select({ at: min(mails.createdAt) })
    .from(mails)
    .where(waits)
  if (!oldest?.at || !isMailStuck(oldest.at, now)) return WELL
  const anHourAgo = new Date(now.getTime() - MAIL_WAITS_MS)
  return {
    finding: wrongAt(now),
    facts: {
      kind: 'mail-stuck',
      waiting: await db.$count(mails, and(waits, lte(mails.createdAt, anHourAgo))),
      since: oldest.at.toISOString(),
    },
  }
}

async function lookAtProvider({ db }: LookDeps): Promise<Seen> {
  const failing = (await db.select().from(providerFailures)).filter(isProviderFailing)
  if (failing.length === 0) return WELL
  const last = new Date(Math.max(...failing.map(({ lastFailedAt }) => lastFailedAt.getTime())))
  const since = new Date(Math.min(...failing.map(({ failingSince }) => failingSince.getTime())))
  const calls = keysOf(CALLS_IN_WORDS).filter((name) => failing.some(({ call }) => call === name))
  return {
    finding: wrongAt(last),
    facts: {
      kind: 'card-failing',
      what: calls.map((name) => CALLS_IN_WORDS[name]),
      since: since.toISOString(),
      last: last.toISOString(),
    },
  }
}

/** Data and backups may be on two disks; the one with less free space counts. */
async function lookAtDisk({ env, clock, hostInfo }: LookDeps, was: { wrong: boolean }): Promise<Seen> {
  const folders = [env.dataDir, env.backup.folder]
  const disks: DiskSpace[] = []
  for (const folder of folders) {
    const disk = await hostInfo.diskOf(folder)
    if (disk) disks.push(disk)
  }
  if (disks.length === 0) return null
  const low = disks.filter((disk) => isDiskLow(disk, was.wrong)).toSorted((a, b) => a.free - b.free)[0]
  if (!low) return WELL
  return {
    finding: wrongAt(clock.now()),
    facts: { kind: 'disk-full', server: hostInfo.server, freeBytes: low.free, totalBytes: low.total },
  }
}

async function lookAtBackups(deps: LookDeps): Promise<Seen> {
  if (deps.env.backup.recipient === null) return WELL
  const { newest, running, failed } = await readBackupState(deps)
  // Its result is known soon, since a server that was off makes a backup as it starts.
  if (running) return null
  const now = deps.clock.now()
  const since = newest ? new Date(newest.madeAt) : await firstTryAt(deps.db)
  if (!since || hoursAfter(since, BACKUP_TOO_OLD_HOURS) >= now) return WELL
  return {
    finding: wrongAt(now),
    facts: { kind: 'backup-old', newest: newest?.madeAt ?? null, reason: failed?.reason ?? null },
  }
}

/** Checks the certificate that guests see, on live instances with https. */
async function lookAtCertificate({ env, clock, log, hostInfo }: LookDeps): Promise<Seen> {
  const { host, protocol } = new URL(env.baseUrl)
  if (!env.live || protocol !== 'https:') return WELL
  try {
    const endsAt = await hostInfo.certificateEnd(env.baseUrl)
    if (!isCertificateEnding(endsAt, clock.now())) return WELL
    return {
      finding: wrongAt(clock.now()),
      facts: { kind: 'certificate-ending', host, endsAt: endsAt.toISOString() },
    }
  } catch (error) {
    // Many servers cannot reach their own public address, which does not mean that guests have a problem.
    log.warn({ err: error, host }, 'the certificate of the website could not be checked from this server')
    return null
  }
}
