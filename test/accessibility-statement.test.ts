// The accessibility statement claims what was tried. What it names is tried still, or this fails.
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { content } from '#content/content.server.ts'
import { ACCESSIBILITY_CHECKS, CHECKED_PAGES } from '#domain/site/accessibility-checks.ts'

const ROOT = resolve(import.meta.dirname, '..')
const sourceOf = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** The pages that journeys say they show to axe; `expectAccessible` fails where another one is shown. */
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

test('the pages that the statement names are those that journeys show to axe', () => {
  const named = CHECKED_PAGES.flatMap(({ patterns }) => patterns)
  expect(named.toSorted()).toEqual([...pagesShownToAxe()].toSorted())
})

test('axe asks for the size of what is pressed too, which WCAG 2.2 adds and axe leaves out by itself', () => {
  expect(sourceOf('e2e/fixtures.ts')).toContain("'target-size': { enabled: true }")
})

test.each(ACCESSIBILITY_CHECKS.flatMap(({ what, by }) => by.map((each) => ({ what, ...each }))))(
  '$what: $file still tries it',
  ({ file, title }) => {
    expect(sourceOf(file)).toContain(`'${title}'`)
  },
)

test('the statement shows both tables, and says its day, the standard and whom to write to', () => {
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
