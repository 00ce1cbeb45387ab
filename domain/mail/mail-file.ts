import * as z from 'zod/mini'

/**
 * A file that a mail carries, as it is kept with the mail: a document or an order by its id, for it never changes, and is drawn when
 * the mail is sent; a calendar file whole, for the stay may change before that.
 */
export const mailFileSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('document'), name: z.string(), documentId: z.string() }),
  /** The receipt as whoever has paid for the guest gets it (domain/payment/payer-receipt.ts). */
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
