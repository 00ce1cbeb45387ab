import * as z from 'zod/mini'
import { LONGEST_MAIL } from '#domain/booking/admin-booking-shapes.ts'
import { requiredLine, requiredText } from '#domain/base/text-schema.ts'

/** The maximum number of saved replies, so that the list stays easy to search. */
export const MOST_SAVED_REPLIES = 30

/** A text with which the operator answers more than once. */
export const savedReplySchema = z.object({
  id: z.uuid('Give it an id'),
  title: requiredLine('Give it a name', 60),
  text: requiredText('Write something', LONGEST_MAIL),
})
export type SavedReply = z.infer<typeof savedReplySchema>
