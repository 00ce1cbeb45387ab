import { BlockList, isIP } from 'node:net'

/** True if the text is an IP address, or a network in CIDR form such as `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  const { address, prefix } = parse(text)
  const family = isIP(address)
  if (family === 0) return false
  return prefix === null || (Number.isInteger(prefix) && prefix >= 0 && prefix <= (family === 4 ? 32 : 128))
}

/**
 * True if a network is so large that it includes strangers: larger than an IPv4 /8 or an IPv6 /16, except networks unreachable from outside
 * (fc00::/7, fe80::/10).
 */
export function isEverybody(network: string): boolean {
  const { address, prefix } = parse(network)
  if (prefix === null) return false
  if (isIP(address) === 4) return prefix < 8
  // IPv4 mapped into IPv6.
  if (/^::ffff:/i.test(address)) return prefix < 96 + 8
  return prefix < (/^f[cde]/i.test(address) ? 7 : 16)
}

/** Returns a test whether an address is in one of these networks. An IPv4 address mapped into IPv6 counts as IPv4. */
export function networkMatcher(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const network of networks) {
    const { address, prefix } = parse(network)
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6'
    if (prefix === null) list.addAddress(address, family)
    else list.addSubnet(address, prefix, family)
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')
}

function parse(network: string): { address: string; prefix: number | null } {
  const [address = '', prefix] = network.split('/', 2)
  return { address, prefix: prefix === undefined ? null : parsePrefix(prefix) }
}

function parsePrefix(prefix: string): number {
  return /^\d+$/.test(prefix) ? Number(prefix) : Number.NaN
}
