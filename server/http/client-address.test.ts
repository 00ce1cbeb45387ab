import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clientAddressReader } from './client-address.ts'

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

test('a trusted proxy without the header counts with its own address', async () => {
  expect(await addressOf({ proxies: ['10.0.0.0/8'], connection: '10.0.0.2' })).toBe('10.0.0.2')
})

test('a request without a connection has no address', async () => {
  expect(await addressOf({ proxies: [] })).toBe('unknown')
})
