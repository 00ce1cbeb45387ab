import { markdownTable } from './write-marked.ts'

/** One row of a part's table. */
export interface Figure {
  what: string
  measured: string
  /** What it has to keep to; empty where it has no limit. */
  limit: string
  isKept: boolean
}

interface Unit {
  digits: number
  name: string
}

export const MEGABYTES: Unit = { digits: 0, name: ' MB' }
export const SECONDS: Unit = { digits: 2, name: ' s' }
export const MILLISECONDS: Unit = { digits: 1, name: ' ms' }
export const A_SECOND: Unit = { digits: 0, name: ' a second' }
export const TIMES: Unit = { digits: 3, name: ' ×' }

export function unlimited(what: string, value: number, unit: Unit): Figure {
  return { what, measured: written(value, unit), limit: '', isKept: true }
}

export function atMost(what: string, value: number, limit: number, unit: Unit): Figure {
  const measured = written(value, unit)
  return { what, measured, limit: `at most ${limit}${unit.name}`, isKept: value <= limit }
}

export function atLeast(what: string, value: number, limit: number, unit: Unit): Figure {
  const measured = written(value, unit)
  return { what, measured, limit: `at least ${limit}${unit.name}`, isKept: value >= limit }
}

function written(value: number, { digits, name }: Unit): string {
  return `${value.toFixed(digits)}${name}`
}

export function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map(({ what, measured, limit, isKept }) => [
    what,
    measured,
    isKept ? limit : `**${limit}**`,
  ])
  return markdownTable(['', 'measured', 'limit'], rows)
}
