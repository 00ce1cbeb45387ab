import type { Context, MiddlewareHandler } from 'hono'
import { paymentCalls } from '#domain/contract/payment-calls.ts'
import { Problem } from '#domain/contract/problem.ts'
import type { Deps } from '#server/deps.ts'
import type { Env } from '#server/env.ts'

const FIXED_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // The video player needs the site's origin, but never a page's whole address.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Passkeys are allowed for the site itself, but not for frames in it.
  'permissions-policy':
    'camera=(), geolocation=(), microphone=(), publickey-credentials-create=(self), publickey-credentials-get=(self)',
}

/** Sets the protecting headers on every response, unless it has set them itself. */
export function securityHeaders(env: Env, options: { development: boolean }): MiddlewareHandler {
  const fixed = Object.entries({
    ...FIXED_HEADERS,
    ...(env.live && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  })
  return async (c, next) => {
    await next()
    const { headers } = c.res
    for (const [name, value] of fixed) addHeader(headers, name, value)
    addHeader(headers, 'content-security-policy', contentSecurityPolicy(c, env, options.development))
    // A response without its own cache rule may contain personal data.
    addHeader(headers, 'cache-control', 'no-store')
  }
}

function addHeader(headers: Headers, name: string, value: string): void {
  if (!headers.has(name)) headers.set(name, value)
}

/** The worker that fetches the dashboard (web/browser/kept-trip.ts); a worker follows the policy of its own file. */
const WORKER_PATH = '/kept-trip-worker.js'

function contentSecurityPolicy(c: Context, env: Env, development: boolean): string {
  if (c.req.path === WORKER_PATH) return WORKER_POLICY
  if (!c.res.headers.get('content-type')?.startsWith('text/html')) return NO_PAGE_POLICY
  const nonce = `'nonce-${c.get('nonce')}'`
  const own = { scripts: [nonce], styles: [nonce], styleAttributes: true }
  return pagePolicy(env, { ...own, players: c.req.path === '/', development })
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses state-changing requests that another site makes a browser send. Programs send no origin and may call, and the card provider
 * signs its events. Problem: foreign-origin.
 */
export function refuseForeignOrigins(env: Env): MiddlewareHandler {
  const ownOrigin = new URL(env.baseUrl).origin
  return async (c, next) => {
    const isHarmless = READS.has(c.req.method) || c.req.path === paymentCalls.stripeWebhook.path
    if (!isHarmless && isForeign(c, ownOrigin)) throw new Problem('foreign-origin')
    await next()
  }
}

function isForeign(c: Context, ownOrigin: string): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const origin = c.req.header('origin')
  if (origin === undefined || origin === ownOrigin) return false
  // The request may use another host name than BASE_URL, as in development. "null" is the origin of a page without a site.
  const asked = URL.parse(origin)?.host
  return asked === undefined || asked !== c.req.header('host')
}

/** Refuses addresses with broken percent-encoding or NUL, which texts may not contain. Problem: malformed-request. */
export const refuseMalformedAddresses: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  // Links from elsewhere may have a malformed query, so only what the database cannot store is refused.
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

/** For responses that are no page: nothing may run or load. */
const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** For a worker, which may only send requests to this site. */
const WORKER_POLICY = `${NO_PAGE_POLICY}; connect-src 'self'`

interface AllowedCode {
  /** Nonces or hashes allowed besides the site's own files. */
  scripts: readonly string[]
  styles: readonly string[]
  /** True to allow style attributes, which components set after measuring; they cannot run code. */
  styleAttributes: boolean
  /** True to allow the players of the preview video, which load after the guest presses play (landing page). */
  players: boolean
  development: boolean
}

/** Returns what a page may run and load. No site may frame it. */
export function pagePolicy(env: Pick<Env, 'live'>, allowed: AllowedCode): string {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...allowed.scripts].join(' '),
    // Vite's development server inserts styles into the page.
    ['style-src', "'self'", ...(allowed.development ? ["'unsafe-inline'"] : allowed.styles)].join(' '),
    ...(allowed.styleAttributes ? ["style-src-attr 'unsafe-inline'"] : []),
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    `connect-src 'self'${allowed.development ? ' ws:' : ''}`,
    ...(allowed.players ? ['frame-src https://www.youtube-nocookie.com https://player.vimeo.com'] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(env.live ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** For a page of the draft in the operator's editor: nothing runs, nothing is sent, and only this site may frame it. */
export const FRAMED_PAGE_POLICY = [
  "default-src 'self'",
  "script-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

const OWN_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Returns the origin that guests are sent back to: the public address, or on a developer's machine the host name in use, because the
 * session cookie belongs to that name.
 */
export function siteOrigin(deps: Pick<Deps, 'env'>, c: Context): string {
  const asked = new URL(c.req.url)
  const own = new URL(deps.env.baseUrl)
  return OWN_MACHINE.has(own.hostname) && OWN_MACHINE.has(asked.hostname) ? asked.origin : own.origin
}
