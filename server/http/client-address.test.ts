import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { addressBlockOf, clientAddressReader, networkOf } from './client-address.ts'

/** Reads the client's address from a request over this connection. */
async function addressOf(options: {
  proxies: string[]
  connection?: string
  forwardedFor?: string
}): Promise<string> {
  const app = new Hono()
  const clientAddress = clientAddressReader(options.proxies)
  app.get('/', (c) => c.text(clientAddress(c)))
  const headers = new Headers(
    options.forwardedFor === undefined ? [] : [['x-forwarded-for', options.forwardedFor]],
  )
  const bindings = options.connection ? { incoming: { socket: { remoteAddress: options.connection } } } : {}
  return (await app.request('/', { headers }, bindings)).text()
}

test('without a proxy the connection’s address counts, whatever the header claims', async () => {
  expect(await addressOf({ proxies: [], connection: '203.0.113.7', forwardedFor: '198.51.100.1' })).toBe(
    '203.0.113.7',
  )
})

test('a header from an untrusted connection is ignored', async () => {
  const proxies = ['10.0.0.0/8']
  expect(await addressOf({ proxies, connection: '203.0.113.7', forwardedFor: '198.51.100.1' })).toBe(
    '203.0.113.7',
  )
})

test('behind a trusted proxy the last untrusted address of the header counts', async () => {
  const proxies = ['10.0.0.0/8']
  const forwardedFor = '1.2.3.4, 203.0.113.7, 10.0.0.9'
  expect(await addressOf({ proxies, connection: '::ffff:10.0.0.2', forwardedFor })).toBe('203.0.113.7')
})

test.each([
  ['203.0.113.7:4711', '203.0.113.7'],
  ['203.0.113.7', '203.0.113.7'],
  ['[2001:db8::7]:4711', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['2001:db8::7', '2001:db8::7'],
  ['203.0.113.7:4711, 10.0.0.9:80', '203.0.113.7'],
])('an entry of the header counts without its port: %s', async (forwardedFor, address) => {
  expect(await addressOf({ proxies: ['10.0.0.0/8'], connection: '10.0.0.2', forwardedFor })).toBe(address)
})

test('a trusted proxy without the header counts with its own address', async () => {
  expect(await addressOf({ proxies: ['10.0.0.0/8'], connection: '10.0.0.2' })).toBe('10.0.0.2')
})

test('a request without a connection has no address', async () => {
  expect(await addressOf({ proxies: [] })).toBe('unknown')
})

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
