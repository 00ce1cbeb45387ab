// docs/acceptance.md leads to the tests of each row, so each test that it cites must exist.

import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const files = globSync('{bench,content,deploy,domain,e2e,faults,scripts,server,test,web}/**/*.ts{,x}')
const rows = readFileSync('docs/acceptance.md', 'utf8')
  .split('\n')
  .filter((line) => /^\|.*`/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map((cells) => ({ row: cells[1] ?? '', shownBy: cells.at(-2) ?? '' }))

/** Returns the files that a cell cites, each with the test titles quoted after it. */
function citations(cell: string): { file: string; names: string[] }[] {
  return [...cell.matchAll(/`([\w./-]+\.tsx?)`([^`]*)/g)].map(([, file = '', rest = '']) => ({
    file,
    names: [...rest.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name),
  }))
}

/** Returns the file with that name or path ending. Null if there is none, or several. */
function find(cited: string): string | null {
  const found = files.filter(
    (file) => file === cited || file.endsWith(`/${cited}`) || basename(file) === cited,
  )
  return found.length === 1 ? (found[0] ?? null) : null
}

/** Returns the pattern of a quoted title, in which an ellipsis stands for any text. */
function pattern(name: string): RegExp {
  const parts = name.split('…').map((part) => part.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(parts.filter(Boolean).join('[^\\n]*'))
}

test.each(rows)('row $row cites only tests that exist', ({ shownBy }) => {
  const missing = citations(shownBy).flatMap(({ file, names }) => {
    const path = find(file)
    if (path === null) return [file]
    const source = readFileSync(path, 'utf8')
    return names.filter((name) => !pattern(name).test(source)).map((name) => `${file}: ${name}`)
  })
  expect(missing).toEqual([])
})

test('every row has an entry', () => {
  const numbers = rows.map(({ row }) => Number(row))
  // Row 50 is about languages, which come later.
  const built = Array.from({ length: 61 }, (_, index) => index + 1).filter((row) => row !== 50)
  const missing = built.filter((row) => !numbers.includes(row))
  expect(missing).toEqual([])
})
