// Runs the real script before a program of one line, beside a build folder of its own.
import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'

let project = ''

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'compile-cache-'))
  onTestFinished(() => rmSync(project, { recursive: true }))
  mkdirSync(join(project, 'scripts'))
  writeFileSync(join(project, 'package.json'), '{"type":"module"}')
  writeFileSync(join(project, 'program.ts'), "const word: string = 'done'\nconsole.log(word)\n")
  cpSync(join(import.meta.dirname, 'compile-cache.js'), join(project, 'scripts/compile-cache.js'))
})

function run() {
  return spawnSync(process.execPath, ['--import', './scripts/compile-cache.js', 'program.ts'], {
    cwd: project,
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  })
}

test('what was compiled is kept beside the build', () => {
  expect(run()).toMatchObject({ status: 0, stdout: 'done\n', stderr: '' })
  expect(globSync('build/compile-cache/*/*', { cwd: project })).not.toEqual([])
})

test('where nothing can be written, the program runs all the same, and nothing is said', () => {
  // A file in the place of the folder also stops root, whom no permissions stop.
  writeFileSync(join(project, 'build'), '')
  expect(run()).toMatchObject({ status: 0, stdout: 'done\n', stderr: '' })
})
