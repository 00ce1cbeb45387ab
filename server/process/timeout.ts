/** The work's result, or an error with these words once it has taken too long; the work itself goes on. */
export async function withTimeout<T>(work: Promise<T>, ms: number, tooLate: string): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(tooLate)), ms)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
