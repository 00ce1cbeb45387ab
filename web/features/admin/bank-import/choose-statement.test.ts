import { expect, test } from 'vitest'
import { decodeStatement, readStatement } from './choose-statement.tsx'

const bytes = (...values: number[]) => new Uint8Array(values)
const TEXT = 'Date;Währung;Café'

test.each([
  ['UTF-8', new TextEncoder().encode(TEXT), TEXT],
  ['UTF-8 with its mark', bytes(0xef, 0xbb, 0xbf, 0x41), 'A'],
  ['Windows-1252', bytes(0x43, 0x61, 0x66, 0xe9, 0x20, 0x80), 'Café €'],
  ['UTF-16, little end first', bytes(0xff, 0xfe, 0x41, 0x00, 0xe9, 0x00), 'Aé'],
  ['UTF-16, big end first', bytes(0xfe, 0xff, 0x00, 0x41, 0x00, 0xe9), 'Aé'],
  ['bytes of a picture', bytes(0x89, 0x50, 0x00, 0x4e), '‰P\0N'],
])('a file in %s is decoded', (_, given, text) => {
  expect(decodeStatement(given)).toBe(text)
})

test('a file that is empty or too large is refused before it is sent', async () => {
  await expect(readStatement(new Blob([]))).rejects.toThrow('This file is empty.')
  await expect(readStatement(new Blob([new Uint8Array(2_000_001)]))).rejects.toThrow(
    'This file is larger than 2 MB. Export a shorter period.',
  )
  expect(await readStatement(new Blob(['Date']))).toBe('Date')
})
