import Stripe from 'stripe'

type InvalidRequest = InstanceType<typeof Stripe.errors.StripeInvalidRequestError>

/** Stripe understood the request and refuses it: asking again would be answered alike. */
export function isInvalid(error: unknown): error is InvalidRequest {
  return error instanceof Stripe.errors.StripeInvalidRequestError
}

/** Stripe does not know what was asked for. */
export function isMissing(error: unknown): boolean {
  return isInvalid(error) && error.code === 'resource_missing'
}

export async function unlessMissing<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Stripe names another object by its id, or puts the whole of it in the same place. */
export function idOf(named: string | { id: string } | null): string | null {
  return typeof named === 'object' ? (named?.id ?? null) : named
}
