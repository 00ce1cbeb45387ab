import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startArguments } from './start-command.ts'

test('the service of the guide starts what npm start does', () => {
  const guide = readFileSync(join(import.meta.dirname, '../docs/going-live.md'), 'utf8')
  expect(guide).toContain(`/node_modules/.bin/node ${startArguments().join(' ')}\n`)
})
