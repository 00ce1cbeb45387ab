import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'

let project = ''

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'build-if-needed-'))
  onTestFinished(() => rmSync(project, { recursive: true }))
})

/** In a process of its own, which it may end. */
function buildIfNeeded() {
  const file = JSON.stringify(join(import.meta.dirname, 'build-if-needed.ts'))
  const program = `import { buildIfNeeded } from ${file}
    await buildIfNeeded(${JSON.stringify(project)})
    console.log('goes on')`
  return spawnSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' })
}

test('without what builds, a build is taken as it is', () => {
  mkdirSync(join(project, 'build'))
  writeFileSync(join(project, 'build/stamp'), 'of sources that are not all here')
  expect(buildIfNeeded()).toMatchObject({ status: 0, stdout: 'goes on\n' })
})

test('without what builds and without a build, it is said what is missing', () => {
  expect(buildIfNeeded()).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining('`npm ci && npm run build`') as unknown,
  })
})

test('with what builds, sources that are not those of the build are built', () => {
  mkdirSync(join(project, 'build'))
  writeFileSync(join(project, 'build/stamp'), 'of other sources')
  mkdirSync(join(project, 'node_modules/@react-router/dev'), { recursive: true })
  mkdirSync(join(project, 'scripts'))
  writeFileSync(join(project, 'scripts/build.ts'), "console.log('builds')")
  expect(buildIfNeeded()).toMatchObject({ status: 0, stdout: 'builds\ngoes on\n' })
})
