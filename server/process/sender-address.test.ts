import { expect, test } from 'vitest'
import { parseSenderAddress } from './sender-address.ts'

test.each([
  ['Tradewind Retreats <hello@example.com>', { name: 'Tradewind Retreats', address: 'hello@example.com' }],
  ['"Wind, Sea & Sun" <hello@example.com>', { name: 'Wind, Sea & Sun', address: 'hello@example.com' }],
  ['hello@example.com', { name: '', address: 'hello@example.com' }],
  ['hello@localhost', { name: '', address: 'hello@localhost' }],
])('%s is a valid sender', (text, sender) => {
  expect(parseSenderAddress(text)).toEqual(sender)
})

test.each(['', 'Tradewind', 'a@example.com, b@example.com', '<@>', 'crew: a@example.com, b@example.com;'])(
  '%j is not a valid sender',
  (text) => {
    expect(parseSenderAddress(text)).toBeNull()
  },
)
