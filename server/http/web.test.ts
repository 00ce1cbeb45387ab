import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { newFolder } from '#test/new-folder.ts'
import { openStaticFiles } from './web.ts'

const SCRIPT = 'export const wind = "from the north-east"'

async function openSample() {
  const folder = newFolder()
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, 'assets/app-1a2b.js'), SCRIPT)
  writeFileSync(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync(SCRIPT))
  writeFileSync(join(folder, 'assets/app-1a2b.js.gz'), gzipSync(SCRIPT))
  writeFileSync(join(folder, 'film.mp4'), '0123456789')
  writeFileSync(join(folder, '.vite/manifest.json'), '{}')
  const files = await openStaticFiles(folder)
  return (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    files.answer(new Request(`http://localhost${path}`, { headers, method }))
}

test('a hashed file is cached for ever, and compressed as the browser accepts', async () => {
  const ask = await openSample()
  const encodings = ['br, gzip', 'gzip', 'br;q=0, gzip', 'identity', ''].map((accept) =>
    ask('/assets/app-1a2b.js', { 'accept-encoding': accept })?.headers.get('content-encoding'),
  )
  expect(encodings).toEqual(['br', 'gzip', 'gzip', null, null])
  const plain = ask('/assets/app-1a2b.js')
  expect(plain?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(plain?.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(plain?.headers.get('vary')).toBe('accept-encoding')
  expect(await plain?.text()).toBe(SCRIPT)
})

test('a file without a hash is revalidated, and answers 304 if it is the same', async () => {
  const ask = await openSample()
  const first = ask('/film.mp4')
  expect(first?.headers.get('cache-control')).not.toContain('immutable')
  const etag = first?.headers.get('etag') ?? ''
  expect(ask('/film.mp4', { 'if-none-match': etag })?.status).toBe(304)
  expect(ask('/film.mp4', { 'if-none-match': '"another"' })?.status).toBe(200)
})

test.each([
  ['bytes=0-1', 206, '01', 'bytes 0-1/10'],
  ['bytes=8-', 206, '89', 'bytes 8-9/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=-0', 416, '', 'bytes */10'],
  ['bytes=-', 200, '0123456789', null],
  ['bytes=0-1,3-4', 200, '0123456789', null],
])('a film answers a range request: %s', async (range, status, body, contentRange) => {
  const ask = await openSample()
  const answer = ask('/film.mp4', { range })
  expect(answer?.status).toBe(status)
  expect(await answer?.text()).toBe(body)
  expect(answer?.headers.get('content-range')).toBe(contentRange)
})

test('a film that has changed is sent whole', async () => {
  const ask = await openSample()
  expect(ask('/film.mp4', { range: 'bytes=0-1', 'if-range': '"older"' })?.status).toBe(200)
})

test('HEAD returns the length and sends no body', async () => {
  const ask = await openSample()
  const answer = ask('/film.mp4', {}, 'HEAD')
  expect(answer?.headers.get('content-length')).toBe('10')
  expect(await answer?.text()).toBe('')
})

test.each([
  '/',
  '/assets',
  '/nothing.js',
  '/.vite/manifest.json',
  '/assets/app-1a2b.js.br',
  '/..%2fpackage.json',
  '/%E0%A4%A',
])('%s is not served as a file', async (path) => {
  const ask = await openSample()
  expect(ask(path)).toBeNull()
})

test('a POST is not answered with a file', async () => {
  const ask = await openSample()
  expect(ask('/film.mp4', {}, 'POST')).toBeNull()
})
