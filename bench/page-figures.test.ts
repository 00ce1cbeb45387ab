import { expect, test } from 'vitest'
import { brokenBudgets, median, medianFigures, readFigures, type PageFigures } from './page-figures.ts'

const BARE: PageFigures = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  largestPaintMs: 1000,
  layoutShift: 0,
  blockingMs: 0,
  styleAndLayoutMs: 0,
  requests: 1,
  kilobytes: 1,
  scriptKilobytes: 0,
}
const AT_THE_LIMITS: PageFigures = {
  ...BARE,
  performance: 99,
  largestPaintMs: 1600,
  layoutShift: 0.02,
  blockingMs: 100,
  kilobytes: 250,
  scriptKilobytes: 70,
}

const LIMITS = { largestPaintRatio: 1.6, scriptKilobytes: 70 }

test('a page at every limit is within budget', () => {
  expect(brokenBudgets(AT_THE_LIMITS, BARE, LIMITS)).toEqual([])
})

test.each([
  [{ performance: 98 }, 'performance 98, at least 99'],
  [{ accessibility: 99 }, 'accessibility 99, 100'],
  [{ bestPractices: 99 }, 'best practices 99, 100'],
  [{ seo: 99 }, 'SEO 99, 100'],
  [{ largestPaintMs: 1620 }, "largest paint 1.62 × the bare page's, at most 1.6"],
  [{ layoutShift: 0.021 }, 'layout shift 0.021, at most 0.02'],
  [{ blockingMs: 101 }, 'blocking 101 ms, at most 100'],
  [{ kilobytes: 251 }, '251 kB, at most 250'],
  [{ scriptKilobytes: 70.1 }, '70.1 kB of JavaScript, at most 70'],
])('a page just beyond a limit breaks only that one: %o', (beyond, words) => {
  expect(brokenBudgets({ ...AT_THE_LIMITS, ...beyond }, BARE, LIMITS)).toEqual([words])
})

test('the median is the middle of an odd number of values, and between two of an even one', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4, 1, 2, 9])).toBe(3)
  expect(() => median([])).toThrow('median of nothing')
})

test('one slow visit of three does not count', () => {
  const visits = [BARE, { ...BARE, largestPaintMs: 9000 }, BARE]
  expect(medianFigures(visits)).toEqual(BARE)
})

test('requests and sizes are counted without the film', () => {
  const audit = (numericValue: number) => ({ numericValue })
  const items = [
    { resourceType: 'Document', transferSize: 13_000 },
    { resourceType: 'Script', transferSize: 4_500 },
    { resourceType: 'Media', transferSize: 1_400_000 },
  ]
  const result = {
    categories: { performance: { score: 0.994 }, accessibility: { score: 1 } },
    audits: {
      'largest-contentful-paint': audit(1200),
      'cumulative-layout-shift': audit(0),
      'total-blocking-time': audit(3),
      'mainthread-work-breakdown': { details: { items: [{ group: 'styleLayout', duration: 21 }] } },
      'network-requests': { details: { type: 'table', headings: [], items } },
    },
  }
  // Only the parts that are read.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  expect(readFigures(result as unknown as Parameters<typeof readFigures>[0])).toEqual({
    ...BARE,
    performance: 99,
    bestPractices: 0,
    seo: 0,
    largestPaintMs: 1200,
    blockingMs: 3,
    styleAndLayoutMs: 21,
    requests: 2,
    kilobytes: 17.5,
    scriptKilobytes: 4.5,
  })
})
