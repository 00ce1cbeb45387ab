import { BlockList, isIP } from 'node:net'

/** Whether the text is an IP address, or a network in CIDR form such as `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  const { address, prefix } = parse(text)
  const family = isIP(address)
  if (family === 0) return false
  return prefix === null || (Number.isInteger(prefix) && prefix >= 0 && prefix <= (family === 4 ? 32 : 128))
}

/** A test for "is this address in one of these networks"; an IPv4 address inside IPv6 counts as itself. */
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
