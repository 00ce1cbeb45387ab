import type { Result } from 'lighthouse'
import * as z from 'zod/mini'
import { keysOf, recordOf } from '#domain/base/typed-records.ts'

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
  /** Of the main thread, for styles and layout. */
  styleAndLayoutMs: number
  requests: number
  kilobytes: number
  scriptKilobytes: number
}

const requestsSchema = z.object({
  items: z.array(z.object({ resourceType: z.optional(z.string()), transferSize: z.optional(z.number()) })),
})

const threadSchema = z.object({
  items: z.array(z.object({ group: z.string(), duration: z.number() })),
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
  const thread = z.parse(threadSchema, audits['mainthread-work-breakdown']?.details)
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
    styleAndLayoutMs: thread.items.find(({ group }) => group === 'styleLayout')?.duration ?? 0,
    requests: requests.length,
    kilobytes: sent(requests),
    scriptKilobytes: sent(requests.filter(({ resourceType }) => resourceType === 'Script')),
  }
}

/** Each figure's own median over several visits, starts or rounds. */
export function medianFigures<Name extends string>(
  of: readonly Record<Name, number>[],
): Record<Name, number> {
  const [first] = of
  if (first === undefined) throw new Error('There is no median of nothing')
  return recordOf(keysOf(first), (name) => median(of.map((each) => each[name])))
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

const MAX_LAYOUT_SHIFT = 0.02
const MAX_BLOCKING_MS = 100
const MAX_KILOBYTES = 250
const MIN_PERFORMANCE = 99

/** What differs from page to page. */
export interface PageLimits {
  /** How many times longer than the bare page's the largest paint may take. */
  largestPaintRatio: number
  /** The most JavaScript before a click, in kB as sent. */
  scriptKilobytes: number
}

/** How many times longer than the bare page's the largest paint takes. */
export function largestPaintRatio(page: PageFigures, bare: PageFigures): number {
  return page.largestPaintMs / bare.largestPaintMs
}

/** What a page exceeds, in words; nothing where it keeps to every limit. A limit itself is still kept. */
export function brokenBudgets(page: PageFigures, bare: PageFigures, most: PageLimits): string[] {
  const ratio = largestPaintRatio(page, bare)
  const limits: [kept: boolean, words: string][] = [
    [page.performance >= MIN_PERFORMANCE, `performance ${page.performance}, at least ${MIN_PERFORMANCE}`],
    [page.accessibility === 100, `accessibility ${page.accessibility}, 100`],
    [page.bestPractices === 100, `best practices ${page.bestPractices}, 100`],
    [page.seo === 100, `SEO ${page.seo}, 100`],
    [
      ratio <= most.largestPaintRatio,
      `largest paint ${ratio.toFixed(2)} × the bare page's, at most ${most.largestPaintRatio}`,
    ],
    [
      page.layoutShift <= MAX_LAYOUT_SHIFT,
      `layout shift ${page.layoutShift.toFixed(3)}, at most ${MAX_LAYOUT_SHIFT}`,
    ],
    [
      page.blockingMs <= MAX_BLOCKING_MS,
      `blocking ${page.blockingMs.toFixed(0)} ms, at most ${MAX_BLOCKING_MS}`,
    ],
    [page.kilobytes <= MAX_KILOBYTES, `${page.kilobytes.toFixed(0)} kB, at most ${MAX_KILOBYTES}`],
    [
      page.scriptKilobytes <= most.scriptKilobytes,
      `${page.scriptKilobytes.toFixed(1)} kB of JavaScript, at most ${most.scriptKilobytes}`,
    ],
  ]
  return limits.filter(([kept]) => !kept).map(([, words]) => words)
}
