// npm test: every check of the project, one after the other, and a summary at the end.
// With "postgres" as its argument: on a real PostgreSQL those of the database that could end otherwise there (decision 0040) (npm run test:postgres); with
// "faults" the rows that start and kill real processes (npm run test:faults).
// With "deploy" what deploy/ makes of a machine with containers (npm run test:deploy).
// A check that fails does not stop the ones after it, so one run shows everything; the exit code tells of any failure.
// What ran is also written to test-results/, where .ci/run adds it up.

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { openMemoryFolder } from './memory-folder.ts'
import { readTestReport } from './test-report.ts'

interface Check {
  name: string
  command: string[]
  env?: Record<string, string>
  /** Where its test runner writes what it counted. */
  report?: string
  /** The check without which this one would only fail again. */
  needs?: string
}

interface Outcome {
  name: string
  ok: boolean
  passed: number
  failed: number
  atSecondTry: string[]
  seconds: number
}

const vitest = (report: string, ...args: string[]) => ({
  command: ['vitest', 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  report,
})

/** What is written together is run at once. */
type Checks = (Check | Check[])[]

/**
 * The linter's types and the compiler are Go's, and run beside each other on two processors. By themselves each has several checkers, which all find out
 * the same things, and collects its memory eagerly: with this both take half the processor and less memory.
 */
const SELDOM_COLLECTED = { GOGC: '400' }

const everything: Checks = [
  { name: 'types of routes', command: ['react-router', 'typegen'] },
  [
    { name: 'lint', command: ['oxlint'], env: { ...SELDOM_COLLECTED, GOMAXPROCS: '1' } },
    { name: 'format', command: ['npm', 'run', '--silent', 'format:check'] },
    { name: 'types', command: ['tsc', '--checkers', '1'], env: SELDOM_COLLECTED },
  ],
  { name: 'rules and API', ...vitest('test-results/vitest.json') },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  { name: 'browser', command: ['node', 'scripts/find-browser.ts'] },
  { name: 'journeys', command: ['playwright', 'test'], report: 'test-results/browser.json', needs: 'build' },
]

const onPostgres = vitest('test-results/postgres.json', '--project', 'server*', '--tags-filter', 'postgres')
const postgres: Checks = [
  {
    name: 'API on PostgreSQL',
    command: ['node', 'scripts/postgres.ts', ...onPostgres.command],
    report: onPostgres.report,
  },
]

const rows = vitest('test-results/faults.json', '--config', 'faults/vitest.config.ts')
const faults: Checks = [
  {
    name: 'faults',
    command: ['node', 'scripts/postgres.ts', ...rows.command],
    report: rows.report,
  },
]

const containers = vitest('test-results/deploy.json', '--config', 'deploy/trial/vitest.config.ts')
const deploy: Checks = [{ name: 'containers', ...containers }]

async function run(
  { name, command: [program = '', ...args], env, report, needs }: Check,
  before: Outcome[],
  isAlone: boolean,
): Promise<Outcome> {
  const started = performance.now()
  if (isAlone) console.log(`\n── ${name}`)
  if (before.some((outcome) => outcome.name === needs && !outcome.ok)) {
    console.log(`not run, because ${needs} failed`)
    return { name, ok: false, passed: 0, failed: 1, atSecondTry: [], seconds: 0 }
  }
  if (report) rmSync(report, { force: true })
  const path = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter)
  const stdio = isAlone ? 'inherit' : 'pipe'
  const child = spawn(program, args, { stdio, env: { ...process.env, ...env, PATH: path } })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (printed += text))
  running.add(child)
  const status = await exitCode(child)
  running.delete(child)
  if (!isAlone) console.log(`\n── ${name}\n${printed.trimEnd()}`)
  const { passed, failed, atSecondTry } = readTestReport(report ?? '')
  const ok = status === 0 && failed === 0
  // A check that fails without a failed test, because it crashed or counts none, is one failure.
  return {
    name,
    ok,
    passed,
    failed: ok ? 0 : Math.max(failed, 1),
    atSecondTry,
    seconds: (performance.now() - started) / 1000,
  }
}

async function exitCode(child: ChildProcess): Promise<number> {
  try {
    await once(child, 'close')
  } catch (error) {
    console.error(error)
  }
  return child.exitCode ?? 1
}

function describe({ name, ok, passed, failed, seconds }: Outcome): string {
  const counts = passed > 0 ? `${passed} passed, ${failed} failed` : ''
  return [ok ? '✓' : '✗', name.padEnd(18), `${seconds.toFixed(0)} s`.padStart(6), counts].join('  ')
}

const [which = 'everything'] = process.argv.slice(2)
const checks = { everything, postgres, faults, deploy }[which]
if (!checks) throw new Error(`usage: node scripts/test.ts [postgres | faults | deploy], not "${which}"`)
// Whole machines are too much for it.
const memory = process.env.TMPDIR || checks === deploy ? null : openMemoryFolder()
if (memory !== null) process.env.TMPDIR = memory

// Whoever stops this stops what it runs, which cleans up after itself.
const running = new Set<ChildProcess>()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    process.exitCode = 1
    isStopped = true
    for (const child of running) child.kill(signal)
  })
}
let isStopped = false

mkdirSync('test-results', { recursive: true })
// Statements of sources that are no more (test/recorded-statements.ts).
if (which === 'everything') rmSync('test-results/statements', { recursive: true, force: true })
const outcomes: Outcome[] = []
for (const each of checks) {
  const together = [each].flat()
  outcomes.push(...(await Promise.all(together.map((check) => run(check, outcomes, together.length === 1)))))
  if (isStopped) process.exit(1)
}
writeFileSync(`test-results/summary-${which}.json`, `${JSON.stringify(outcomes, null, 2)}\n`)

console.log(`\n${outcomes.map(describe).join('\n')}`)
const atSecondTry = outcomes.flatMap((outcome) => outcome.atSecondTry)
if (atSecondTry.length > 0) {
  console.log('\nPassed only at the second try; how each failed first is above (decision 0040):')
  for (const name of atSecondTry) console.log(`  ${name}`)
}
if (outcomes.some((outcome) => !outcome.ok)) {
  console.log('\nSomething failed; its output is above.')
  process.exitCode = 1
}
