import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'

/** The counts of a test runner. */
interface TestReport {
  passed: number
  failed: number
  /** The names of passed tests that had failed the first time; only journeys are retried. */
  atSecondTry: string[]
}

const byVitest = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })

const suite = z.object({
  specs: z.array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) })),
  get suites() {
    return z.optional(z.array(suite))
  },
})
type Suite = z.infer<typeof suite>

const byPlaywright = z.object({
  suites: z.array(suite),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})

/** Reads the JSON report of Vitest or Playwright; a missing report counts as no tests. */
export function readTestReport(path: string): TestReport {
  if (!existsSync(path)) return { passed: 0, failed: 0, atSecondTry: [] }
  const json: unknown = JSON.parse(readFileSync(path, 'utf8'))
  const vitest = z.safeParse(byVitest, json)
  if (vitest.success) {
    return { passed: vitest.data.numPassedTests, failed: vitest.data.numFailedTests, atSecondTry: [] }
  }
  const { stats, suites } = z.parse(byPlaywright, json)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    atSecondTry: suites.flatMap(flakyIn),
  }
}

function flakyIn({ specs, suites = [] }: Suite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [...own.map(({ title }) => title), ...suites.flatMap(flakyIn)]
}
