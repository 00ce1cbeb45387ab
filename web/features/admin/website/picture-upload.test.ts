import { beforeEach, expect, test, vi } from 'vitest'
import { changeUpload, sendPicture, sentSize, uploadPicture, uploads } from './picture-upload.ts'

test.each([
  [4000, 3000, 3000, 2250],
  [3000, 4000, 2250, 3000],
  [3000, 3000, 3000, 3000],
  [800, 600, 800, 600],
  [12_000, 1000, 3000, 250],
])('a picture of %i × %i pixels is sent as %i × %i', (width, height, sentWidth, sentHeight) => {
  expect(sentSize({ width, height })).toEqual({ width: sentWidth, height: sentHeight })
})

/** The browser's requests, newest last; the test answers them. */
const requests: FakeRequest[] = []
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget()
  status = 0
  statusText = ''
  responseText = ''
  sent: unknown
  open = vi.fn<(method: string, path: string) => void>()
  setRequestHeader = vi.fn<(name: string, value: string) => void>()
  send(body: unknown) {
    this.sent = body
    requests.push(this)
  }
  abort() {
    this.dispatchEvent(new Event('abort'))
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))
  }
  answer(status: number, body: unknown) {
    Object.assign(this, { status, responseText: JSON.stringify(body) })
    this.dispatchEvent(new Event('load'))
  }
}

const SMALL = new Blob(['smaller'], { type: 'image/jpeg' })

beforeEach(() => {
  requests.length = 0
  const canvas = {
    getContext: () => ({ fillRect: () => {}, drawImage: () => {} }),
    convertToBlob: async () => SMALL,
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 3000 }))
  // A class, because it is called with `new`.
  vi.stubGlobal('OffscreenCanvas', function OffscreenCanvas() {
    return canvas
  })
})

const photo = (name = 'photo.jpg', start: number[] = [0xff, 0xd8, 0xff]) =>
  new File([new Uint8Array(start)], name)
const STORED = { id: 'a'.repeat(32), width: 3000, height: 2250 }

function refusal(status: number, code: string, detail: string): [number, object] {
  return [status, { type: `urn:problem:${code}`, title: 'This picture is too small', status, detail }]
}

test('a picture is made smaller, sent and placed with what was said about it meanwhile', async () => {
  const onStored = vi.fn<(placed: unknown) => void>()
  await uploadPicture('a', photo(), 960, onStored)
  const [request] = requests
  expect(request?.open).toHaveBeenCalledWith('POST', '/api/admin/pictures')
  expect(request?.sent).toBe(SMALL)
  request?.progress(62, 100)
  expect(uploads.get().get('a')).toMatchObject({ state: 'sending', sent: 0.62 })
  changeUpload('a', { alt: 'Guests at dinner', middle: { x: 10, y: 20 } })
  request?.answer(201, STORED)
  expect(onStored).toHaveBeenCalledExactlyOnceWith({
    ...STORED,
    alt: 'Guests at dinner',
    middle: { x: 10, y: 20 },
  })
  expect(uploads.get().has('a')).toBe(false)
})

test('a lost network keeps the picture, and it is sent again from its beginning', async () => {
  const onStored = vi.fn<(placed: unknown) => void>()
  await uploadPicture('b', photo(), 960, onStored)
  requests[0]?.progress(1, 2)
  requests[0]?.dispatchEvent(new Event('error'))
  expect(uploads.get().get('b')).toMatchObject({ state: 'paused', sent: 0.5, problem: null })
  sendPicture('b')
  expect(uploads.get().get('b')).toMatchObject({ state: 'sending', sent: 0 })
  expect(requests[1]?.sent).toBe(SMALL)
  // What the first request still says is ignored.
  requests[0]?.dispatchEvent(new Event('error'))
  expect(uploads.get().get('b')?.state).toBe('sending')
  requests[1]?.answer(201, STORED)
  expect(onStored).toHaveBeenCalledOnce()
})

test.each([
  [
    refusal(422, 'picture-too-small', '639 pixels wide'),
    'refused',
    'This picture is too small',
    '639 pixels wide',
  ],
  [
    refusal(503, 'too-busy', 'The site is very busy'),
    'paused',
    'We couldn’t store the picture',
    'The site is very busy',
  ],
  [
    [502, 'Bad Gateway'],
    'paused',
    'We couldn’t store the picture',
    'It’s kept on this device. Please try again.',
  ],
] as const)('after the answer %j the upload is %s', async (answer, state, title, text) => {
  await uploadPicture('c', photo(), 960, () => {})
  const [status, body] = answer
  requests.at(-1)?.answer(status, body)
  expect(uploads.get().get('c')).toMatchObject({ state, problem: { title, text } })
})

test('another picture takes the place of the first, and keeps the words', async () => {
  const first = vi.fn<(placed: unknown) => void>()
  const second = vi.fn<(placed: unknown) => void>()
  await uploadPicture('d', photo(), 960, first)
  changeUpload('d', { alt: 'Guests' })
  await uploadPicture('d', photo(), 960, second)
  requests[0]?.answer(201, STORED)
  requests[1]?.answer(201, STORED)
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ alt: 'Guests' }))
})

test.each([
  [photo('voucher.pdf', [0x25, 0x50, 0x44, 0x46]), 960, 'voucher.pdf isn’t a picture'],
  [photo(), 3200, 'This picture is too small'],
])('%o is refused before it is sent', async (file, needed, title) => {
  await uploadPicture('e', file, needed, () => {})
  expect(uploads.get().get('e')).toMatchObject({ state: 'refused', problem: { title } })
  expect(requests).toEqual([])
})
