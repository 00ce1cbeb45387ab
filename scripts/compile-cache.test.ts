// Runs the real script before a tiny program, with its own build folder.

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

test('compiled code is stored beside the build', () => {
  expect(run()).toMatchObject({ status: 0, stdout: 'done\n', stderr: '' })
  expect(globSync('build/compile-cache/*/*', { cwd: project })).not.toEqual([])
})

test('the program runs silently if the cache cannot be written', () => {
  // A file instead of the folder also stops root, whom permissions do not stop.
  writeFileSync(join(project, 'build'), '')
  expect(run()).toMatchObject({ status: 0, stdout: 'done\n', stderr: '' })
})
