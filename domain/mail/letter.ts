import * as z from 'zod/mini'

/** An email in the operator's own words: it waits for some seconds and can be undone (domain/admin/undo-time.ts). */
const letterFields = {
  /** One press is one letter, also where everybody of a date gets an email of their own. */
  id: z.string(),
  /** The answer to a message of the contact form, or to the guest of a booking, or to everybody of a date. */
  about: z.enum(['message', 'booking', 'retreat']),
  /** The id of that message, booking or retreat. */
  aboutId: z.string(),
  /** Empty for an answer: its subject is always the same. */
  subject: z.string(),
  /** As it was written: with the placeholder of the first name where it goes to everybody of a date. */
  text: z.string(),
  /** Whether a link to pay is added. */
  payLink: z.boolean(),
  undoUntil: z.iso.datetime(),
}

const letterSchema = z.object({
  ...letterFields,
  /** When the message had been ticked off before it was answered; null where it had not. */
  tickedOffAt: z.nullable(z.iso.datetime()),
})
/** A letter as it is kept with each of its emails. */
export type Letter = z.infer<typeof letterSchema>

export const waitingLetterSchema = z.object({
  ...letterFields,
  /** The address of one of its emails, and how many there are. */
  to: z.string(),
  emails: z.int(),
})
/** A letter that can still be undone. */
export type WaitingLetter = z.infer<typeof waitingLetterSchema>
