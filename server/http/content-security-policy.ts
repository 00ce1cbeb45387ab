import type { Env } from '#server/env.ts'

/** For responses that are no page: nothing may run or load. */
export const NO_PAGE_POLICY =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** For a worker, which may only send requests to this site. */
export const WORKER_POLICY = `${NO_PAGE_POLICY}; connect-src 'self'`

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
