import { and, gt, gte, inArray, lte, min, or, sql } from 'drizzle-orm'
import { hoursAfter } from '#domain/base/dates.ts'
import { keysOf } from '#domain/booking/typed-records.ts'
import type { AlertFacts } from '#domain/site/alert-texts.ts'
import {
  isCertificateEnding,
  isDiskLow,
  isMailStuck,
  isProviderFailing,
  MAIL_WAITS_MS,
  type AlertKind,
  type DiskSpace,
  type Finding,
} from '#domain/site/alerts.ts'
import { BACKUP_TOO_OLD_HOURS } from '#domain/site/backups.ts'
import { firstTryAt, readBackupState } from '#server/backup/backup-state.ts'
import { mails, providerFailures } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { CALLS_IN_WORDS } from '#server/payment/note-failures.ts'

/** The result of a check, with facts if something is wrong. Null if it could not be checked. */
export type Seen =
  | { finding: Extract<Finding, { wrong: false }> }
  | { finding: Extract<Finding, { wrong: true }>; facts: AlertFacts }
  | null

const WELL: Seen = { finding: { wrong: false } }

type LookDeps = Pick<Deps, 'clock' | 'db' | 'env' | 'log' | 'hostInfo'>

/** The check for each kind of alert. */
export const LOOKS: Record<AlertKind, (deps: LookDeps, was: { wrong: boolean }) => Promise<Seen>> = {
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
  return { wrong: true, seenAt, canBeMailed: true }
}

async function lookAtMail({ db, clock }: LookDeps): Promise<Seen> {
  const now = clock.now()
  // A mail that waits for its own due time, such as one about a change, is not late.
  const isDue = or(gt(mails.attempts, 0), lte(mails.dueAt, sql`now()`))
  const waits = and(inArray(mails.state, ['queued']), isDue)
  const [oldest] = await db
    .select({ at: min(mails.createdAt) })
    .from(mails)
    .where(waits)
  if (!oldest?.at || !isMailStuck(oldest.at, now)) return WELL
  const anHourAgo = new Date(now.getTime() - MAIL_WAITS_MS)
  const othersGo = (await db.$count(mails, gte(mails.sentAt, anHourAgo))) > 0
  return {
    // If no mails go out, a mail about it would only be one more.
    finding: { wrong: true, seenAt: now, canBeMailed: othersGo },
    facts: {
      kind: 'mail-stuck',
      waiting: await db.$count(mails, and(waits, lte(mails.createdAt, anHourAgo))),
      since: oldest.at.toISOString(),
      othersGo,
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
    log.warn({ err: error, host }, 'the certificate of the website could not be looked at from this server')
    return null
  }
}
