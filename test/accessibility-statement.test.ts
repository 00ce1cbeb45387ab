// The accessibility statement claims that things were tested, so those tests must still exist.

import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { content } from '#content/content.server.ts'
import { ACCESSIBILITY_CHECKS, CHECKED_PAGES } from '#domain/site/accessibility-checks.ts'

const ROOT = resolve(import.meta.dirname, '..')
const sourceOf = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** Returns the pages that journeys check with axe. `expectAccessible` fails on any other page. */
function pagesShownToAxe(): Set<string> {
  const shown = new Set<string>()
  for (const file of globSync('e2e/*.test.ts', { cwd: ROOT })) {
    const source = sourceOf(file)
    for (const [, pattern = ''] of source.matchAll(/expectAccessible\(page, '([^']+)'\)/g)) shown.add(pattern)
    // A table of pages, and one journey for each.
    if (!source.includes('expectAccessible(page, path)')) continue
    for (const [, path = ''] of source.matchAll(/\bpath: '([^']+)'/g)) shown.add(path)
  }
  return shown
}

test('the statement names exactly the pages that journeys check with axe', () => {
  const named = CHECKED_PAGES.flatMap(({ patterns }) => patterns)
  expect(named.toSorted()).toEqual([...pagesShownToAxe()].toSorted())
})

test('axe also checks the target size of WCAG 2.2, which is off by default', () => {
  expect(sourceOf('e2e/fixtures.ts')).toContain("'target-size': { enabled: true }")
})

test.each(ACCESSIBILITY_CHECKS.flatMap(({ what, by }) => by.map((each) => ({ what, ...each }))))(
  'the test of $what still exists in $file',
  ({ file, title }) => {
    expect(sourceOf(file)).toContain(`'${title}'`)
  },
)

test('the statement contains both tables, its date, the standard and the contact', () => {
  const statement = content.legal.accessibility
  const blocks = statement.sections.flatMap((section) => section.blocks)
  const tables = blocks.flatMap((block) =>
    block.kind === 'terms' ? [block.rows.map(({ when }) => when)] : [],
  )
  expect(tables).toEqual([
    CHECKED_PAGES.map(({ page }) => page),
    ACCESSIBILITY_CHECKS.map(({ what }) => what),
  ])
  expect(statement.lastUpdated).toMatch(/^\d{4}-\d\d-\d\d$/)
  const words = JSON.stringify(statement)
  const { mail, phone } = content.packageTravel.organiser
  for (const said of ['WCAG) 2.2, level AA', mail, phone]) expect(words).toContain(said)
})
