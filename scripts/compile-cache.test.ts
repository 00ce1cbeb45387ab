// Runs the real script before a tiny program, with its own build folder.

import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { newFolder } from '#test/new-folder.ts'

let project = ''

beforeEach(() => {
  project = newFolder()
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
