import { AsyncLocalStorage } from 'node:async_hooks'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { queueHashing, type HashingQueue } from '#server/process/secrets.ts'

/** Hashes and compares one password; by default as the account library does. */
interface PasswordScheme {
  hash: (password: string) => Promise<string>
  verify: (attempt: { password: string; hash: string }) => Promise<boolean>
}

export interface PasswordHashing extends PasswordScheme {
  /**
   * Hashes a password, then runs the work, during which `hash` returns it at once. The library would hash within a transaction, or after
   * using up a link; this way no database connection waits for the queue, and a full queue uses nothing up (decision 0044).
   */
  hashFirst: <T>(password: string, work: () => Promise<T>) => Promise<T>
}

export function createPasswordHashing(
  scheme: PasswordScheme = { hash: hashPassword, verify: verifyPassword },
  queue: HashingQueue = queueHashing,
): PasswordHashing {
  const ready = new AsyncLocalStorage<{ password: string; hash: string }>()
  const hash = (password: string) => queue(() => scheme.hash(password))
  return {
    async hash(password) {
      const made = ready.getStore()
      return made?.password === password ? made.hash : hash(password)
    },
    verify: (attempt) => queue(() => scheme.verify(attempt)),
    hashFirst: async (password, work) => ready.run({ password, hash: await hash(password) }, work),
  }
}
