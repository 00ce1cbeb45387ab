import * as z from 'zod/mini'
import {
  amountSchema,
  contactMessageSchema,
  ledgerLineSchema,
  outboxMessageSchema,
} from '#domain/api/api-shapes.ts'
import { guestFields, SEALED_FIELDS } from './booking-fields.ts'
import { bookingSchema } from './booking.ts'
import { CANCELLATION_RULES } from '#domain/refund/cancellation.ts'
import { adminComplaintSchema } from '#domain/complaint/complaint-calls.ts'
import { handOverEntrySchema } from '#domain/hand-over/hand-over-calls.ts'
import { bookingOrderSchema } from '#domain/document/document-calls.ts'
import { DOCUMENT_KINDS } from '#domain/document/documents.ts'
import { historyEntrySchema } from '#domain/admin/history.ts'
import { PACKAGE_TYPES } from '#domain/retreat/retreats.ts'
import { optionalLine, requiredLine, requiredText } from '#domain/base/text-schema.ts'
import { partOf, pick } from './typed-records.ts'

const euros = z.number()
const instant = z.iso.datetime()

/** Longest note, and longest mail of the operator's own, in characters. */
const LONGEST_NOTE = 2_000
export const LONGEST_MAIL = 5_000
export const LONGEST_SUBJECT = 150
const LONGEST_REASON = 500

export const noteSchema = z.object({ text: requiredText('Write something', LONGEST_NOTE) })

/** A note as it was written down: when, and where ("you, iPhone"). */
export const writtenNoteSchema = z.object({ id: z.string(), at: instant, by: z.string(), text: z.string() })

export const ownMailSchema = z.object({
  subject: requiredLine('Say what it is about', LONGEST_SUBJECT),
  text: requiredText('Write something', LONGEST_MAIL),
  /** Below her words stands the guest's own link to pay what is due. */
  payLink: z.optional(z.boolean()),
})

/** The reason is needed to cancel, and not to ask what cancelling would give back. */
export const cancelByOperatorSchema = z
  .object({
    dryRun: z.optional(z.boolean()),
    /** Everything that was received goes back, the deposit too. */
    waiveFee: z.optional(z.boolean()),
    /** Or so much of it, in euros, as was agreed with the guest. */
    amount: z.optional(z.union([z.literal(0), amountSchema])),
    reason: z.optional(optionalLine(LONGEST_REASON)),
  })
  .check(
    z.refine(({ dryRun, reason }) => dryRun === true || Boolean(reason), {
      path: ['reason'],
      error: 'Say why',
    }),
    z.refine(({ waiveFee, amount }) => !waiveFee || amount === undefined, {
      path: ['amount'],
      error: 'Refund everything, or an amount: not both',
    }),
  )
export const operatorsRefundSchema = z.object({ amount: euros, rule: z.enum(CANCELLATION_RULES) })

/** Where to; what is absent stays. */
export const moveSchema = z.object({
  selectedDate: z.optional(guestFields.selectedDate.submit),
  selectedRoom: z.optional(guestFields.selectedRoom.submit),
  packageType: z.optional(z.enum(PACKAGE_TYPES)),
  dryRun: z.optional(z.boolean()),
})

/** What is encrypted at rest, in clear. */
export const sealedFieldsSchema = z.object(partOf(pick(guestFields, SEALED_FIELDS), 'view'))

/** A booking's paper. */
const documentLineSchema = z.object({
  id: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  number: z.string(),
  issuedAt: instant,
  amount: euros,
  /** The row of the ledger that it is about. */
  paymentId: z.string(),
})

/** A mail about the booking, without the form that mail programs show. */
const guestMailSchema = z.omit(outboxMessageSchema, { html: true })

/** Everything about one booking. */
export const guestPageSchema = z.object({
  /** Without what is sealed: null there, whatever it holds. */
  lead: bookingSchema,
  /** The sealed fields that hold something, to be opened one click further. */
  sealed: z.array(z.string()),
  /** By which anybody who has it can pay what is due; null where nothing is. */
  payLink: z.nullable(z.string()),
  /** The ledger, oldest first. */
  payments: z.array(ledgerLineSchema),
  documents: z.array(documentLineSchema),
  /** What was ordered with obligation to pay, oldest first. */
  orders: z.array(bookingOrderSchema),
  /** What was written to the guest, newest first. */
  mails: z.array(guestMailSchema),
  /** What the guest wrote through the contact form, newest first. */
  messages: z.array(contactMessageSchema),
  /** Newest first. */
  complaints: z.array(adminComplaintSchema),
  /** The place handed on, or asked for, newest first. */
  handOvers: z.array(handOverEntrySchema),
  /** The operator's own, newest first. */
  notes: z.array(writtenNoteSchema),
  /** Newest first. */
  history: z.array(historyEntrySchema),
})
export type GuestPage = z.infer<typeof guestPageSchema>
