import { expect, test } from 'vitest'
import { passkeySiteOf } from './passkey-site.ts'

test.each([
  ['https://www.retreats.example', 'www.retreats.example'],
  ['https://retreats.example:8443', 'retreats.example'],
  ['http://localhost:3000', 'localhost'],
  ['https://localhost', 'localhost'],
])('%s can have passkeys, for %s', (origin, rpId) => {
  expect(passkeySiteOf(origin)).toEqual({ origin, rpId })
})

test.each([
  'http://127.0.0.1:3000',
  'https://127.0.0.1',
  'http://[::1]:3000',
  'https://[2001:db8::1]',
  'http://retreats.example',
  'http://localhost.retreats.example',
])('%s cannot have passkeys', (origin) => {
  expect(passkeySiteOf(origin)).toBeNull()
})
