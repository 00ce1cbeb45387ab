import { expect, test } from 'vitest'
import { isNetwork, networkMatcher } from './networks.ts'

test.each([
  ['127.0.0.1', true],
  ['10.0.0.0/8', true],
  ['::1', true],
  ['fd00::/8', true],
  ['10.0.0.0/33', false],
  ['10.0.0.0/', false],
  ['10.0.0.0/x', false],
  ['proxy.example.com', false],
  ['', false],
])('%s is a network: %s', (text, expected) => {
  expect(isNetwork(text)).toBe(expected)
})

test('an address is found in its network, also as IPv4 inside IPv6', () => {
  const isOurs = networkMatcher(['10.0.0.0/8', '::1', 'fd00::/8'])
  expect(['10.1.2.3', '::ffff:10.1.2.3', '::1', 'fd12::1'].map(isOurs)).toEqual([true, true, true, true])
  expect(['11.1.2.3', '::2', '127.0.0.1', 'unknown', ''].map(isOurs)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
})
