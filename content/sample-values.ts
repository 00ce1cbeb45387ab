import { compactIban } from '#domain/payment/iban.ts'

/** A textbook account number: valid in a bank's form, but nobody's. */
const EXAMPLE_IBAN = 'BE68 5390 0754 7034'

const EXAMPLE_ADDRESS = /@[\w.-]+\.example\b/

/** True for an example of the product, even without `!placeholder`: guests must never pay the example account or write to nobody. */
export function looksLikeSample(text: string): boolean {
  return EXAMPLE_ADDRESS.test(text) || compactIban(text) === compactIban(EXAMPLE_IBAN)
}
