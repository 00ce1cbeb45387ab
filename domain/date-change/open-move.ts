import * as z from 'zod/mini'

/** A move to other days, or from a cancelled date to another one, that the guest has not answered. `from` and `to` are labels. */
export const openMoveSchema = z.object({
  kind: z.enum(['days', 'other_date']),
  from: z.string(),
  to: z.string(),
})
export type OpenMove = z.infer<typeof openMoveSchema>

/** Returns what happens to the booked date, in a sentence. */
export function moveNews({ kind, from, to }: OpenMove): string {
  return kind === 'days' ? `${from} moves to ${to}.` : `${from} is cancelled, and ${to} is offered instead.`
}
