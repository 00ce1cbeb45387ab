import type { Context } from 'hono'
import type { Deps } from '#server/deps.ts'
import { networkMatcher } from '#server/process/networks.ts'
import { addressBlockOf, networkOf } from './address-block.ts'
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
    const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((address) => address.trim())
    return forwarded.findLast((address) => address !== '' && !isTrusted(address)) ?? direct
  }
}

/** Returns what a request's attempts are counted by. */
export function clientOf({ env }: Pick<Deps, 'env'>, c: Context): string {
  return addressBlockOf(clientAddressReader(env.trustedProxies)(c))
}

/** Returns the network by which places held without an account are counted (decision 0055). */
export function clientNetworkOf({ env }: Pick<Deps, 'env'>, c: Context): string {
  return networkOf(clientAddressReader(env.trustedProxies)(c))
}
