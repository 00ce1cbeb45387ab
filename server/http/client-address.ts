import { isIP } from 'node:net'
import type { Context } from 'hono'
import type { Deps } from '#server/deps.ts'
import { networkMatcher } from '#server/process/networks.ts'
import { bindingsOf } from './request-context.ts'

/** Returns where a request comes from, for rate limits. `unknown` without a connection, as in tests. */
type ClientAddress = (c: Context) => string

/**
 * Returns a reader of client addresses. Anybody can write `X-Forwarded-For`, so it is read only behind a configured proxy, and from its
 * end: the last address that is not a trusted proxy is the guest's.
 */
export function clientAddressReader(trustedProxies: readonly string[]): ClientAddress {
  const isTrusted = networkMatcher(trustedProxies)
  return (c) => {
    const direct = bindingsOf(c).incoming?.socket.remoteAddress ?? 'unknown'
    if (!isTrusted(direct)) return direct
    const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map(withoutPort)
    return forwarded.findLast((address) => address !== '' && !isTrusted(address)) ?? direct
  }
}

/** Returns an entry's address without the port that some proxies add: "192.0.2.7:4711" or "[2001:db8::1]:4711". */
function withoutPort(entry: string): string {
  const [, v6, v4] = /^(?:\[(.+)\](?::\d+)?|([\d.]+):\d+)$/.exec(entry.trim()) ?? []
  return v6 ?? v4 ?? entry.trim()
}

/** Returns what a request's attempts are counted by. */
export function clientOf({ env }: Pick<Deps, 'env'>, c: Context): string {
  return addressBlockOf(clientAddressReader(env.trustedProxies)(c))
}

/** Returns the network by which places held without an account are counted (decision 0055). */
export function clientNetworkOf({ env }: Pick<Deps, 'env'>, c: Context): string {
  return networkOf(clientAddressReader(env.trustedProxies)(c))
}

/**
 * Returns what attempts from an address are counted by: an IPv4 address itself, or the /64 network of an IPv6 address, in which one caller
 * can take any number of addresses.
 */
export function addressBlockOf(address: string): string {
  const { v4, v6 } = parse(address)
  if (v6) return `${v6.slice(0, 4).join(':')}::/64`
  return v4 ?? address
}

/**
 * Returns the network by which held places are counted: a /24 of IPv4, or a /48 of IPv6, the most that one customer gets. Other text is
 * returned unchanged.
 */
export function networkOf(address: string): string {
  const { v4, v6 } = parse(address)
  if (v4) return `${v4.slice(0, v4.lastIndexOf('.'))}.0/24`
  if (!v6) return address
  return `${v6.slice(0, 3).join(':')}::/48`
}

/** Returns an IPv4 address as text, also if mapped into IPv6, or the eight groups of an IPv6 address. */
function parse(address: string): { v4?: string; v6?: string[] } {
  const family = isIP(address)
  if (family === 4) return { v4: address }
  if (family === 0) return {}
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return { v4: mapped[1] }
  const [withoutZone = ''] = address.split('%')
  // The URL parser returns the canonical form, with "::" for the longest run of zeros.
  const [head = '', tail] = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1).split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = Array<string>(8 - before.length - after.length).fill('0')
  return { v6: [...before, ...zeros, ...after] }
}
