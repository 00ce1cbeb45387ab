// What the operator uploads as a picture, and what attackers would.

import { expect, test } from 'vitest'
import { MAX_PICTURE_BYTES } from '#domain/site/pictures.ts'
import { pictureFiles } from '#server/db/schema.ts'
import { createTestApp } from '#test/create-test-app.ts'
import { operator, signUp } from '#test/guests.ts'
import { jpegPhoto, photo, pngBomb } from '#test/sample-pictures.ts'
import type { Visitor } from '#test/visitor.ts'

interface Stored {
  id: string
  width: number
  height: number
}

const PATH = '/api/admin/pictures'

function upload<Body = Stored>(visitor: Visitor, body: BodyInit, type = 'image/jpeg') {
  return visitor.request<Body>(PATH, { method: 'POST', body, headers: { 'content-type': type } })
}

const bytes = (buffer: Buffer) => new Uint8Array(buffer)

test('the operator stores a picture, and anyone gets its files, which browsers keep for ever', async () => {
  const app = await createTestApp()
  const source = bytes(await photo(700, 500).png().toBuffer())
  const stored = await upload(await operator(app), source, 'image/png')
  expect(stored.status).toBe(201)
  expect(stored.body).toEqual({ id: expect.any(String) as unknown, width: 700, height: 500 })

  for (const [name, type] of [
    ['480.avif', 'image/avif'],
    ['700.avif', 'image/avif'],
    ['480.webp', 'image/webp'],
  ]) {
    const path = `/pictures/${stored.body.id}-${name}`
    // Once from the database, once from memory.
    for (const again of [await app.client.get(path), await app.client.get(path)]) {
      expect(again.status).toBe(200)
      expect(again.headers.get('content-type')).toBe(type)
      expect(again.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(again.headers.get('x-content-type-options')).toBe('nosniff')
      expect(again.headers.get('content-security-policy')).toContain("default-src 'none'")
      const etag = again.headers.get('etag') ?? ''
      const known = await app.client.get(path, { 'if-none-match': etag })
      expect([known.status, known.body]).toEqual([304, ''])
    }
    const head = await app.client.request(path, { method: 'HEAD' })
    expect([head.status, head.body]).toEqual([200, ''])
  }
})

test('a made-up name of a picture file finds none', async () => {
  const { client } = await createTestApp({ seed: false })
  for (const name of [
    'x',
    '00000000000000000000000000000000-480.avif',
    '../etc/passwd',
    '%2e%2e%2fetc%2fpasswd',
    "0'--480.webp",
  ])
    expect((await client.get(`/pictures/${name}`)).status, name).toBe(404)
})

test('a picture has only its own widths and formats', async () => {
  const app = await createTestApp()
  const { id } = (await upload(await operator(app), bytes(await jpegPhoto(700, 500)))).body
  for (const rest of ['700.webp']) expect((await app.client.get(`/pictures/${id}-${rest}`)).status).toBe(200)
  for (const rest of ['960.webp', '700.jpg', '0700.webp', '700.webp.html', '7e2.webp'])
    expect((await app.client.get(`/pictures/${id}-${rest}`)).status).toBe(404)
})

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>'

const NO_PICTURES = [
  ['an SVG with a script as JPEG', SVG, 'image/jpeg', 415, 'not-a-picture'],
  ['an SVG as itself', SVG, 'image/svg+xml', 415, 'not-a-picture'],
  ['HTML as PNG', '<!doctype html><script>alert(1)</script>', 'image/png', 415, 'not-a-picture'],
  ['HTML behind the first bytes of a JPEG', '\xff\xd8\xff<script>', 'image/jpeg', 422, 'picture-damaged'],
  ['HTML behind the first bytes of a PNG', '\x89PNG\r\n\x1a\n<script>', 'image/png', 422, 'picture-damaged'],
  ['a WebP of nothing', 'RIFF\xff\xff\xff\xffWEBPVP8 ', 'image/webp', 422, 'picture-damaged'],
  ['nothing', '', 'image/jpeg', 415, 'not-a-picture'],
  ['a GIF', 'GIF89a\x01\x00\x01\x00', 'image/gif', 415, 'not-a-picture'],
  ['JSON', '{}', 'application/json', 415, 'not-a-picture'],
] as const

test('what is no picture, or is not sent as one, is refused', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  for (const [what, content, type, status, code] of NO_PICTURES) {
    const answer = await upload<{ type: string }>(admin, bytes(Buffer.from(content, 'latin1')), type)
    expect([what, answer.status, answer.body.type]).toEqual([what, status, `urn:problem:${code}`])
  }
  expect((await upload(admin, bytes(await jpegPhoto()), 'application/octet-stream')).status).toBe(415)
  expect(await app.db.$count(pictureFiles)).toBe(0)
})

