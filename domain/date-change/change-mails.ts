import { DAY_MS } from '#domain/base/dates.ts'

/** Minutes within which changes of one booking are merged into one mail (decision 0012). */
export const MERGE_MINUTES = 15

/** The maximum number of mails about changes within 24 hours, about one booking and to one address. */
export const MAX_CHANGE_MAILS = { booking: 8, recipient: 16 } as const

/** When earlier mails about changes were written. Those older than 24 hours don't matter. */
export interface EarlierChangeMails {
  booking: readonly Date[]
  recipient: readonly Date[]
}

/** Returns until when further changes are merged into the mail about a change made now. */
export function mergedUntil(now: Date): Date {
  return new Date(now.getTime() + MERGE_MINUTES * 60_000)
}

/** Returns when a mail about changes merged until an instant may be sent: then, or later if the limit of mails in 24 hours is reached. */
export function changeMailDue(earlier: EarlierChangeMails, merged: Date): Date {
  return new Date(
    Math.max(
      merged.getTime(),
      roomAgain(earlier.booking, MAX_CHANGE_MAILS.booking),
      roomAgain(earlier.recipient, MAX_CHANGE_MAILS.recipient),
    ),
  )
}

/** True if one more mail may be sent at once. */
export function mayMailChange(earlier: EarlierChangeMails, now: Date): boolean {
  return changeMailDue(earlier, now) <= now
}

/** Returns from which millisecond fewer than `most` of the mails are less than a day old; 0 if there are fewer than `most`. */
function roomAgain(earlier: readonly Date[], most: number): number {
  const decisive = earlier.map((instant) => instant.getTime()).toSorted((a, b) => b - a)[most - 1]
  return decisive === undefined ? 0 : decisive + DAY_MS
}

/** The lines about a booking in mails, by label: "Room" is "Private". */
export type MailedLines = Record<string, string>

/** A line that changed; `from` is null if it is new, `to` is null if it is gone. */
export interface ChangedLine {
  label: string
  from: string | null
  to: string | null
}

/** Returns the lines that differ, in their present order. */
export function changedLines(before: MailedLines, after: MailedLines): ChangedLine[] {
  return [...new Set([...Object.keys(after), ...Object.keys(before)])]
    .map((label) => ({ label, from: before[label] ?? null, to: after[label] ?? null }))
    .filter(({ from, to }) => from !== to)
}

/** Returns an address that its owner recognises but nobody else can write to: "a•••@example.com". */
export function maskedEmail(email: string): string {
  return `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`
}
