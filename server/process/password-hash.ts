import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { verifyPassword as verifyEarlierPassword } from 'better-auth/crypto'
import { Problem } from '#domain/contract/problem.ts'

/** The least that OWASP's password storage cheat sheet asks of Argon2id: 19 MiB of memory, two passes, one lane (decision 0010). */
const FIGURES = { memory: 19_456, passes: 2, parallelism: 1 }
const PREFIX = `$argon2id$v=19$m=${FIGURES.memory},t=${FIGURES.passes},p=${FIGURES.parallelism}$`

const deriveKey = promisify(argon2)

/** Returns the password's hash as PHC text, which names its figures. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const key = await deriveKey('argon2id', { message: password, nonce, tagLength: 32, ...FIGURES })
  return `${PREFIX}${nonce.toString('base64url')}$${key.toString('base64url')}`
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/

/** True if this is the hash's password, also for hashes that the account library made before. */
export async function verifyPassword(attempt: { password: string; hash: string }): Promise<boolean> {
  const [, memory, passes, parallelism, nonce = '', kept = ''] = PHC.exec(attempt.hash) ?? []
  if (kept === '') return verifyEarlierPassword(attempt)
  const expected = Buffer.from(kept, 'base64url')
  const key = await deriveKey('argon2id', {
    message: attempt.password,
    nonce: Buffer.from(nonce, 'base64url'),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  })
  return timingSafeEqual(key, expected)
}

/** True if a hash was made otherwise than hashes are made now, so that the password has to be hashed again when it is next typed. */
export function isOutdatedHash(hash: string): boolean {
  return !hash.startsWith(PREFIX)
}

/**
 * How many hashes run at once. Each takes 19 MB, a processor core, and one of the four threads that file access and the embedded database
 * need too.
 */
export const MAX_CONCURRENT_HASHES = 2
/** How many hashes may wait, which is a few seconds' worth. Further callers are asked to retry. */
export const MAX_QUEUE_LENGTH = 40
const RETRY_AFTER_SECONDS = 3

/** Runs the work once a slot is free. Problem: too-busy at once if the queue is full. */
export type HashingQueue = <T>(work: () => Promise<T>) => Promise<T>

export function createHashingQueue(): HashingQueue {
  let free = MAX_CONCURRENT_HASHES
  const waiting: (() => void)[] = []
  return async (work) => {
    if (waiting.length >= MAX_QUEUE_LENGTH) {
      throw new Problem('too-busy', { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } })
    }
    if (free > 0) free -= 1
    else {
      const { promise: turn, resolve } = Promise.withResolvers<void>()
      waiting.push(resolve)
      await turn
    }
    try {
      return await work()
    } finally {
      // The slot goes to the next in the queue, so that nobody who comes later takes it first.
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}

/** This process's queue for all passwords of guests and the operator. */
export const queueHashing = createHashingQueue()
