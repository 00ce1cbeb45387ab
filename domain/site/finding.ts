import * as z from 'zod/mini'

/** One result of a check: `todo` must be fixed before guests pay, `note` is only information. */
export const findingSchema = z.object({ state: z.enum(['done', 'todo', 'note']), text: z.string() })
export type Finding = z.output<typeof findingSchema>

export const done = (text: string): Finding => ({ state: 'done', text })
export const todo = (text: string): Finding => ({ state: 'todo', text })
export const note = (text: string): Finding => ({ state: 'note', text })

/** The results on one subject: "Content", "Card payments". */
export interface Chapter {
  title: string
  findings: readonly Finding[]
}

const MARKS: Record<Finding['state'], string> = { done: 'ok   ', todo: 'TO DO', note: 'note ' }

/** Returns the report for the operator, and how many things are left to do. */
export function report(chapters: readonly Chapter[]): { text: string; left: number } {
  const left = chapters.flatMap(({ findings }) => findings).filter(({ state }) => state === 'todo').length
  const sheets = chapters.map(({ title, findings }) =>
    [title, ...findings.map(({ state, text }) => `  ${MARKS[state]}  ${text}`)].join('\n'),
  )
  const end = left === 0 ? 'Ready for guests: nothing is left to do.' : `${left} left to do.`
  return { text: [...sheets, end].join('\n\n'), left }
}
