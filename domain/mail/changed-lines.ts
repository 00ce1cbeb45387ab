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
