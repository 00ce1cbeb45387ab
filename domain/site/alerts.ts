import { banjulDay, compareDays, DAY_MS, HOUR_MS, type CalendarDay } from '#domain/base/dates.ts'

const MINUTE_MS = 60_000

interface AlertRules {
  /** Minutes between two checks, over all servers. */
  everyMinutes: number
  /** Minutes for which a problem has to last before it counts. */
  sureAfterMinutes: number
  /** Whether the operator is reminded every day while it lasts, and told of its end. */
  goesOn: boolean
}

/** The kinds of alerts about the instance itself, in the order in which the operator sees them. */
export const ALERT_KINDS = [
  'mail-stuck',
  'card-failing',
  'disk-full',
  'backup-old',
  'certificate-ending',
  'no-backup-key',
] as const
export type AlertKind = (typeof ALERT_KINDS)[number]

const ALERTS: Record<AlertKind, AlertRules> = {
  // A server that was off finds old mails when it starts, and a mail that is sent again was written long ago: both are sent within seconds.
  'mail-stuck': { everyMinutes: 1, sureAfterMinutes: 5, goesOn: true },
  'card-failing': { everyMinutes: 1, sureAfterMinutes: 0, goesOn: true },
  'disk-full': { everyMinutes: 5, sureAfterMinutes: 0, goesOn: true },
  'backup-old': { everyMinutes: 5, sureAfterMinutes: 0, goesOn: true },
  'certificate-ending': { everyMinutes: 60, sureAfterMinutes: 0, goesOn: true },
  'no-backup-key': { everyMinutes: 60, sureAfterMinutes: 0, goesOn: false },
}

/** Milliseconds without a problem after which an alert is over, so that an intermittent problem is one alert and one mail. */
const CALM_MS = HOUR_MS

/** The result of one check. */
export type Finding =
  | { wrong: false }
  | {
      wrong: true
      /** When the problem was last seen: no reminder is sent on a day without a new sighting. */
      seenAt: Date
    }

/** The stored state of an alert between two checks. */
export interface AlertState {
  /** Since when there is a problem, even before it counts; null while there is none. */
  suspectedAt: Date | null
  /** Since when the alert counts; null if it does not. */
  beganAt: Date | null
  /** Since when there is no problem, during the hour in which it may return. */
  calmSince: Date | null
  /** The last days on which a mail reported the alert, and its end. */
  mailedOn: CalendarDay | null
  endMailedOn: CalendarDay | null
}

export const NO_ALERT: AlertState = {
  suspectedAt: null,
  beganAt: null,
  calmSince: null,
  mailedOn: null,
  endMailedOn: null,
}

export interface AlertStep {
  state: AlertState
  /** The event for the log. */
  event: 'began' | 'over' | null
  /** The mail to the operator: at most one of each kind on a day in Banjul. */
  mail: 'on' | 'over' | null
}

/** Returns the new state of an alert after a check, with the event and the mail that result. */
export function nextAlertState(kind: AlertKind, before: AlertState, finding: Finding, now: Date): AlertStep {
  return finding.wrong ? stepWrong(kind, before, finding, now) : stepWell(kind, before, now)
}

function stepWrong(
  kind: AlertKind,
  before: AlertState,
  { seenAt }: Extract<Finding, { wrong: true }>,
  now: Date,
): AlertStep {
  const { sureAfterMinutes, goesOn } = ALERTS[kind]
  const suspectedAt = before.suspectedAt ?? now
  const isSure = now.getTime() - suspectedAt.getTime() >= sureAfterMinutes * MINUTE_MS
  const beganAt = before.beganAt ?? (isSure ? now : null)
  const state = { ...before, suspectedAt, beganAt, calmSince: null }
  if (!beganAt) return { state, event: null, mail: null }
  const event = before.beganAt ? null : 'began'
  const isNews = before.mailedOn === null || (goesOn && compareDays(before.mailedOn, banjulDay(seenAt)) < 0)
  if (!isNews) return { state, event, mail: null }
  return { state: { ...state, mailedOn: banjulDay(now) }, event, mail: 'on' }
}

function stepWell(kind: AlertKind, before: AlertState, now: Date): AlertStep {
  const calm = { ...before, suspectedAt: null }
  if (!before.beganAt) return { state: calm, event: null, mail: null }
  const calmSince = before.calmSince ?? now
  if (now.getTime() - calmSince.getTime() < CALM_MS)
    return { state: { ...calm, calmSince }, event: null, mail: null }
  const today = banjulDay(now)
  const { goesOn } = ALERTS[kind]
  const mailsEnd = goesOn && before.endMailedOn !== today
  const endMailedOn = mailsEnd ? today : before.endMailedOn
  return {
    // An alert that is reported only once is reported again only if it ended and came back.
    state: { ...NO_ALERT, mailedOn: goesOn ? before.mailedOn : null, endMailedOn },
    event: 'over',
    mail: mailsEnd ? 'over' : null,
  }
}

/** True if the alert is on the operator's page of today. One that is reported only once is not, because the settings keep showing it. */
export function isShown(kind: AlertKind, { beganAt, calmSince }: AlertState): boolean {
  return ALERTS[kind].goesOn && beganAt !== null && calmSince === null
}

/** True if it is time for the next check, also after the clock was set back. */
export function isDue(kind: AlertKind, checkedAt: Date, now: Date): boolean {
  const since = now.getTime() - checkedAt.getTime()
  return since < 0 || since >= ALERTS[kind].everyMinutes * MINUTE_MS
}

/** The longest wait of a mail, in milliseconds: most are sent within a second, a full mailbox takes minutes. */
export const MAIL_WAITS_MS = HOUR_MS

/** True if a mail has waited for more than an hour; exactly an hour does not count. */
export function isMailStuck(oldestWritten: Date, now: Date): boolean {
  return now.getTime() - oldestWritten.getTime() > MAIL_WAITS_MS
}

/** Consecutive failed calls of one kind. */
interface FailedCalls {
  failures: number
  failingSince: Date
  lastFailedAt: Date
}

const FAILED_CALLS = 3
const FAILING_MS = 10 * MINUTE_MS

/** True from the third failure over at least ten minutes: two may be one guest who tries again. */
export function isProviderFailing({ failures, failingSince, lastFailedAt }: FailedCalls): boolean {
  return failures >= FAILED_CALLS && lastFailedAt.getTime() - failingSince.getTime() >= FAILING_MS
}

/** The bytes that the server may still write, and the disk's size. */
export interface DiskSpace {
  free: number
  total: number
}

const GB = 1_000_000_000
/** The share of a disk below which free space is low, with limits for small and large disks. */
const LOW_SHARE = 0.05
const LOW_AT_LEAST = GB
const LOW_AT_MOST = 10 * GB
/** The factor by which free space must exceed the limit before the alert ends, so that a growing log does not cause a mail a day. */
const ENOUGH = 1.5

/** True if too little space is left: below 5% of the disk, but at least 1 GB and at most 10 GB. */
export function isDiskLow({ free, total }: DiskSpace, wasLow: boolean): boolean {
  const low = Math.min(Math.max(total * LOW_SHARE, LOW_AT_LEAST), LOW_AT_MOST)
  return free < (wasLow ? low * ENOUGH : low)
}

/** Days before its end from which a certificate is reported. Renewal starts a month before, so it has failed many times by then. */
const CERTIFICATE_DAYS = 14

/** True from exactly 14 days before its end. */
export function isCertificateEnding(endsAt: Date, now: Date): boolean {
  return endsAt.getTime() - now.getTime() <= CERTIFICATE_DAYS * DAY_MS
}
