import type { Context } from 'hono'
import type { Deps } from '#server/deps.ts'
import { networkMatcher } from '#server/process/networks.ts'
import { addressBlockOf, networkOf } from './address-block.ts'
import { bindingsOf } from './request-context.ts'

/** Where a request comes from, for rate limits. Without a connection, as in a test, it is `unknown`. */
type ClientAddress = (c: Context) => string

/**
 * `X-Forwarded-For` can be written by anybody, so it is read only behind a configured proxy, and from its end: the last
 * address that is not a proxy of ours is the guest's.
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

/** Whom a request counts for where attempts are limited. */
export function clientOf({ env }: Pick<Deps, 'env'>, c: Context): string {
  return addressBlockOf(clientAddressReader(env.trustedProxies)(c))
}

/** The network whose places are counted while nobody is signed in (decision 0055). */
export function clientNetworkOf({ env }: Pick<Deps, 'env'>, c: Context): string {
  return networkOf(clientAddressReader(env.trustedProxies)(c))
}
