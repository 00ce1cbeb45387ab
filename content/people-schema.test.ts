import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { writeSamplePeople } from '#test/sample-people.ts'
import { loadContent } from './load-content.ts'
import { findEmptySections } from './site-content.ts'

const FILES = ['team.yaml', 'gallery.yaml', 'words.yaml']
let filled = ''
let copy = ''

beforeAll(() => {
  filled = mkdtempSync(join(tmpdir(), 'content-'))
  cpSync(import.meta.dirname, filled, { recursive: true })
  writeSamplePeople(filled)
  copy = mkdtempSync(join(tmpdir(), 'content-'))
  cpSync(filled, copy, { recursive: true })
})
beforeEach(() => {
  for (const name of FILES) cpSync(join(filled, name), join(copy, name))
})
afterAll(() => {
  for (const folder of [filled, copy]) rmSync(folder, { recursive: true })
})

test('the shipped files contain no people, and the owner is told which sections are empty', () => {
  const { content } = loadContent(import.meta.dirname)
  expect([content.team.people, content.gallery.photos, content.words.words]).toEqual([[], [], []])
  expect(findEmptySections(content)).toEqual([
    'content/team.yaml lists no one yet: "Who looks after you" is not on the page',
    'content/gallery.yaml has no photo yet: "What it looks like" is not on the page',
    'content/words.yaml has no testimonials yet: "In their own words" is not on the page',
  ])
})

test("the owner's people, photos and quotes are read, and no section is reported as empty", () => {
  const { content } = loadContent(copy)
  expect(content.team.people.map(({ name, certificate }) => [name, certificate])).toContainEqual([
    'Sample One',
    'none yet',
  ])
  expect(content.gallery.photos).toHaveLength(5)
  expect(content.words.words.map(({ firstName }) => firstName)).toEqual(['Sample A', 'Sample B'])
  expect(findEmptySections(content)).toEqual([])
})

test('the owner is told if there are fewer than four photos', () => {
  const file = join(copy, 'gallery.yaml')
  const [head = '', first = ''] = readFileSync(file, 'utf8').split(/(?=\n {2}- )/)
  writeFileSync(file, `${head}${first}\n`)
  expect(findEmptySections(loadContent(copy).content)).toEqual([
    'content/gallery.yaml has fewer than 4 photos: with 4 or more it looks like a gallery',
  ])
})

test.each([
  {
    mistake: 'a coach of whom nobody says what they hold',
    name: 'team.yaml',
    from: 'certificate: none yet, ',
    to: '',
    reason: /team\.yaml, line 4: people > item 1 > certificate: This text is missing/,
  },
  {
    mistake: 'a photo on which somebody has not agreed',
    name: 'gallery.yaml',
    from: ', consent: nobody',
    to: '',
    reason: /gallery\.yaml, line 4: photos > item 1 > consent: Write the day on which everyone/,
  },
  {
    mistake: 'the same photo twice',
    name: 'gallery.yaml',
    from: '2'.padStart(32, 'f'),
    to: '1'.padStart(32, 'f'),
    reason: /gallery\.yaml, line 3: photos: The same photo is here twice/,
  },
  {
    mistake: 'words of a guest who was not asked',
    name: 'words.yaml',
    from: '    consent: 2026-02-03\n',
    to: '',
    reason: /words\.yaml, line 4: words > item 1 > consent: /,
  },
  {
    mistake: 'words from before the first retreat',
    name: 'words.yaml',
    from: 'month: 2026-01',
    to: 'month: 2025-09',
    reason: /words\.yaml, line 7: words > item 1 > month: The first retreat was in 2025-10/,
  },
  {
    mistake: 'a month that is none',
    name: 'words.yaml',
    from: 'month: 2026-01',
    to: 'month: January',
    reason: /words\.yaml, line 7: words > item 1 > month: Write the month as YYYY-MM/,
  },
  {
    mistake: 'a guest who agreed before the retreat',
    name: 'words.yaml',
    from: 'consent: 2026-02-03',
    to: 'consent: 2025-12-24',
    reason: /words\.yaml, line 8: words > item 1 > consent: The guest agreed before the retreat/,
  },
])(
  'a mistake in the content stops the start with file, line and reason: $mistake',
  ({ name, from, to, reason }) => {
    const file = join(copy, name)
    const before = readFileSync(file, 'utf8')
    writeFileSync(file, before.replace(from, to))
    expect(readFileSync(file, 'utf8')).not.toBe(before)
    expect(() => loadContent(copy)).toThrow(reason)
  },
)
