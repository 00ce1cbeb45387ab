import { DOCUMENT_NAMES, documentFileName } from '#domain/documents.ts'
import type { MailFile } from '#domain/mail-file.ts'
import type { CalendarFile } from '#server/calendar/stay-calendar.ts'
import type { DocumentRow } from '#server/documents/document-record.ts'

/** What a mail is to carry, and how it says so. */
export interface MailFiles {
  files: MailFile[]
  /** One line a file, for people: "Receipt R-2025-0001". */
  attached: string[]
}

export function mailFiles(documents: readonly DocumentRow[], calendar: CalendarFile | null): MailFiles {
  const named = documents.map(({ id, content: { kind, number } }) => ({
    file: { type: 'document', name: documentFileName(kind, number), documentId: id } as const,
    words: `${DOCUMENT_NAMES[kind]} ${number}`,
  }))
  return {
    files: [
      ...named.map(({ file }) => file),
      ...(calendar ? [{ type: 'calendar', ...calendar } as const] : []),
    ],
    attached: [...named.map(({ words }) => words), ...(calendar ? [CALENDAR_LABELS[calendar.method]] : [])],
  }
}

const CALENDAR_LABELS: Record<CalendarFile['method'], string> = {
  PUBLISH: 'Your stay, for your calendar',
  CANCEL: 'The cancelled stay, for your calendar',
}
