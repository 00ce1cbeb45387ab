import type { Result } from 'lighthouse'
import * as z from 'zod/mini'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** What one visit of Lighthouse, or the median of several, says of a page. Times in ms, sizes in kB as sent. */
export interface PageFigures {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  largestPaintMs: number
  layoutShift: number
  blockingMs: number
  requests: number
  kilobytes: number
  scriptKilobytes: number
}

const requestsSchema = z.object({
  items: z.array(z.object({ resourceType: z.optional(z.string()), transferSize: z.optional(z.number()) })),
})

/** The figures of one visit; the film, which starts after the page has loaded, does not count. */
export function readFigures({ categories, audits }: Pick<Result, 'categories' | 'audits'>): PageFigures {
  const scored = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const measured = (name: string) => {
    const value = audits[name]?.numericValue
    if (value === undefined) throw new Error(`Lighthouse measured no ${name}`)
    return value
  }
  const { items } = z.parse(requestsSchema, audits['network-requests']?.details)
  const requests = items.filter(({ resourceType }) => resourceType !== 'Media')
  const sent = (chosen: typeof items) =>
    chosen.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000
  return {
    performance: scored('performance'),
    accessibility: scored('accessibility'),
    bestPractices: scored('best-practices'),
    seo: scored('seo'),
    largestPaintMs: measured('largest-contentful-paint'),
    layoutShift: measured('cumulative-layout-shift'),
    blockingMs: measured('total-blocking-time'),
    requests: requests.length,
    kilobytes: sent(requests),
    scriptKilobytes: sent(requests.filter(({ resourceType }) => resourceType === 'Script')),
  }
}

/** Each figure's own median over several visits. */
export function medianFigures(visits: readonly PageFigures[]): PageFigures {
  const of = (figure: keyof PageFigures) => median(visits.map((visit) => visit[figure]))
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    largestPaintMs: of('largestPaintMs'),
    layoutShift: of('layoutShift'),
    blockingMs: of('blockingMs'),
    requests: of('requests'),
    kilobytes: of('kilobytes'),
    scriptKilobytes: of('scriptKilobytes'),
  }
}

/** So large are so many of 100 of the values at most; not a number where there are none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? Number.NaN
}

/** The middle value, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  if (upper === undefined || lower === undefined) throw new Error('There is no median of nothing')
  return (lower + upper) / 2
}