test('a truncated picture, and one too small, are refused in words', async () => {
  const admin = await operator(await createTestApp())
  const whole = await jpegPhoto(900, 900)
  const truncated = await upload<{ detail: string }>(admin, bytes(whole.subarray(0, whole.length / 2)))
  expect([truncated.status, truncated.body.detail]).toEqual([
    422,
    'The file is damaged or incomplete. Choose another, or save it again as JPEG.',
  ])
  const small = await upload<{ title: string; detail: string }>(admin, bytes(await jpegPhoto(639, 900)))
  expect([small.status, small.body.title, small.body.detail]).toEqual([
    422,
    'This picture is too small',
    '639 pixels wide; the page needs 640. Messaging apps shrink pictures: choose the original.',
  ])
})

test('a bomb of pixels is refused before it is unpacked', async () => {
  const admin = await operator(await createTestApp())
  const bomb = pngBomb(30_000)
  expect(bomb.length).toBeLessThan(200_000)
  await upload(admin, bytes(pngBomb(100)), 'image/png')
  const before = process.memoryUsage().rss
  const started = performance.now()
  const answer = await upload<{ type: string }>(admin, bytes(bomb), 'image/png')
  expect([answer.status, answer.body.type]).toEqual([422, 'urn:problem:too-many-pixels'])
  // Unpacked it has 900 MB, or 112 MB in single bits, and takes seconds.
  expect(process.memoryUsage().rss - before).toBeLessThan(60e6)
  expect(performance.now() - started).toBeLessThan(2000)
})

test.each(['with its length', 'in pieces'])('21 MB are refused (%s)', async (how) => {
  const admin = await operator(await createTestApp())
  const content = new Uint8Array(MAX_PICTURE_BYTES + 1_000_000)
  content.set([0xff, 0xd8, 0xff])
  const pieces = new ReadableStream({
    start(controller) {
      for (let at = 0; at < content.length; at += 1e6) controller.enqueue(content.subarray(at, at + 1e6))
      controller.close()
    },
  })
  const length = { 'content-length': String(content.length) }
  const answer = await admin.request<{ type: string; detail: string }>(PATH, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg', ...(how === 'with its length' && length) },
    ...(how === 'with its length' ? { body: content } : { body: pieces, duplex: 'half' }),
  })
  expect([answer.status, answer.body.type]).toEqual([413, 'urn:problem:picture-too-large'])
  expect(answer.body.detail).toBe('Choose a photo of up to 20 MB. The old picture stays.')
})

test('only the operator stores pictures, whatever their size', async () => {
  const app = await createTestApp()
  const large = new Uint8Array(1_000_000)
  for (const visitor of [app.client, await signUp(app, 'guest@example.com')]) {
    const small = await upload(visitor, bytes(await jpegPhoto()))
    const refused = await upload(visitor, large)
    expect([small.status, refused.status]).toEqual([401, 401])
  }
  expect(await app.db.$count(pictureFiles)).toBe(0)
})

test('another site cannot send a picture with the operator’s cookie', async () => {
  const admin = await operator(await createTestApp())
  const answer = await admin.request(PATH, {
    method: 'POST',
    body: bytes(await jpegPhoto()),
    headers: {
      'content-type': 'image/jpeg',
      origin: 'https://elsewhere.example',
      'sec-fetch-site': 'cross-site',
    },
  })
  expect(answer.status).toBe(403)
})
