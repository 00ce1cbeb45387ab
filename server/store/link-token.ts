import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Deps } from '#server/deps.ts'

// What lets whoever has it open something without signing in: the id of what it opens, so that it is found, and 128 bits that only
// this server's secret can make of it, of what the link is for and of the link's version. Another version makes every token that is
// out worthless (decisions 0170, 0104 and 0005).

/** What a link opens. A token for one is worth nothing for another. */
type LinkPurpose = 'refund' | 'refund-change' | 'pay' | 'lodge' | 'hand-over' | 'claim'

const TOKEN = /^[\w-]{43}$/
const ID_BYTES = 16

/** The token of a link. Its version is a number that is counted up, or what the link is good for as long as it stays the same. */
export function linkToken(
  { env }: Pick<Deps, 'env'>,
  purpose: LinkPurpose,
  { id, version }: { id: string; version: number | string },
): string {
  const mark = createHmac('sha256', env.sessionSecret).update(`${purpose} link ${version} of ${id}`).digest()
  const idBytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  return Buffer.concat([idBytes, mark.subarray(0, ID_BYTES)]).toString('base64url')
}

/** What a token says that it opens; null for what is no token. It has proved nothing yet: compare it with the good one. */
export function idInToken(token: string): string | null {
  if (!TOKEN.test(token)) return null
  const hex = Buffer.from(token, 'base64url').subarray(0, ID_BYTES).toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Compares in a time that tells nothing of how much of it is right. */
export function isSameToken(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
