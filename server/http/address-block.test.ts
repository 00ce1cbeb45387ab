import { expect, test } from 'vitest'
import { addressBlockOf, networkOf } from './address-block.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:1::', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, block) => {
  expect(addressBlockOf(address)).toBe(block)
})

test('two addresses of one IPv6 network count as one client, and those of two networks do not', () => {
  expect(addressBlockOf('2001:db8:1:2::1')).toBe(addressBlockOf('2001:db8:1:2:ffff::'))
  expect(addressBlockOf('2001:db8:1:2::1')).not.toBe(addressBlockOf('2001:db8:1:3::1'))
})

test.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['192.0.2.255', '192.0.2.0/24'],
  ['::ffff:192.0.2.7', '192.0.2.0/24'],
  ['192.0.3.7', '192.0.3.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8:1:ff::1', '2001:db8:1::/48'],
  ['2001:db8:1:100::1', '2001:db8:1::/48'],
  ['2001:db8:1:12ab::1', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['::1', '0:0:0::/48'],
  ['unknown', 'unknown'],
])('%s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
