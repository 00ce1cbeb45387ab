import { compactIban } from '#domain/payment/iban.ts'

/** A textbook account number: valid in a bank's form, but nobody's. */
const EXAMPLE_IBAN = 'BE68 5390 0754 7034'

const EXAMPLE_ADDRESS = /@[\w.-]+\.example\b/

/**
 * True for an example that the product came with, even without the mark `!placeholder`: a guest must never send money
 * to the example account, or a message to an example address.
 */
export function looksLikeSample(text: string): boolean {
  return EXAMPLE_ADDRESS.test(text) || compactIban(text) === compactIban(EXAMPLE_IBAN)
}
