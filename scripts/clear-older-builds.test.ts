import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '#test/new-folder.ts'
import { clearOlderBuilds } from './clear-older-builds.ts'

function folderWith(files: Record<string, string>): string {
  const folder = newFolder()
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

const filesOf = (folder: string) => globSync('**/*.*', { cwd: folder }).toSorted()
const BUILT = {
  'client/assets/page-1.js': '',
  'server/main.js': '',
  'server/assets/font.woff2': '',
  'server/chunks/draw-document-1.js': '',
  'server/chunks/draw-document-2.js': '',
}

test('the chunks of the last build are kept for a running server, and older ones are removed', () => {
  const manifest = { a: { file: 'chunks/draw-document-2.js' }, b: { file: 'main.js' } }
  const folder = folderWith({ ...BUILT, 'server/.vite/manifest.json': JSON.stringify(manifest) })
  clearOlderBuilds(folder)
  expect(filesOf(folder)).toEqual(['server/chunks/draw-document-2.js'])
})

test('nothing is kept after an interrupted build', () => {
  const folder = folderWith({ ...BUILT, 'server/.vite/manifest.json': '{"a":' })
  clearOlderBuilds(folder)
  expect(filesOf(folder)).toEqual([])
})

test('clearing works before the first build', () => {
  const folder = folderWith({})
  clearOlderBuilds(folder)
  expect(filesOf(folder)).toEqual([])
})
