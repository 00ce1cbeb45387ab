/** Returns the work's result, or throws an error with this message after `ms` milliseconds. The work itself goes on. */
export async function withTimeout<T>(work: Promise<T>, ms: number, tooLate: string): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(tooLate)), ms)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
