import { createHash, randomBytes, randomUUID, scrypt, timingSafeEqual } from 'node:crypto'
import { link, mkdir, unlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import pLimit from 'p-limit'
import { Problem } from '#domain/api/problem.ts'
import type { Env } from '#server/env.ts'
import { readIfThere } from './error-code.ts'

const OWNER_ONLY = 0o600

export interface AdminPassword {
  /** Compares in constant time. Problem: too-busy. */
  matches: (candidate: string) => Promise<boolean>
  /** What every session, known device and passkey is bound to, so that another password ends them: the password, or its hash. */
  mark: string
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
  if (set !== null)
    return { fresh: null, mark: set, matches: async (candidate) => isSameSecret(candidate, set) }

  const made = randomBytes(12).toString('base64url')
  const { kept, isNew } = await keepOnce(join(env.dataDir, 'admin-password.hash'), () => hashPassword(made))
  return {
    fresh: isNew ? made : null,
    mark: kept,
    matches: (candidate) => queueHashing(() => verifyPassword(candidate, kept)),
  }
}

/** Reads the file, or creates it atomically. Of two servers that start at once, both use the first one's value. */
async function keepOnce(
  path: string,
  make: () => string | Promise<string>,
): Promise<{ kept: string; isNew: boolean }> {
  const kept = (await readIfThere(path))?.trim() ?? null
  if (kept !== null) return { kept, isNew: false }
  await mkdir(dirname(path), { recursive: true })
  const made = await make()
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, made, { mode: OWNER_ONLY })
  try {
    await link(draft, path)
    return { kept: made, isNew: true }
  } catch (error) {
    const theirs = (await readIfThere(path))?.trim() ?? null
    if (theirs === null) throw error
    return { kept: theirs, isNew: false }
  } finally {
    await unlink(draft)
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

/**
 * How many hashes run at once. Each takes 32 MB, a processor core, and one of the four threads that file access and the embedded database
 * need too.
 */
export const MAX_CONCURRENT_HASHES = 2
/** How many hashes may wait, which is a few seconds' worth. Further callers are asked to retry. */
export const MAX_QUEUE_LENGTH = 40
const RETRY_AFTER_SECONDS = 3

/** Runs the work once a slot is free. Problem: too-busy at once if the queue is full. */
export type HashingQueue = <T>(work: () => Promise<T>) => Promise<T>

export function createHashingQueue(): HashingQueue {
  const limit = pLimit(MAX_CONCURRENT_HASHES)
  return async (work) => {
    if (limit.pendingCount >= MAX_QUEUE_LENGTH) {
      throw new Problem('too-busy', { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } })
    }
    return limit(work)
  }
}

/** This process's queue for all passwords of guests and the operator. */
export const queueHashing = createHashingQueue()
