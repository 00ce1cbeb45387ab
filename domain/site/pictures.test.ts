import { expect, test } from 'vitest'
import { PROBLEMS } from '#domain/contract/problem.ts'
import { pictureWidths } from './picture-files.ts'
import { pictureKind, PICTURE_DAMAGED, PICTURE_PROBLEMS, refusalOfFile, refusalOfSize } from './pictures.ts'
import { placedPictureSchema } from './placed-picture.ts'

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

test.each([
  ['\xff\xd8\xff\xe0\x00\x10JFIF', 'jpeg'],
  ['\xff\xd8\xff\xe1', 'jpeg'],
  ['\xff\xd8', null],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['\x89PNG\n\x1a\n', null],
  ['RIFF\x10\x00\x00\x00WEBPVP8 ', 'webp'],
  ['RIFF\x10\x00\x00\x00WAVEfmt ', null],
  ['GIF89a', null],
  ['\x00\x00\x00\x18ftypheic', null],
  ['<svg xmlns="http://www.w3.org/2000/svg">', null],
  ['<!doctype html>', null],
  ['%PDF-1.7', null],
  ['', null],
])('a file that begins with %j is %s', (start, kind) => {
  expect(pictureKind(bytesOf(start))).toBe(kind)
})

test.each([
  [{ bytes: 20_000_000, kind: 'jpeg' }, undefined],
  [{ bytes: 20_000_001, kind: 'jpeg' }, 'picture-too-large'],
  [{ bytes: 20_000_001, kind: null }, 'not-a-picture'],
  [{ bytes: 0, kind: null }, 'not-a-picture'],
] as const)('a file of %j is refused as %s', (file, code) => {
  expect(refusalOfFile(file)?.code).toBe(code)
})

test.each([
  [640, 480, undefined, undefined],
  [639, 480, undefined, 'picture-too-small'],
  [960, 1, 960, undefined],
  [959, 2000, 960, 'picture-too-small'],
  // A field may ask for more than 640, never for less.
  [600, 600, 480, 'picture-too-small'],
  [8000, 5000, undefined, undefined],
  [8000, 5001, undefined, 'too-many-pixels'],
  [16_000, 2500, undefined, undefined],
  [16_001, 1000, undefined, 'too-many-pixels'],
  [640, 16_001, undefined, 'too-many-pixels'],
  [30_000, 30_000, undefined, 'too-many-pixels'],
])('%i × %i pixels where %s are needed: %s', (width, height, needed, code) => {
  expect(refusalOfSize({ width, height }, needed)?.code).toBe(code)
})

test('a picture that is too small says how wide it is and has to be', () => {
  expect(refusalOfSize({ width: 800, height: 600 }, 960)?.detail).toBe(
    '800 pixels wide; the page needs 960. Messaging apps shrink pictures: choose the original.',
  )
})

test.each([
  [640, 480, [480, 640]],
  [960, 640, [480, 960]],
  [961, 640, [480, 960, 961]],
  [1500, 1000, [480, 960, 1440, 1500]],
  [1920, 2560, [480, 960, 1440, 1920]],
  [8000, 5000, [480, 960, 1440, 1920]],
  // None is higher than 2,560 pixels.
  [1920, 2561, [480, 960, 1440, 1919]],
  [2250, 4000, [480, 960, 1440]],
  [640, 16_000, [102]],
])('of a picture of %i × %i pixels, the widths %j are made', (width, height, widths) => {
  expect(pictureWidths({ width, height })).toEqual(widths)
})

test('every refusal is a problem of the API with a sentence that fits below its heading', () => {
  expect(PROBLEMS).toMatchObject(PICTURE_PROBLEMS)
  const refusals = [
    refusalOfFile({ bytes: 1, kind: null }),
    refusalOfFile({ bytes: 1e9, kind: 'png' }),
    refusalOfSize({ width: 1, height: 1 }),
    refusalOfSize({ width: 30_000, height: 30_000 }),
    PICTURE_DAMAGED,
  ]
  expect(new Set(refusals.map((refusal) => refusal?.code))).toEqual(new Set(Object.keys(PICTURE_PROBLEMS)))
  for (const refusal of refusals) expect(refusal?.detail.length).toBeLessThanOrEqual(95)
})

const PLACED = {
  id: '0123456789abcdef0123456789abcdef',
  width: 640,
  height: 480,
  alt: 'Guests at dinner',
  middle: { x: 0, y: 100 },
}

test.each([
  [{}, []],
  [{ alt: '  ' }, ['Say what can be seen: it is read aloud to guests who can’t see it.']],
  [{ alt: 'a'.repeat(201) }, ['Use at most 200 characters']],
  [{ id: '../../etc/passwd' }, ['Choose the picture again']],
])('a placed picture with %j has the errors %j', (change, messages) => {
  const result = placedPictureSchema.safeParse({ ...PLACED, ...change })
  expect(result.error?.issues.map(({ message }) => message) ?? []).toEqual(messages)
})

test.each([{ width: 639 }, { middle: { x: -1, y: 0 } }, { middle: { x: 0, y: 100.1 } }, { href: 'x' }])(
  'no placed picture has %j',
  (change) => {
    expect(placedPictureSchema.safeParse({ ...PLACED, ...change }).success).toBe(false)
  },
)
