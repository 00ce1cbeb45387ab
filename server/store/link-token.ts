import { createHmac, timingSafeEqual } from 'node:crypto'
import type { BaseDeps } from '#server/base-deps.ts'

// A token opens something without signing in. It holds the id of what it opens and 128 bits that only this server's secret can
// derive from the id, the purpose and the version; a new version invalidates all older tokens (decisions 0005, 0104, 0170).

/** What a link opens. A token is valid for one purpose only. */
type LinkPurpose = 'refund' | 'refund-change' | 'pay' | 'lodge' | 'hand-over' | 'claim'

const TOKEN = /^[\w-]{43}$/
const ID_BYTES = 16

/** Returns the token of a link. Its version is a counter, or a value on which the link's validity depends. */
export function linkToken(
  { env }: Pick<BaseDeps, 'env'>,
  purpose: LinkPurpose,
  { id, version }: { id: string; version: number | string },
): string {
  const mark = createHmac('sha256', env.sessionSecret).update(`${purpose} link ${version} of ${id}`).digest()
  const idBytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  return Buffer.concat([idBytes, mark.subarray(0, ID_BYTES)]).toString('base64url')
}

/** Returns the id in a token, or null for a malformed one. The id proves nothing until the token is compared with the valid one. */
export function idInToken(token: string): string | null {
  if (!TOKEN.test(token)) return null
  const hex = Buffer.from(token, 'base64url').subarray(0, ID_BYTES).toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Compares two tokens in constant time, so that timing reveals nothing. */
export function isSameToken(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
