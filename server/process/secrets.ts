import { createHash, randomBytes, randomUUID, scrypt, timingSafeEqual } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Env } from '#server/env.ts'
import { queueHashing } from './hashing-queue.ts'

const OWNER_ONLY = 0o600

export interface AdminPassword {
  /** Compares in constant time. Problem: too-busy. */
  matches: (candidate: string) => Promise<boolean>
  /** The password if it was just created, to be shown once. Null otherwise. */
  fresh: string | null
}

/** Returns the secret that signs cookies: the configured one, or one created once in the data folder. */
export async function loadSessionSecret(env: Env): Promise<string> {
  if (env.sessionSecret !== null) return env.sessionSecret
  return (await keepOnce(join(env.dataDir, 'session-secret'), () => randomBytes(32).toString('hex'))).kept
}

/**
 * Returns the admin password: the configured one, or a random one created at the first start. Only its hash is kept, so it is shown once;
 * deleting `admin-password.hash` creates a new one.
 */
export async function loadAdminPassword(env: Env): Promise<AdminPassword> {
  const set = env.adminPassword
  if (set !== null) return { fresh: null, matches: async (candidate) => isSameSecret(candidate, set) }

  const made = randomBytes(12).toString('base64url')
  const { kept, isNew } = await keepOnce(join(env.dataDir, 'admin-password.hash'), () => hashPassword(made))
  return {
    fresh: isNew ? made : null,
    matches: (candidate) => queueHashing(() => verifyPassword(candidate, kept)),
  }
}

/** Reads the file, or creates it atomically. Of two servers that start at once, both use the first one's value. */
async function keepOnce(
  path: string,
  make: () => string | Promise<string>,
): Promise<{ kept: string; isNew: boolean }> {
  const kept = await readIfThere(path)
  if (kept !== null) return { kept, isNew: false }
  await mkdir(dirname(path), { recursive: true })
  const made = await make()
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, made, { mode: OWNER_ONLY })
  try {
    await link(draft, path)
    return { kept: made, isNew: true }
  } catch (error) {
    const theirs = await readIfThere(path)
    if (theirs === null) throw error
    return { kept: theirs, isNew: false }
  } finally {
    await unlink(draft)
  }
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

const deriveKey = promisify<string, Buffer, number, Buffer>(scrypt)

async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return `${salt.toString('base64url')}.${(await deriveKey(password, salt, 32)).toString('base64url')}`
}

async function verifyPassword(candidate: string, kept: string): Promise<boolean> {
  const [salt = '', key = ''] = kept.split('.', 2)
  return equal(await deriveKey(candidate, Buffer.from(salt, 'base64url'), 32), Buffer.from(key, 'base64url'))
}

/** Compares in a time that reveals neither the secret's length nor how much matches. */
export function isSameSecret(candidate: string, secret: string): boolean {
  return equal(digest(candidate), digest(secret))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function equal(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}
