import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  dataKeyId,
  dataKeys,
  isSealed,
  makeDataKey,
  parseDataKey,
  SealedDataError,
  type Sealed,
} from './data-keys.ts'

const PLACE = 'bookings/1/notes'
const one = randomBytes(32)
const other = randomBytes(32)

function changed(sealed: Sealed, change: (bytes: Buffer) => void): Sealed {
  const cut = sealed.lastIndexOf(':') + 1
  const bytes = Buffer.from(sealed.slice(cut), 'base64url')
  change(bytes)
  const text = sealed.slice(0, cut) + bytes.toString('base64url')
  if (!isSealed(text)) throw new Error('the changed text is none any more')
  return text
}

// Base64 may contain any ASCII letter, so the shortest text is a letter that it never has.
test.each(['é', 'Asthma, Größe 5 🪁', 'line\nline', 'x'.repeat(2_000)])(
  'the text %s opens as it was sealed',
  (text) => {
    const keys = dataKeys(() => [one])
    const sealed = keys.seal(text, PLACE)
    expect(isSealed(sealed)).toBe(true)
    expect(sealed).not.toContain(text)
    expect(keys.open(sealed, PLACE)).toBe(text)
  },
)

test('the same text is sealed differently each time, and names its key', () => {
  const keys = dataKeys(() => [one])
  const sealed = Array.from({ length: 50 }, () => keys.seal('Asthma', PLACE))
  expect(new Set(sealed).size).toBe(50)
  for (const text of sealed) expect(text).toMatch(new RegExp(`^sealed:1:${dataKeyId(one)}:`))
})

test('a sealed text opens only at its own place, and only unchanged', () => {
  const keys = dataKeys(() => [one])
  const sealed = keys.seal('Asthma', PLACE)
  const broken: [Sealed, string][] = [
    [sealed, 'bookings/2/notes'],
    [sealed, 'bookings/1/phone'],
    [changed(sealed, (bytes) => bytes.writeUInt8(bytes.readUInt8(0) ^ 1, 0)), PLACE],
    [changed(sealed, (bytes) => bytes.writeUInt8(bytes.readUInt8(13) ^ 1, 13)), PLACE],
    [changed(sealed, (bytes) => bytes.writeUInt8(bytes.readUInt8(33) ^ 1, 33)), PLACE],
  ]
  for (const [text, place] of broken) expect(() => keys.open(text, place)).toThrow(SealedDataError)
})

test('a sealed text does not open with another key, even under that key’s id', () => {
  const sealed = dataKeys(() => [one]).seal('Asthma', PLACE)
  const keys = dataKeys(() => [other])
  expect(() => keys.open(sealed, PLACE)).toThrow(/which is not there/)
  const claimed = sealed.replace(dataKeyId(one), dataKeyId(other))
  expect(isSealed(claimed) && (() => keys.open(claimed, PLACE))).toThrow(SealedDataError)
})

test('a key added later is used from then on, and earlier texts still open', () => {
  const all = [one]
  const keys = dataKeys(() => all)
  const before = keys.seal('Asthma', PLACE)
  const elsewhere = dataKeys(() => [other, one]).seal('Knee', PLACE)
  all.unshift(other)
  expect(keys.open(elsewhere, PLACE)).toBe('Knee')
  expect(keys.open(before, PLACE)).toBe('Asthma')
  expect(keys.seal('Asthma', PLACE)).toContain(keys.current())
  expect(keys.ids()).toEqual([dataKeyId(other), dataKeyId(one)])
})

test('a key is 32 bytes, in base64 or in hexadecimal digits', () => {
  expect(parseDataKey(one.toString('base64'))).toEqual(one)
  expect(parseDataKey(one.toString('base64url'))).toEqual(one)
  expect(parseDataKey(one.toString('hex').toUpperCase())).toEqual(one)
  expect(parseDataKey(makeDataKey())).toHaveLength(32)
  for (const wrong of [
    '',
    'x',
    one.toString('hex').slice(1),
    `${one.toString('base64')}=`,
    randomBytes(31).toString('base64'),
  ])
    expect(parseDataKey(wrong)).toBeNull()
})

test.each([
  'Asthma',
  'sealed:1:',
  `sealed:1:${'0'.repeat(16)}:short`,
  `x sealed:1:${'0'.repeat(16)}:${'A'.repeat(50)}`,
])('a text that a guest may have written does not count as sealed: %s', (text) => {
  expect(isSealed(text)).toBe(false)
})
