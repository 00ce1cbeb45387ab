import { DAY_MS } from '#domain/base/dates.ts'

/** Changes of one booking within so many minutes are told in one mail (decision 0012). */
export const MERGE_MINUTES = 15

/** How many mails about changes go out within 24 hours, about one booking and to one address. */
export const MAX_CHANGE_MAILS = { booking: 8, recipient: 16 } as const

/** When earlier mails about changes were written, all within the last 24 hours or longer ago. */
export interface EarlierChangeMails {
  booking: readonly Date[]
  recipient: readonly Date[]
}

/** Until when further changes go into the mail about one that is made now. */
export function mergedUntil(now: Date): Date {
  return new Date(now.getTime() + MERGE_MINUTES * 60_000)
}

/**
 * When a mail about changes may leave that are merged until an instant: then, or, where there were too many such mails, when
 * the one that is too many is a day old.
 */
export function changeMailDue(earlier: EarlierChangeMails, merged: Date): Date {
  return latest(
    merged,
    roomAgain(earlier.booking, MAX_CHANGE_MAILS.booking),
    roomAgain(earlier.recipient, MAX_CHANGE_MAILS.recipient),
  )
}

/** Whether one more may leave at once. */
export function mayTellOfChange(earlier: EarlierChangeMails, now: Date): boolean {
  return (
    roomAgain(earlier.booking, MAX_CHANGE_MAILS.booking) <= now &&
    roomAgain(earlier.recipient, MAX_CHANGE_MAILS.recipient) <= now
  )
}

/** When fewer than `most` of them lie within a day; long ago where they never were more. */
function roomAgain(earlier: readonly Date[], most: number): Date {
  const decisive = earlier.map((instant) => instant.getTime()).toSorted((a, b) => b - a)[most - 1]
  return new Date(decisive === undefined ? 0 : decisive + DAY_MS)
}

function latest(...instants: readonly Date[]): Date {
  return new Date(Math.max(...instants.map((instant) => instant.getTime())))
}

/** What mails tell of a booking, line by line: "Room" is "Private". */
export type ToldLines = Record<string, string>

/** One line that is not as it was; null where it is new, or gone. */
export interface ChangedLine {
  label: string
  from: string | null
  to: string | null
}

/** The lines that differ, in the order in which they stand now. */
export function changedLines(before: ToldLines, after: ToldLines): ChangedLine[] {
  return [...new Set([...Object.keys(after), ...Object.keys(before)])]
    .map((label) => ({ label, from: before[label] ?? null, to: after[label] ?? null }))
    .filter(({ from, to }) => from !== to)
}

/** An address that its owner knows again and nobody else can write to: "a•••@example.com". */
export function maskedEmail(email: string): string {
  return `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`
}
