import { largestPaintRatio } from './page-budget.ts'
import type { PageFigures } from './page-figures.ts'
import { markdownTable } from './write-marked.ts'

interface MeasuredPage {
  form: string
  page: string
  figures: PageFigures
}

const HEADINGS = [
  'page',
  'performance',
  'accessibility',
  'best practices',
  'SEO',
  'largest paint',
  '× bare',
  'layout shift',
  'blocking',
  'requests',
  'kB',
  'JavaScript kB',
]

/** The figures as a table of Markdown, the bare page first. */
export function pageTable(form: string, bare: PageFigures, pages: readonly MeasuredPage[]): string {
  const rows = [{ form, page: 'a bare page', figures: bare }, ...pages].map(({ page, figures }) => [
    page,
    `${figures.performance}`,
    `${figures.accessibility}`,
    `${figures.bestPractices}`,
    `${figures.seo}`,
    `${Math.round(figures.largestPaintMs)} ms`,
    largestPaintRatio(figures, bare).toFixed(2),
    figures.layoutShift.toFixed(3),
    `${Math.round(figures.blockingMs)} ms`,
    `${figures.requests}`,
    figures.kilobytes.toFixed(1),
    figures.scriptKilobytes.toFixed(1),
  ])
  return markdownTable(HEADINGS, rows)
}
