import * as z from 'zod/mini'
import { formatDay } from '#domain/base/dates.ts'

/** A date change that guests still have to answer, as it is shown before someone takes a place over. */
export const announcedChangeSchema = z.object({
  /** The change in the operator's words; null if other days are offered without any. */
  words: z.nullable(z.string()),
  /** The label of the new days, on the same date or another one; absent if the days stay. */
  move: z.optional(z.object({ kind: z.enum(['days', 'other_date']), label: z.string() })),
  /** The last day on which the incoming guest can answer. */
  chooseBy: z.iso.date(),
  /** Whether no answer by then counts as acceptance. */
  silenceAccepts: z.boolean(),
})
export type AnnouncedChange = z.infer<typeof announcedChangeSchema>

/** Returns the sentences that tell an incoming guest what the change means, to be read after the operator's words. */
export function announcedChangeSentences({ move, chooseBy, silenceAccepts }: AnnouncedChange): string[] {
  return [
    ...(move ? [MOVES[move.kind](move.label)] : []),
    `Once you have taken over the place, you can accept this change, or cancel free of charge, until ${formatDay(chooseBy)}.`,
    silenceText(move?.kind, silenceAccepts),
  ]
}

const MOVES = {
  days: (label: string) => `The retreat moves to ${label}, at the same price.`,
  other_date: (label: string) =>
    `We have cancelled this retreat. A place on ${label} is held instead, at the same price.`,
}

function silenceText(kind: keyof typeof MOVES | undefined, silenceAccepts: boolean): string {
  if (kind === 'days') return 'If you do not choose by then, we will call you. The place stays held.'
  if (kind === 'other_date') return 'If you do not choose by then, we refund everything that was paid.'
  return silenceAccepts
    ? 'If you do not choose by then, the change counts as accepted.'
    : 'If you do not choose by then, that does not count as accepting.'
}

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
