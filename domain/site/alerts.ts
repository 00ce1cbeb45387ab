import { banjulDay, compareDays, DAY_MS, HOUR_MS, type CalendarDay } from '#domain/base/dates.ts'

const MINUTE_MS = 60_000

interface AlertRules {
  /** How often it is looked at, over all servers. */
  everyMinutes: number
  /** How long what is wrong has to go on before it counts. */
  sureAfterMinutes: number
  /** Whether the operator is reminded on each day that it goes on, and told of its end. */
  goesOn: boolean
}

/** What the operator is told of the place itself, in the order in which she sees it. */
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
  // A server that was off finds old mails at its start, and one that is sent again was written long ago: both are gone in seconds.
  'mail-stuck': { everyMinutes: 1, sureAfterMinutes: 5, goesOn: true },
  'card-failing': { everyMinutes: 1, sureAfterMinutes: 0, goesOn: true },
  'disk-full': { everyMinutes: 5, sureAfterMinutes: 0, goesOn: true },
  'backup-old': { everyMinutes: 5, sureAfterMinutes: 0, goesOn: true },
  'certificate-ending': { everyMinutes: 60, sureAfterMinutes: 0, goesOn: true },
  'no-backup-key': { everyMinutes: 60, sureAfterMinutes: 0, goesOn: false },
}

/** How long all has to be well before an alert is over: what comes and goes is one alert, and one mail. */
const CALM_MS = HOUR_MS

/** What a look at one thing found. */
export type Finding =
  | { wrong: false }
  | {
      wrong: true
      /** When it was last seen to be wrong: a day on which nothing new was seen brings no reminder. */
      seenAt: Date
      /** False where a mail about it would only wait with the others. */
      canBeMailed: boolean
    }

/** What is remembered of an alert between two looks. */
export interface AlertState {
  /** Since when something is wrong, sure or not; null while all is well. */
  suspectedAt: Date | null
  /** Since when it counts; null where it does not. */
  beganAt: Date | null
  /** Since when all is well again, within the hour in which it may come back. */
  calmSince: Date | null
  /** The last days on which a mail told of it, and of its end. */
  toldOn: CalendarDay | null
  toldOverOn: CalendarDay | null
}

export const NO_ALERT: AlertState = {
  suspectedAt: null,
  beganAt: null,
  calmSince: null,
  toldOn: null,
  toldOverOn: null,
}

export interface AlertStep {
  state: AlertState
  /** What the log is told. */
  event: 'began' | 'over' | null
  /** What the operator is written: at most one of each on a day in Banjul. */
  mail: 'on' | 'over' | null
}

/** What a look makes of an alert. */
export function stepAlert(kind: AlertKind, before: AlertState, finding: Finding, now: Date): AlertStep {
  return finding.wrong ? stepWrong(kind, before, finding, now) : stepWell(kind, before, now)
}

function stepWrong(
  kind: AlertKind,
  before: AlertState,
  { seenAt, canBeMailed }: Extract<Finding, { wrong: true }>,
  now: Date,
): AlertStep {
  const { sureAfterMinutes, goesOn } = ALERTS[kind]
  const suspectedAt = before.suspectedAt ?? now
  const isSure = now.getTime() - suspectedAt.getTime() >= sureAfterMinutes * MINUTE_MS
  const beganAt = before.beganAt ?? (isSure ? now : null)
  const state = { ...before, suspectedAt, beganAt, calmSince: null }
  if (!beganAt) return { state, event: null, mail: null }
  const event = before.beganAt ? null : 'began'
  const isNews = before.toldOn === null || (goesOn && compareDays(before.toldOn, banjulDay(seenAt)) < 0)
  if (!isNews || !canBeMailed) return { state, event, mail: null }
  return { state: { ...state, toldOn: banjulDay(now) }, event, mail: 'on' }
}

function stepWell(kind: AlertKind, before: AlertState, now: Date): AlertStep {
  const calm = { ...before, suspectedAt: null }
  if (!before.beganAt) return { state: calm, event: null, mail: null }
  const calmSince = before.calmSince ?? now
  if (now.getTime() - calmSince.getTime() < CALM_MS)
    return { state: { ...calm, calmSince }, event: null, mail: null }
  const today = banjulDay(now)
  const { goesOn } = ALERTS[kind]
  const isTold = goesOn && before.toldOverOn !== today
  const toldOverOn = isTold ? today : before.toldOverOn
  return {
    // One that is told once is told again only when it has been mended and come back.
    state: { ...NO_ALERT, toldOn: goesOn ? before.toldOn : null, toldOverOn },
    event: 'over',
    mail: isTold ? 'over' : null,
  }
}

/** Whether it stands on her page of today. What she is told once does not: her settings go on saying it. */
export function isShown(kind: AlertKind, { beganAt, calmSince }: AlertState): boolean {
  return ALERTS[kind].goesOn && beganAt !== null && calmSince === null
}

/** Whether it is time to look again. A clock that was put back must not stop it. */
export function isDue(kind: AlertKind, checkedAt: Date, now: Date): boolean {
  const since = now.getTime() - checkedAt.getTime()
  return since < 0 || since >= ALERTS[kind].everyMinutes * MINUTE_MS
}

/** How long a mail may wait. Most leave within a second; a mailbox that is full for a moment takes minutes. */
export const MAIL_WAITS_MS = HOUR_MS

/** An hour is still a wait as any other. */
export function isMailStuck(oldestWritten: Date, now: Date): boolean {
  return now.getTime() - oldestWritten.getTime() > MAIL_WAITS_MS
}

/** Calls of one kind that failed without one in between that did not. */
interface FailedCalls {
  failures: number
  failingSince: Date
  lastFailedAt: Date
}

const FAILED_CALLS = 3
const FAILING_MS = 10 * MINUTE_MS

/** The third failure in ten minutes or more is an alert: two may be one guest who tries again. */
export function isProviderFailing({ failures, failingSince, lastFailedAt }: FailedCalls): boolean {
  return failures >= FAILED_CALLS && lastFailedAt.getTime() - failingSince.getTime() >= FAILING_MS
}

/** Bytes that the server itself may still write, and all that the disk has. */
export interface DiskSpace {
  free: number
  total: number
}

const GB = 1_000_000_000
/** A twentieth of a disk, but not less than one of the smallest needs, nor more than would be wasted on a large one. */
const LOW_SHARE = 0.05
const LOW_AT_LEAST = GB
const LOW_AT_MOST = 10 * GB
/** It is over only once there is half as much again, so that a log that grows does not bring a mail a day. */
const ENOUGH = 1.5

/** Whether there is too little left: below 5 % of the disk, within 1 and 10 GB. */
export function isDiskLow({ free, total }: DiskSpace, wasLow: boolean): boolean {
  const low = Math.min(Math.max(total * LOW_SHARE, LOW_AT_LEAST), LOW_AT_MOST)
  return free < (wasLow ? low * ENOUGH : low)
}

/** Certificates that renew themselves do so a month before: a fortnight before it has failed many times. */
const CERTIFICATE_DAYS = 14

/** From exactly 14 days before its end on. */
export function isCertificateEnding(endsAt: Date, now: Date): boolean {
  return endsAt.getTime() - now.getTime() <= CERTIFICATE_DAYS * DAY_MS
}
