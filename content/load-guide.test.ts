import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { guideFor } from '#domain/retreat/guide.ts'
import { content, findMissingChapters } from './content.server.ts'
import { contentFiles, type ContentFiles } from './content-files.ts'
import { loadGuide } from './load-guide.ts'

function folderWith(files: Record<string, string>): ContentFiles {
  const folder = mkdtempSync(join(tmpdir(), 'tradewind-guide-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, 'guide', name)
    mkdirSync(join(path, '..'), { recursive: true })
    writeFileSync(path, text)
  }
  return contentFiles(folder)
}

test('a chapter for one retreat replaces the one for all, and missing chapters are named', () => {
  const { guide } = loadGuide(
    folderWith({
      'arrival.md': '# Arrival\n\nFor all.',
      'packing-list.md': '# Packing\n\nFor all.',
      '2025-10-31/arrival.md': '# Arrival\n\nBy boat.',
      '2025-10-31/on-the-spot.md': '# Contact\n\nAsk the captain.',
    }),
    {},
  )
  const own = guideFor(guide, '2025-10-31')
  expect(own.chapters.map(({ key }) => key)).toEqual(['packing-list', 'arrival', 'on-the-spot'])
  expect(JSON.stringify(own.chapters)).toContain('By boat.')
  expect(own.missing).toEqual(['fitness-program', 'health-and-entry'])
  expect(JSON.stringify(guideFor(guide, '2025-11-07').chapters)).not.toContain('By boat.')
  expect(guideFor(guide, '2025-11-07').missing).toEqual([
    'fitness-program',
    'health-and-entry',
    'on-the-spot',
  ])
})

test('all chapters are missing without the folder', () => {
  const { guide } = loadGuide(folderWith({}), {})
  expect(guideFor(guide, '2025-10-31').missing).toHaveLength(5)
})

test.each(['arival.md', '2025-10-32/arrival.md', 'October/arrival.md', '2025-10-31/arival.md'])(
  'the file guide/%s, which would not be read, is refused',
  (name) => {
    expect(() => loadGuide(folderWith({ [name]: '# A\n\nb' }), {})).toThrow(
      `content/guide/${name.split('/')[0]}`,
    )
  },
)

test('the shipped guide has all chapters', () => {
  expect(findMissingChapters()).toEqual([])
  expect(content.guide.forAll).toHaveLength(5)
})
