import * as z from 'zod/mini'
import { optionalLine, optionalText, requiredLine, requiredText } from '#domain/base/text-schema.ts'
import { columnOf, pick } from '#domain/base/typed-records.ts'
import { BOOKING_FIELDS, guestFields, SEALED_FIELDS } from '#domain/booking-form/booking-fields.ts'
import { bookingSchema } from '#domain/booking/booking.ts'
import { historyEntrySchema } from '#domain/booking/history.ts'
import { DOCUMENT_KINDS } from '#domain/document/documents.ts'
import { LONGEST_MAIL, LONGEST_SUBJECT } from '#domain/mail/letter.ts'
import { PAYMENT_METHODS } from '#domain/payment/ledger.ts'
import { BOOKING_STATUSES } from '#domain/place/booking-status.ts'
import { refundPayeeSchema } from '#domain/refund/refund-payees.ts'
import { PACKAGE_TYPES } from '#domain/retreat/retreats.ts'
import { CANCELLATION_RULES } from '#domain/terms/cancellation-terms.ts'
import { FEWEST_PARTS, MOST_PARTS } from '#domain/terms/deadlines.ts'
import {
  amountSchema,
  contactMessageSchema,
  ledgerLineSchema,
  LONGEST_REASON,
  outboxMessageSchema,
} from './api-shapes.ts'
import { adminComplaintSchema } from './complaint-calls.ts'
import { bookingOrderSchema } from './document-calls.ts'
import { handOverEntrySchema } from './hand-over-calls.ts'

const euros = z.number()
const instant = z.iso.datetime()

/** The maximum length of a note, in characters. */
const LONGEST_NOTE = 2_000

export const noteSchema = z.object({ text: requiredText('Write something', LONGEST_NOTE) })

/** A note of the operator, with when and on which device it was written ("you, iPhone"). */
export const writtenNoteSchema = z.object({ id: z.string(), at: instant, by: z.string(), text: z.string() })

export const writtenLetterSchema = z.object({
  subject: requiredLine('Enter a subject', LONGEST_SUBJECT),
  text: requiredText('Write something', LONGEST_MAIL),
  /** Adds the guest's own payment link below the text. */
  payLink: z.optional(z.boolean()),
})

export type WrittenLetter = z.output<typeof writtenLetterSchema>

/** A reason is needed to cancel, but not to preview the refund (`dryRun`). */
export const cancelByOperatorSchema = z
  .object({
    dryRun: z.optional(z.boolean()),
    /** Refunds everything received, the deposit too. */
    waiveFee: z.optional(z.boolean()),
    /** The refund that was agreed with the guest, in euros. */
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
      error: 'Refund everything or an amount, not both',
    }),
  )
/** A cancellation that can still be undone. */
export const waitingCancellationSchema = z.object({
  /** The booking's id. */
  id: z.string(),
  name: z.string(),
  undoUntil: z.iso.datetime(),
})
export type WaitingCancellation = z.infer<typeof waitingCancellationSchema>
/** A change of a guest's price or payment days, or a write-off, that can still be undone. */
export const waitingChangeSchema = z.extend(waitingCancellationSchema, { isWriteOff: z.boolean() })
export type WaitingChange = z.infer<typeof waitingChangeSchema>

/** The operator's own line in the email to the guest. */
const ownWords = z.optional(optionalText(LONGEST_REASON))

/** When a guest pays what is left: in parts, in euros, or without parts by `dueOn`, else by the day that the rule gives. */
const planShape = {
  parts: z
    .array(z.object({ on: z.iso.date('Choose a day'), amount: amountSchema }))
    .check(
      z.refine(
        ({ length }) => length === 0 || (length >= FEWEST_PARTS && length <= MOST_PARTS),
        `From ${FEWEST_PARTS} to ${MOST_PARTS} parts`,
      ),
    ),
  dueOn: z.optional(z.iso.date('Choose a day')),
}
const planSchema = z.object(planShape)
export type OwnPlan = z.output<typeof planSchema>
export const ownPlanSchema = z.object({ ...planShape, words: ownWords, dryRun: z.optional(z.boolean()) })

/**
 * By how much a price is lowered, in euros, and why, as the guest reads it. No reason is needed for a dry run. `plan` is
 * saved with it, or neither is.
 */
export const reductionSchema = z
  .object({
    reduce: amountSchema,
    reason: z.optional(optionalLine(LONGEST_REASON)),
    plan: z.optional(planSchema),
    words: ownWords,
    dryRun: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ dryRun, reason }) => dryRun === true || Boolean(reason), {
      path: ['reason'],
      error: 'Say why: the guest reads it',
    }),
  )

export const operatorsRefundSchema = z.object({
  amount: euros,
  rule: z.enum(CANCELLATION_RULES),
  /** To whom it goes, if others than the guest have paid for the place; `you` is whoever has it in an account. */
  payees: z.optional(z.array(refundPayeeSchema)),
})

/** The new retreat; absent fields stay as they are. */
export const moveSchema = z.object({
  selectedDate: z.optional(guestFields.selectedDate.submit),
  selectedRoom: z.optional(guestFields.selectedRoom.submit),
  packageType: z.optional(z.enum(PACKAGE_TYPES)),
  dryRun: z.optional(z.boolean()),
})

