import { isIP } from 'node:net'

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
