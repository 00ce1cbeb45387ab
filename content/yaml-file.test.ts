import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ContentError } from './content-files.ts'
import { lineSchema, linesSchema } from './text-blocks.ts'
import { readYamlFile } from './yaml-file.ts'

const schema = z.strictObject({
  title: lineSchema,
  cards: z.array(z.strictObject({ text: lineSchema, points: linesSchema })),
})
const good = `# The page.
title: A deposit of {deposit}
cards:
  - text: One
    points: [a, b]
  - text: Two
    points:
      - c
`
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'))
})
afterAll(() => {
  rmSync(folder, { recursive: true })
})

function read(text: string) {
  writeFileSync(join(folder, 'page.yaml'), text)
  return readYamlFile(folder, 'page.yaml', schema, { deposit: '€200' })
}

function problemsOf(text: string): string[] {
  try {
    read(text)
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n  ').slice(1)
    throw error
  }
  return []
}

test('a valid file is read, and its figures are filled in', () => {
  expect(read(good)).toEqual({
    value: {
      title: 'A deposit of €200',
      cards: [
        { text: 'One', points: ['a', 'b'] },
        { text: 'Two', points: ['c'] },
      ],
    },
    placeholders: [],
    leftOut: [],
    problems: [],
  })
})

test.each([
  {
    mistake: 'a text with a colon',
    text: good.replace('text: Two', 'text: Two: three'),
    problems: ['content/page.yaml, line 6: Nested mappings are not allowed in compact mappings'],
  },
  {
    mistake: 'a text that is missing',
    text: good.replace('  - text: Two\n    points', '  - points'),
    problems: ['content/page.yaml, line 6: cards > item 2 > text: This text is missing'],
  },
  {
    mistake: 'an empty text',
    text: good.replace('text: Two', 'text: ""'),
    problems: ['content/page.yaml, line 6: cards > item 2 > text: This text is missing'],
  },
  {
    mistake: 'a text that begins with a brace and has no quotes',
    text: good.replace('text: Two', 'text: {deposit}'),
    problems: [
      "content/page.yaml, line 6: cards > item 2 > text: Write a text here, in 'quotes' where it is a number or begins with a brace",
    ],
  },
  {
    mistake: 'a misspelt name',
    text: good.replace('text: One', 'txt: One'),
    problems: [
      'content/page.yaml, line 4: cards > item 1 > text: This text is missing',
      'content/page.yaml, line 4: cards > item 1 > txt: Unrecognized key: "txt"',
    ],
  },
  {
    mistake: 'a list that is empty',
    text: good.replace('points:\n      - c', 'points: []'),
    problems: ['content/page.yaml, line 7: cards > item 2 > points: Write at least one'],
  },
  {
    mistake: 'a figure that does not exist',
    text: good.replace('text: Two', 'text: Two for {depositt}'),
    problems: ['content/page.yaml, line 6: {depositt} is not a known figure. Known are: deposit'],
  },
  {
    mistake: 'the name of a built-in property as a figure',
    text: good.replace('text: Two', 'text: Two for {constructor}'),
    problems: ['content/page.yaml, line 6: {constructor} is not a known figure. Known are: deposit'],
  },
  {
    mistake: 'a name that stands twice',
    text: `${good}title: Again\n`,
    problems: ['content/page.yaml, line 9: Map keys must be unique'],
  },
  {
    mistake: 'a mark that does not exist',
    text: good.replace('text: One', 'text: !plceholder One'),
    problems: ['content/page.yaml, line 4: Unresolved tag: !plceholder'],
  },
])('$mistake is reported with file, line and reason', ({ text, problems }) => {
  expect(problemsOf(text)).toEqual(problems)
})

test('a missing file is named', () => {
  expect(() => readYamlFile(folder, 'nowhere.yaml', schema, {})).toThrow(/content\/nowhere\.yaml is missing/)
})

test('a marked value or list item is left out, and reported with its line and hint', () => {
  const text = good.replace('title: A', 'note: !placeholder Later # your note\ntitle: A')
  const marked = read(text.replace('- c', '- c\n      - !placeholder d'))
  expect(marked.value).toEqual(read(good).value)
  expect(marked.placeholders).toEqual([])
  const page = { name: 'page.yaml' }
  expect(marked.leftOut).toEqual([
    { ...page, line: 2, path: 'note', hint: 'your note' },
    { ...page, line: 10, path: 'cards > item 2 > points > item 2', hint: 'd' },
  ])
})

test('a marked value of what law and money need stays as an example', () => {
  writeFileSync(join(folder, 'business.yaml'), good.replace('text: Two', 'text: !placeholder Two'))
  const { value, placeholders, leftOut } = readYamlFile(folder, 'business.yaml', schema, {
    deposit: '€200',
  })
  expect(value.cards[1]?.text).toBe('Two')
  expect(placeholders).toMatchObject([{ line: 6, path: 'cards > item 2 > text' }])
  expect(leftOut).toEqual([])
})

test.each(['BE68 5390 0754 7034', 'be68539007547034', 'hello@tradewind.example'])(
  'the example %s is found even without its mark',
  (example) => {
    expect(read(good.replace('text: Two', `text: ${example}`)).placeholders).toMatchObject([{ line: 6 }])
  },
)
