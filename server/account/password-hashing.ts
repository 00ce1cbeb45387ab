import { AsyncLocalStorage } from 'node:async_hooks'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { queueHashing, type HashingQueue } from '#server/process/hashing-queue.ts'

/** How one password is hashed and compared, as the account library does it. */
interface PasswordScheme {
  hash: (password: string) => Promise<string>
  verify: (attempt: { password: string; hash: string }) => Promise<boolean>
}

export interface PasswordHashing extends PasswordScheme {
  /**
   * Hashes a password, and then runs a piece of work in which `hash` has it ready. The library hashes in the middle of a
   * transaction, or after it has used up a link: this way no database connection waits for a turn, and nothing is used up
   * where there is none (decision 0044).
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
