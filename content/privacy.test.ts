import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { RECIPIENTS } from '#domain/mail/recipients.ts'
import { RETENTION_TABLE } from '#domain/privacy/retention.ts'
import { loadContent } from './load-content.ts'

const { privacyPolicy } = loadContent(import.meta.dirname).content.legal

const RETENTION_ROWS = RETENTION_TABLE.map(({ what, until }) => [what, until])
const RECIPIENT_ROWS = RECIPIENTS.map(({ who, gets }) => [who, gets])

test('the privacy policy lists all recipients and the retention periods in force', () => {
  const tables = privacyPolicy.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'terms' ? [block.rows.map(({ when, gives }) => [when, gives])] : []))
  expect(tables).toEqual([RECIPIENT_ROWS, RETENTION_ROWS])
})

test('the date of the last change matches the text', () => {
  const { lastUpdated, ...text } = privacyPolicy
  const hash = createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 12)
  // If the text changes, set lastUpdated to today in content/legal/privacy-policy.yaml and here.
  expect({ lastUpdated, hash }).toEqual({ lastUpdated: '2026-11-29', hash: '34c6a9ae7306' })
})

test('docs/privacy.md has the same two tables', () => {
  const page = readFileSync(join(import.meta.dirname, '../docs/privacy.md'), 'utf8')
  expect(rowsUnder(page, '## How long it is kept')).toEqual(RETENTION_ROWS)
  expect(rowsUnder(page, '## Who else gets it')).toEqual(RECIPIENT_ROWS)
})

test('the recipients are the mail and card providers, the notes tool and the lodge outside the EU', () => {
  const all = RECIPIENT_ROWS.map((row) => row.join(': ')).join('\n')
  for (const recipient of [
    /mail provider/,
    /card provider/,
    /notes tool/,
    /lodge.*outside the European Union/,
  ])
    expect(all).toMatch(recipient)
})

/** Returns the cells of the first table under a heading, without the header row. */
function rowsUnder(page: string, heading: string): string[][] {
  const [, section = ''] = page.split(`${heading}\n`)
  const [own = ''] = section.split(/^## /m)
  const rows = own.split('\n').filter((line) => line.startsWith('|'))
  return rows.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}
