// Comments and documents name decision records, sections of the specification and files, which must exist.

import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDERS = '{bench,content,deploy,docs,domain,e2e,emails,faults,scripts,server,test,web}'
const OTHERS_TEXT = ['server/db/migrations/**', 'server/db/releases/**', 'test/references.test.ts']

const texts = new Map(
  globSync(['*.{md,ts}', `${FOLDERS}/**/*.{ts,tsx,js,css,md,yaml}`], { exclude: OTHERS_TEXT }).map((file) => [
    file,
    readFileSync(file, 'utf8'),
  ]),
)

interface Citation {
  file: string
  name: string
}

/** Returns what the pattern's group finds in the texts. Comments on several lines are read as one. */
function cited(pattern: RegExp): Citation[] {
  return [...texts].flatMap(([file, text]) =>
    [...text.replaceAll(/\s*\n\s*(?:\*|\/\/)? ?/g, ' ').matchAll(pattern)].map(([, name = '']) => ({
      file,
      name,
    })),
  )
}

function numbersIn(citations: Citation[]): Citation[] {
  return citations.flatMap(({ file, name }) =>
    (name.match(/\d+/g) ?? []).map((number) => ({ file, name: number })),
  )
}

const records = readdirSync('docs/decisions').map((name) => name.slice(0, 4))

test('every cited decision record exists', () => {
  const numbers = numbersIn(cited(/\b(?:[Dd]ecisions?|[Rr]ecords?) (\d{4}(?:(?:, | and |, and )\d{4})*)/g))
  expect(numbers.length).toBeGreaterThan(50)
  expect(numbers.filter(({ name }) => !records.includes(name))).toEqual([])
})

test('decision records are cited by number, never by a title or a file', () => {
  expect(cited(/(docs\/decisions(?:: |\/\d)[^)]*\))/g)).toEqual([])
})

test('no two decision records have the same number', () => {
  expect(records).toEqual([...new Set(records)])
})

test('every link of a document leads to a file', () => {
  const links = cited(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g).filter(({ file }) => file.endsWith('.md'))
  expect(links.length).toBeGreaterThan(50)
  expect(links.filter(({ file, name }) => !existsSync(join(dirname(file), name)))).toEqual([])
})

test('every cited section of the specification is in docs/specification.md', () => {
  const account = readFileSync('docs/specification.md', 'utf8')
  const told = [...account.matchAll(/^(?:## |- \*\*)(\d+(?:\.\d+)?)\b/gm)].map(([, number]) => number)
  const sections = cited(/\bsections? (\d+(?:\.\d+)?(?:(?:, steps? \d+,?)? and \d+\.\d+)*)/g).flatMap(
    ({ file, name }) =>
      (name.match(/^\d+(?:\.\d+)?|\d+\.\d+/g) ?? []).map((number) => ({ file, name: number })),
  )
  expect(sections.length).toBeGreaterThan(50)
  expect(sections.filter(({ name }) => !told.includes(name))).toEqual([])
})

test('every project file that a comment or document names exists', () => {
  const paths = [...texts].flatMap(([file, text]) =>
    [...prose(file, text).matchAll(PATH)].map(([, name = '']) => ({ file, name })),
  )
  expect(paths.length).toBeGreaterThan(100)
  expect(paths.filter(({ name }) => !existsSync(name))).toEqual([])
})

const FOLDER_NAMES = FOLDERS.slice(1, -1).replaceAll(',', '|')
const PATH = new RegExp(`(?<![\\w/.-])((?:${FOLDER_NAMES})/[\\w./+-]*\\.(?:tsx?|js|css|md|yaml|sql))\\b`, 'g')

/** Returns the comments of a program, or a document without its superseded part. */
function prose(file: string, text: string): string {
  if (file.endsWith('.md')) return text.split('**Superseded by')[0] ?? ''
  return (text.match(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm) ?? []).join('\n')
}
