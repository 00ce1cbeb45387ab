import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { link, mkdir, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '#server/env.ts'
import { readIfThere } from './error-code.ts'

const OWNER_ONLY = 0o600

/**
 * Returns the secret that signs cookies: the configured one, or one created once in the data folder. Of two servers that start at once,
 * both use the first one's.
 */
export async function loadSessionSecret(env: Env): Promise<string> {
  if (env.sessionSecret !== null) return env.sessionSecret
  const path = join(env.dataDir, 'session-secret')
  const kept = await readIfThere(path)
  if (kept !== null) return kept.trim()
  await mkdir(env.dataDir, { recursive: true })
  const made = randomBytes(32).toString('hex')
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, made, { mode: OWNER_ONLY })
  try {
    await link(draft, path)
    return made
  } catch (error) {
    const theirs = await readIfThere(path)
    if (theirs === null) throw error
    return theirs.trim()
  } finally {
    await unlink(draft)
  }
}

/** Compares in a time that reveals neither the secret's length nor how much matches. */
export function isSameSecret(candidate: string, secret: string): boolean {
  return timingSafeEqual(digest(candidate), digest(secret))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
