import * as z from 'zod/mini'
import { requiredLine, requiredText } from '#domain/base/text-schema.ts'

/** The maximum length of the operator's own email and of its subject, in characters. */
export const LONGEST_MAIL = 5_000
export const LONGEST_SUBJECT = 150

/** An email in the operator's own words, which waits for some seconds and can be undone (domain/base/undo-time.ts). */
const letterFields = {
  /** The id of one press of the button, shared by all emails to the guests of a date. */
  id: z.string(),
  /** What the letter answers or addresses: a message of the contact form, the guest of a booking, or all guests of a date. */
  about: z.enum(['message', 'booking', 'retreat']),
  /** The id of that message, booking or retreat. */
  aboutId: z.string(),
  /** Empty for an answer, whose subject is always the same. */
  subject: z.string(),
  /** The text as written: with the placeholder of the first name if it goes to all guests of a date. */
  text: z.string(),
  /** Whether a payment link is added. */
  payLink: z.boolean(),
  undoUntil: z.iso.datetime(),
}

const letterSchema = z.object({
  ...letterFields,
  /** When the message was marked as answered before this answer; null if it was not. */
  tickedOffAt: z.nullable(z.iso.datetime()),
})
/** A letter as it is stored with each of its emails. */
export type Letter = z.infer<typeof letterSchema>

export const waitingLetterSchema = z.object({
  ...letterFields,
  /** The address of one of its emails, and the number of emails. */
  to: z.string(),
  emails: z.int(),
})
/** A letter that can still be undone. */
export type WaitingLetter = z.infer<typeof waitingLetterSchema>

/** The maximum number of saved replies, so that the list stays easy to search. */
export const MOST_SAVED_REPLIES = 30

/** A text with which the operator answers more than once. */
export const savedReplySchema = z.object({
  id: z.uuid('Give it an id'),
  title: requiredLine('Give it a name', 60),
  text: requiredText('Write something', LONGEST_MAIL),
})
export type SavedReply = z.infer<typeof savedReplySchema>

/** The placeholder for the reader's first name in the operator's texts. */
export const FIRST_NAME = '{firstName}'

/** Returns a text with the reader's first name; "Hello {firstName}," becomes "Hello there," if no name is known. */
export function fillFirstName(text: string, firstName: string | null): string {
  return text.split(FIRST_NAME).join(firstName ?? 'there')
}
