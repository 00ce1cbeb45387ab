import type { PageFigures } from './page-figures.ts'

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
