import * as z from 'zod/mini'
import type { MailedLines } from './changed-lines.ts'

/**
 * The state of a mail. `kept`: in the outbox, because no mail server was configured when it was written. `queued`: waiting for delivery,
 * also between two attempts. `sent`: accepted by the mail server. `failed`: refused for good or given up.
 */
export const MAIL_STATES = ['kept', 'queued', 'sent', 'failed'] as const

/**
 * A file attached to a mail, as it is stored with the mail. A document or an order is stored by id, because it never
 * changes, and is drawn when the mail is sent; a calendar file is stored whole, because the retreat may change before.
 */
export const mailFileSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('document'), name: z.string(), documentId: z.string() }),
  /** The receipt for a person who paid for the guest (domain/document/documents.ts). */
  z.object({
    type: z.literal('payer_receipt'),
    name: z.string(),
    documentId: z.string(),
    firstName: z.string(),
  }),
  z.object({ type: z.literal('order'), name: z.string(), orderId: z.string() }),
  z.object({
    type: z.literal('calendar'),
    name: z.string(),
    method: z.enum(['PUBLISH', 'CANCEL']),
    text: z.string(),
  }),
])
export type MailFile = z.infer<typeof mailFileSchema>

/** Rows beside the booking that mails are about. */
export type MailedIds = Partial<Record<'change' | 'handOver', string>>

/** What a mail is written from when it is sent. */
export interface MailAbout {
  /** Facts of the event behind it. A mail about a booking also says what is true of the booking then; any other mail says nothing else. */
  facts: Record<string, unknown>
  /** The attached files of the event, one line each. */
  attached?: readonly string[]
  /** The ids of further rows that it is about; they are read when it is sent. */
  ids?: MailedIds
  /** The hand-over by which its reader left the booking; absent for the present guest. */
  handOverId?: string
  /** The booking before the first change that the mail tells of. */
  changedFrom?: MailedLines
}

/** Minutes for which the changes of a booking share one email (decision 0012). */
const CHANGES_MINUTES = 15

/** Returns until when the email about a change made now waits for further changes. */
export function changesAwaitedUntil(now: Date): Date {
  return new Date(now.getTime() + CHANGES_MINUTES * 60_000)
}

/** Minutes that the email of an order waits for the payment, because one press orders and leads to the payment. */
const PAYMENT_AWAITED_MINUTES = 5

/** Returns until when the email of an order placed now waits. */
export function paymentAwaitedUntil(now: Date): Date {
  return new Date(now.getTime() + PAYMENT_AWAITED_MINUTES * 60_000)
}

/** Minutes that the email of a refund waits for the card provider's answer. */
const REFUND_AWAITED_MINUTES = 1

/** Returns until when the email of a refund opened now waits. */
export function refundAwaitedUntil(now: Date): Date {
  return new Date(now.getTime() + REFUND_AWAITED_MINUTES * 60_000)
}

/** Returns the orders of which an email carries a copy. */
export function ordersOf(files: readonly MailFile[]): string[] {
  return files.flatMap((file) => (file.type === 'order' ? [file.orderId] : []))
}
