// Runs the real commands with wrong arguments, because people read what they print.

import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { newFolder } from '#test/new-folder.ts'
import { loadSettings } from './run-command.ts'

let folder = ''

beforeEach(() => {
  folder = newFolder()
})

function run(command: string, ...args: string[]) {
  const script = join(import.meta.dirname, `${command}.ts`)
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') },
  })
  return { status, stdout, stderr }
}

const USAGE = 'usage: npm run restore FILE [settings.env] [-- --without-health-notes]\n'

test.each([
  [['backup.age', '--nonsense'], `Unknown option '--nonsense'\n${USAGE}`],
  [['backup.age', 'settings.env', 'key.txt'], `"key.txt" is not expected here.\n${USAGE}`],
])('restore with %j prints its usage', (args, said) => {
  expect(run('restore', ...args)).toEqual({ status: 1, stdout: '', stderr: said })
})

test('a command reports missing settings, and leaves no files behind', () => {
  const { status, stderr } = run('activate')
  expect(stderr).toMatch(
    /^There is no database: .* such as \/etc\/tradewind\.env, or start the server once\.\n$/,
  )
  expect(status).toBe(1)
  expect(readdirSync(folder)).toEqual([])
})

test('a settings file that is missing is named', () => {
  expect(() => loadSettings('missing.env')).toThrow(
    /^There is no settings file missing\.env\. .*\/etc\/tradewind\.env\.$/,
  )
})
