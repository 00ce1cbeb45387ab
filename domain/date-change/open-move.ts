import * as z from 'zod/mini'

/** Other days of a booked date, or another date in place of a cancelled one, while the guest still chooses. By their labels. */
export const openMoveSchema = z.object({
  kind: z.enum(['days', 'other_date']),
  from: z.string(),
  to: z.string(),
})
export type OpenMove = z.infer<typeof openMoveSchema>

/** What happens to the booked date, in a sentence. */
export function moveNews({ kind, from, to }: OpenMove): string {
  return kind === 'days' ? `${from} moves to ${to}.` : `${from} is cancelled, and ${to} is offered instead.`
}
