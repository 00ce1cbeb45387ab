// Runs the real entry on a copy of the sources, so that the test may break the content.

import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '#test/new-folder.ts'

const root = resolve(import.meta.dirname, '..')

test('a mistake in the content stops the start, and the message has only its file and line', () => {
  const project = newFolder()
  for (const name of ['package.json', 'content', 'domain', 'server']) {
    cpSync(join(root, name), join(project, name), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'))
  const file = join(project, 'content/retreats.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace('startsOn: 2025-10-31', 'startsOn: 2025-10-32'))
  const { status, stdout, stderr } = spawnSync(process.execPath, ['server/main.ts'], {
    cwd: project,
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  })
  expect(stdout + stderr).toBe(
    'The content cannot be read:\n  content/retreats.yaml, line 4: item 1 > startsOn: Write the day as YYYY-MM-DD, for example 2026-12-04\n',
  )
  expect(status).toBe(1)
})
