import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { newFolder } from '#test/new-folder.ts'

let project = ''

beforeEach(() => {
  project = newFolder()
})

/** Runs it in its own process, which it may end. */
function buildIfNeeded() {
  const file = JSON.stringify(join(import.meta.dirname, 'build-if-needed.ts'))
  const program = `import { buildIfNeeded } from ${file}
    await buildIfNeeded(${JSON.stringify(project)})
    console.log('goes on')`
  return spawnSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' })
}

test('an existing build is used if the build tools are not installed', () => {
  mkdirSync(join(project, 'build'))
  writeFileSync(join(project, 'build/stamp'), 'of sources that are not all here')
  expect(buildIfNeeded()).toMatchObject({ status: 0, stdout: 'goes on\n' })
})

test('an error names what is missing if there is neither a build nor the build tools', () => {
  expect(buildIfNeeded()).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining('`npm ci && npm run build`') as unknown,
  })
})

test('changed sources are built if the build tools are installed', () => {
  mkdirSync(join(project, 'build'))
  writeFileSync(join(project, 'build/stamp'), 'of other sources')
  mkdirSync(join(project, 'node_modules/@react-router/dev'), { recursive: true })
  mkdirSync(join(project, 'scripts'))
  writeFileSync(join(project, 'scripts/build.ts'), "console.log('builds')")
  expect(buildIfNeeded()).toMatchObject({ status: 0, stdout: 'builds\ngoes on\n' })
})
