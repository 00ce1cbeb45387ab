const NOWHERE = 'https://this.site'

/**
 * Returns the safe target after sign-in: only a path on this site is kept, anything else becomes "/" (decision 0010).
 * "//evil", "/\evil", "https:…", "javascript:…" and control characters are refused.
 */
export function safeRedirectPath(stored: string | null | undefined): string {
  if (!stored || !/^\/(?![/\\])[^\p{Cc}\\]*$/u.test(stored)) return '/'
  const url = new URL(stored, NOWHERE)
  if (url.origin !== NOWHERE || url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search + url.hash
}
