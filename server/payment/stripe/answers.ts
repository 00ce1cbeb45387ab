import Stripe from 'stripe'

type InvalidRequest = InstanceType<typeof Stripe.errors.StripeInvalidRequestError>

/** True if Stripe rejected the request as invalid, so a retry would fail too. */
export function isInvalid(error: unknown): error is InvalidRequest {
  return error instanceof Stripe.errors.StripeInvalidRequestError
}

/** True if Stripe does not know the requested object. */
export function isMissing(error: unknown): boolean {
  return isInvalid(error) && error.code === 'resource_missing'
}

export async function nullIfMissing<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Returns the id of an object that Stripe refers to by id or includes in full. */
export function idOf(named: string | { id: string } | null): string | null {
  return typeof named === 'object' ? (named?.id ?? null) : named
}
