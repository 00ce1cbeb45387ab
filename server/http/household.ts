import { isIP } from 'node:net'

/**
 * Whom an address stands for when attempts are counted: an IPv4 address for itself, an IPv6 address for its network of 64
 * bits, from which one caller can take as many addresses as they like.
 */
export function householdOf(address: string): string {
  if (isIP(address) !== 6) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  const [withoutZone = ''] = address.split('%')
  // The URL parser writes an address in its one canonical form, with "::" for the longest run of zeros.
  const [head = '', tail] = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1).split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = Array<string>(8 - before.length - after.length).fill('0')
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`
}
