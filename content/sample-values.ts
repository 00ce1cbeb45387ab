import { compactIban } from '#domain/payment/iban.ts'

/** The account number of the textbooks: valid to a bank's form, and nobody's. */
const EXAMPLE_IBAN = 'BE68 5390 0754 7034'

const EXAMPLE_ADDRESS = /@[\w.-]+\.example\b/

/**
 * Whether a value is one of the examples that the product came with. It is found even where the mark `!placeholder`
 * was taken away: a guest must never send money to the example account, nor a message to nobody.
 */
export function looksLikeSample(text: string): boolean {
  return EXAMPLE_ADDRESS.test(text) || compactIban(text) === compactIban(EXAMPLE_IBAN)
}
