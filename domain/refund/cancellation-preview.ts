import * as z from 'zod/mini'
import { CANCELLATION_RULES } from '#domain/terms/cancellation-terms.ts'
import { refundPayeeSchema } from './refund-payees.ts'
import { REFUND_STEP_ENDS, REFUND_STEP_KINDS } from './refund-steps.ts'

export const refundViewSchema = z.object({
  amount: z.number(),
  /** The part of the refund that goes to an outgoing guest; absent if there is none. */
  toOutgoingGuest: z.optional(z.number()),
  /** To whom the rest goes, the last payment first; absent unless others than the guest have paid, or the place is another’s. */
  payees: z.optional(z.array(refundPayeeSchema)),
  rule: z.enum(CANCELLATION_RULES),
})
/** A step of what cancelling refunds (domain/refund/refund-steps.ts). */
export const refundStepSchema = z.object({
  kind: z.enum(REFUND_STEP_KINDS),
  amount: z.number(),
  ifArrives: z.number(),
  end: z.enum(REFUND_STEP_ENDS),
  until: z.iso.datetime(),
})
export const cancellationPreviewSchema = z.object({
  refund: refundViewSchema,
  nextChangeAt: z.nullable(z.iso.datetime()),
  /** The steps from the booking to the start of the retreat, including past ones. */
  steps: z.array(refundStepSchema),
})
export type CancellationPreview = z.infer<typeof cancellationPreviewSchema>
