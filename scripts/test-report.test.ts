import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { newFolder } from '#test/new-folder.ts'
import { readTestReport } from './test-report.ts'

let folder = ''
beforeEach(() => {
  folder = newFolder()
})

function read(json: unknown) {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(json))
  return readTestReport(path)
}

test('a missing report counts as no tests', () => {
  expect(readTestReport(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0, atSecondTry: [] })
})

test('a Vitest report gives the numbers of passed and failed tests', () => {
  const report = read({ numPassedTests: 2, numFailedTests: 1 })
  expect(report).toEqual({ passed: 2, failed: 1, atSecondTry: [] })
})

test('a Playwright report names tests that passed on a second try, also in groups', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
  const report = read({
    suites: [
      {
        specs: [spec('at once', 'expected'), spec('later', 'flaky')],
        suites: [{ specs: [spec('later, in a group', 'flaky'), spec('never', 'unexpected')] }],
      },
    ],
    stats: { expected: 1, unexpected: 1, flaky: 2 },
  })
  expect(report).toEqual({ passed: 3, failed: 1, atSecondTry: ['later', 'later, in a group'] })
})
