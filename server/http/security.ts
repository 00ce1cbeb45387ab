import type { Context, MiddlewareHandler } from 'hono'
import { Problem } from '#domain/api/problem.ts'
import type { Env } from '#server/env.ts'
import { NO_PAGE_POLICY, pagePolicy, WORKER_POLICY } from './content-security-policy.ts'

/** Stripe calls from its own servers, and proves itself by a signature. */
export const WEBHOOK_PATH = '/api/stripe/webhook'

const FIXED_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // The video player that a guest starts needs to know the site, and never a page's whole address.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // The operator's passkeys: for the site itself, and for nothing that stands in it.
  'permissions-policy':
    'camera=(), geolocation=(), microphone=(), publickey-credentials-create=(self), publickey-credentials-get=(self)',
}

/** What every answer carries, whatever it is. */
export function protectingHeaders(env: Pick<Env, 'live'>): Readonly<Record<string, string>> {
  return env.live
    ? { ...FIXED_HEADERS, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : FIXED_HEADERS
}

/** Puts the protecting headers on every answer; an answer that has set one of them itself keeps its own. */
export function securityHeaders(env: Env, options: { development: boolean }): MiddlewareHandler {
  const fixed = Object.entries(protectingHeaders(env))
  return async (c, next) => {
    await next()
    const { headers } = c.res
    for (const [name, value] of fixed) addHeader(headers, name, value)
    addHeader(headers, 'content-security-policy', contentSecurityPolicy(c, env, options.development))
    // Whatever does not say how long it holds may be somebody's own.
    addHeader(headers, 'cache-control', 'no-store')
  }
}

function addHeader(headers: Headers, name: string, value: string): void {
  if (!headers.has(name)) headers.set(name, value)
}

/** Asks the network for the dashboard (web/browser/kept-trip.ts): a worker is bound by the policy of its own file. */
const WORKER_PATH = '/kept-trip-worker.js'

function contentSecurityPolicy(c: Context, env: Env, development: boolean): string {
  if (c.req.path === WORKER_PATH) return WORKER_POLICY
  if (!c.res.headers.get('content-type')?.startsWith('text/html')) return NO_PAGE_POLICY
  const nonce = `'nonce-${c.get('nonce')}'`
  const own = { scripts: [nonce], styles: [nonce], styleAttributes: true }
  return pagePolicy(env, { ...own, players: c.req.path === '/', development })
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses a state-changing request that another site makes a browser send; programs, which say no origin, may call. */
export function refuseForeignOrigins(env: Env): MiddlewareHandler {
  const ownOrigin = new URL(env.baseUrl).origin
  return async (c, next) => {
    if (!READS.has(c.req.method) && c.req.path !== WEBHOOK_PATH && isForeign(c, ownOrigin)) {
      throw new Problem('foreign-origin')
    }
    await next()
  }
}

function isForeign(c: Context, ownOrigin: string): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const origin = c.req.header('origin')
  if (origin === undefined || origin === ownOrigin) return false
  // Reached under another name than BASE_URL's, as on a developer's machine. "null" is what a page of no site says.
  const asked = URL.parse(origin)?.host
  return asked === undefined || asked !== c.req.header('host')
}

/** Refuses addresses that nothing of ours can have: broken percent-encoding, and NUL, which no text may hold. */
export const refuseMalformedAddresses: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  // A query may be written carelessly, as links from elsewhere are; only what no database can store is refused.
  if (!isReadable(pathname) || search.includes('%00')) {
    throw new Problem('malformed-request', { detail: 'The address is not well formed' })
  }
  await next()
}

function isReadable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0')
  } catch {
    return false
  }
}
