import { DOCUMENT_NAMES, documentFileName } from '#domain/document/documents.ts'
import type { MailFile } from '#domain/mail/stored-mail.ts'
import { orderFileName, shortVersion } from '#domain/order/order.ts'
import type { CalendarFile } from '#server/calendar/retreat-calendar.ts'
import type { DocumentRow } from '#server/document/document-record.ts'
import type { OrderRow } from '#server/order/order-record.ts'

/** The files of a mail, and the lines that announce them. */
export interface MailFiles {
  files: MailFile[]
  /** One line per file, for people: "Receipt R-2025-0001". */
  attached: string[]
}

export function mailFiles(
  documents: readonly DocumentRow[],
  calendar: CalendarFile | null,
  order: OrderRow | null = null,
): MailFiles {
  const named = documents.map(({ id, content: { kind, number } }) => ({
    file: { type: 'document', name: documentFileName(kind, number), documentId: id } as const,
    words: `${DOCUMENT_NAMES[kind]} ${number}`,
  }))
  const ordered = order ? [orderFile(order)] : []
  const attachments = [...named, ...ordered]
  return {
    files: [
      ...attachments.map(({ file }) => file),
      ...(calendar ? [{ type: 'calendar', ...calendar } as const] : []),
    ],
    attached: [
      ...attachments.map(({ words }) => words),
      ...(calendar ? [CALENDAR_LABELS[calendar.method]] : []),
    ],
  }
}

function orderFile({ id, version }: OrderRow) {
  return {
    file: { type: 'order', name: orderFileName(version), orderId: id } as const,
    words: `Your order ${shortVersion(version)}, with form and terms`,
  }
}

const CALENDAR_LABELS: Record<CalendarFile['method'], string> = {
  PUBLISH: 'Your retreat, for your calendar',
  CANCEL: 'The cancelled retreat, for your calendar',
}
