import { Problem } from '#domain/api/problem.ts'

const RETRY_AFTER_SECONDS = '5'

/** Asks the card provider something that must be known before going on. Problem: unavailable if it does not answer. */
export async function askProvider<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (cause) {
    throw new Problem('unavailable', {
      detail:
        'The card payment service does not answer right now. Nothing was changed. Please try again in a moment.',
      headers: { 'retry-after': RETRY_AFTER_SECONDS },
      cause,
    })
  }
}
