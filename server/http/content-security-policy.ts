import type { Env } from '#server/env.ts'

/** For whatever is no page: it may run and load nothing. */
export const NO_PAGE_POLICY =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** For a worker, which may ask this site and nobody else. */
export const WORKER_POLICY = `${NO_PAGE_POLICY}; connect-src 'self'`

interface AllowedCode {
  /** Beside the site's own files: a nonce or hashes. */
  scripts: readonly string[]
  styles: readonly string[]
  /** Attributes only, for what a component measures while it renders; they can run nothing. */
  styleAttributes: boolean
  /** The preview video's players, which load only after the guest presses play (the landing page). */
  players: boolean
  development: boolean
}

/** What a page may run and load, and who may frame it: nobody. */
export function pagePolicy(env: Pick<Env, 'live'>, allowed: AllowedCode): string {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...allowed.scripts].join(' '),
    // Vite's development server puts styles into the page by itself.
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
