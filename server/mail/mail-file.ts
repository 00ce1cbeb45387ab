import * as z from 'zod'
import { DOCUMENT_NAMES, documentFileName } from '#domain/documents.ts'
import type { CalendarFile } from '#server/calendar/stay-calendar.ts'
import type { DocumentRow } from '#server/documents/document-record.ts'

/**
 * A file that a mail carries, as it is kept with the mail: a document by its id, for it never changes, and is drawn when
 * the mail is sent; a calendar file whole, for the stay may change before that.
 */
export const mailFileSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('document'), name: z.string(), documentId: z.string() }),
  z.object({
    type: z.literal('calendar'),
    name: z.string(),
    method: z.enum(['PUBLISH', 'CANCEL']),
    text: z.string(),
  }),
])
export type MailFile = z.infer<typeof mailFileSchema>

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
    attached: [...named.map(({ words }) => words), ...(calendar ? [CALENDAR_WORDS[calendar.method]] : [])],
  }
}

const CALENDAR_WORDS: Record<CalendarFile['method'], string> = {
  PUBLISH: 'Your stay, for your calendar',
  CANCEL: 'The cancelled stay, for your calendar',
}
