import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'

/** What a test runner counted. */
interface TestReport {
  passed: number
  failed: number
  /** The names of those among the passed that had failed the first time. */
  atSecondTry: string[]
}

const byVitest = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.nullish(z.array(z.string())),
        }),
      ),
    }),
  ),
})

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

/** Reads the JSON that Vitest or Playwright has written; a runner that wrote none has counted nothing. */
export function readTestReport(path: string): TestReport {
  if (!existsSync(path)) return { passed: 0, failed: 0, atSecondTry: [] }
  const json: unknown = JSON.parse(readFileSync(path, 'utf8'))
  const vitest = z.safeParse(byVitest, json)
  if (vitest.success) {
    const { numPassedTests, numFailedTests, testResults } = vitest.data
    return {
      passed: numPassedTests,
      failed: numFailedTests,
      atSecondTry: testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ status, failureMessages }) => status === 'passed' && (failureMessages?.length ?? 0) > 0)
        .map(({ fullName }) => fullName),
    }
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
