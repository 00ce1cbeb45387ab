import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { loadContent } from '#content/load-content.ts'
import { newFolder } from '#test/new-folder.ts'
import { explainStartFailure } from './explain-start-failure.ts'

function failureOf(start: () => unknown): unknown {
  try {
    start()
  } catch (error) {
    return error
  }
  throw new Error('nothing failed')
}

test('a mistake in the content is explained by its file and line alone', () => {
  const folder = newFolder()
  cpSync(resolve(import.meta.dirname, '../../content'), folder, { recursive: true })
  const file = join(folder, 'retreats.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace('startsOn: 2025-10-31', 'startsOn: 2025-10-32'))
  expect(
    explainStartFailure(
      failureOf(() => loadContent(folder)),
      null,
    ),
  ).toBe(
    'The content cannot be read:\n  content/retreats.yaml, line 4: item 1 > startsOn: Write the day as YYYY-MM-DD, for example 2026-12-04',
  )
})
