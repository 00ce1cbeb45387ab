import { isIP } from 'node:net'

/**
 * Whom an address stands for when attempts are counted: an IPv4 address for itself, an IPv6 address for its network of 64
 * bits, from which one caller can take as many addresses as they like.
 */
export function addressBlockOf(address: string): string {
  const { v4, v6 } = parse(address)
  if (v6) return `${v6.slice(0, 4).join(':')}::/64`
  return v4 ?? address
}

/**
 * The network that an address belongs to when places are counted that it holds: of IPv4 the 256 addresses of a /24, of
 * IPv6 the /48 that one customer can have. What is no address stands for itself.
 */
export function networkOf(address: string): string {
  const { v4, v6 } = parse(address)
  if (v4) return `${v4.slice(0, v4.lastIndexOf('.'))}.0/24`
  if (!v6) return address
  return `${v6.slice(0, 3).join(':')}::/48`
}

/** An address as text of IPv4 (also where it is written inside IPv6), or as the eight groups of IPv6. */
function parse(address: string): { v4?: string; v6?: string[] } {
  const family = isIP(address)
  if (family === 4) return { v4: address }
  if (family === 0) return {}
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return { v4: mapped[1] }
  const [withoutZone = ''] = address.split('%')
  // The URL parser writes an address in its one canonical form, with "::" for the longest run of zeros.
  const [head = '', tail] = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1).split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = Array<string>(8 - before.length - after.length).fill('0')
  return { v6: [...before, ...zeros, ...after] }
}
