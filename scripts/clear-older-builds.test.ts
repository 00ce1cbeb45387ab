import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { clearOlderBuilds } from './clear-older-builds.ts'

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'builds-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
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
  'compile-cache/v24/1.bin': '',
}

test('a running server keeps the chunks of its build, and nothing is left of those before it', () => {
  const manifest = { a: { file: 'chunks/draw-document-2.js' }, b: { file: 'main.js' } }
  const folder = folderWith({ ...BUILT, 'server/.vite/manifest.json': JSON.stringify(manifest) })
  clearOlderBuilds(folder)
  expect(filesOf(folder)).toEqual(['server/chunks/draw-document-2.js'])
  expect(globSync('compile-cache/*', { cwd: folder }), 'the folder for compiled code').toHaveLength(1)
})

test('after a build that was broken off nothing is kept', () => {
  const folder = folderWith({ ...BUILT, 'server/.vite/manifest.json': '{"a":' })
  clearOlderBuilds(folder)
  expect(filesOf(folder)).toEqual([])
})

test('before the first build there is nothing to clear', () => {
  const folder = folderWith({})
  clearOlderBuilds(folder)
  expect(filesOf(folder)).toEqual([])
})