/** The fields that are encrypted at rest, in clear text. */
export const sealedFieldsSchema = z.object(columnOf(pick(guestFields, SEALED_FIELDS), 'view'))

const documentLineSchema = z.object({
  id: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  number: z.string(),
  issuedAt: instant,
  amount: euros,
  /** The id of the ledger row that the document is about. */
  paymentId: z.string(),
})

/** A mail about the booking, without its HTML. */
const guestMailSchema = z.omit(outboxMessageSchema, { html: true })

/** The figures for recording a payment or a refund, in euros. */
const guestMoneySchema = z.object({
  /** What covers the price, goodwill refunds included; what is paid without them; the deposit, and the whole price. */
  covered: euros,
  paid: euros,
  deposit: euros,
  total: euros,
  refundable: euros,
  /**
   * The payments to refund from, first refunded first, with the method; `previousGuest` paid before handing over the place. `payee` is to
   * whom it goes, if others than the guest have paid for the place; `you` is whoever has it in an account.
   */
  refundSources: z.array(
    z.object({
      paymentId: z.string(),
      refundable: euros,
      method: z.enum(PAYMENT_METHODS),
      previousGuest: z.nullable(z.string()),
      payee: z.nullable(z.omit(refundPayeeSchema, { amount: true })),
    }),
  ),
  /** Whether the retreat's last day is over. */
  isOver: z.boolean(),
  /** What was written off and not paid since, in euros. Null if nothing. */
  writtenOff: z.nullable(z.object({ amount: z.number(), at: z.iso.datetime(), reason: z.string() })),
})

/** The group of a guest: the travellers who have a place, and this guest in any case. Amounts are euros. */
const guestGroupSchema = z.object({
  /** What all of them have left to pay, and by when the first of them pays. */
  leftToPay: euros,
  dueOn: z.nullable(z.iso.date()),
  /** The deposits that are still open of it, of how many places, and until when the first place is held; null if all have paid theirs. */
  deposits: z.nullable(z.object({ amount: euros, places: z.number(), until: instant })),
  /** The sums that one payment for all of them may have. */
  payable: z.array(euros),
  /** With whom of them this guest shares a room. */
  roommate: z.nullable(z.string()),
  /** The booker first. */
  travellers: z.array(
    z.object({
      leadId: z.string(),
      name: z.string(),
      /** What to call them in the group: the first name, or both if two share it. */
      called: z.string(),
      isBooker: z.boolean(),
      status: z.enum(BOOKING_STATUSES),
      packageType: z.nullable(z.enum(PACKAGE_TYPES)),
      retreatDate: z.nullable(z.string()),
      leftToPay: euros,
      /** The fields that nobody has filled in yet. */
      open: z.array(z.enum(BOOKING_FIELDS)),
      /** The link by which they say it themselves; null if their booking is their own. */
      link: z.nullable(z.string()),
    }),
  ),
})
export type GuestGroup = z.infer<typeof guestGroupSchema>

/** A line of the ledger on a guest's page. */
const guestLedgerLineSchema = z.extend(ledgerLineSchema, {
  /** How the operator can undo a line that has no time left for an undo without a trace. */
  undo: z.nullable(z.enum(['reverse', 'not_paid_out'])),
  /** The whole payment, in euros, and for whom else it was; null if it was for this guest alone. */
  partOf: z.nullable(z.object({ amount: euros, others: z.array(z.string()) })),
})

/** Who gets the emails about a booking: the guest, or who has booked it for them. Null if there is no address. */
export const mailsGoToSchema = z.nullable(z.object({ name: z.string(), email: z.string() }))

export const guestPageSchema = z.object({
  /** The booking without its sealed fields, which are always null here. */
  lead: bookingSchema,
  /** The names of the sealed fields that hold something and can be opened. */
  sealed: z.array(z.string()),
  /** The retreat of the booking; null if no date is chosen. */
  retreatId: z.nullable(z.string()),
  mailsGoTo: mailsGoToSchema,
  /** The link by which anyone can pay what is due; null if nothing is due. */
  payLink: z.nullable(z.string()),
  /** Null for a guest who comes alone. */
  group: z.nullable(guestGroupSchema),
  /** The ledger, oldest first. */
  payments: z.array(guestLedgerLineSchema),
  money: guestMoneySchema,
  documents: z.array(documentLineSchema),
  /** The orders with obligation to pay, oldest first. */
  orders: z.array(bookingOrderSchema),
  /** The mails to the guest, newest first. */
  mails: z.array(guestMailSchema),
  /** The guest's messages through the contact form, newest first. */
  messages: z.array(contactMessageSchema),
  /** Newest first. */
  complaints: z.array(adminComplaintSchema),
  /** The booking's hand-overs, requested or done, newest first. */
  handOvers: z.array(handOverEntrySchema),
  /** The operator's notes, newest first. */
  notes: z.array(writtenNoteSchema),
  /** Newest first. */
  history: z.array(historyEntrySchema),
})
export type GuestPage = z.infer<typeof guestPageSchema>
