import { compactIban } from '#domain/payment/iban.ts'

/** The values that texts name as {deposit} or {brand}. */
export type Figures = Readonly<Record<string, string>>

/** Returns a text with its figures filled in. An unknown name stays as it is, and `onUnknown` gets a sentence about it. */
export function fillFigures(text: string, figures: Figures, onUnknown: (problem: string) => void): string {
  return text.replaceAll(/\{(\w+)\}/g, (written, figure: string) => {
    const value = Object.hasOwn(figures, figure) ? figures[figure] : undefined
    if (value !== undefined) return value
    const known = Object.keys(figures).toSorted().join(', ')
    onUnknown(`${written} is not a known figure. Known are: ${known}`)
    return written
  })
}

/** A textbook account number: valid in a bank's form, but nobody's. */
const EXAMPLE_IBAN = 'BE68 5390 0754 7034'

const EXAMPLE_ADDRESS = /@[\w.-]+\.example\b/

/** True for an example of the product, even without `!placeholder`: guests must never pay the example account or write to nobody. */
export function looksLikeSample(text: string): boolean {
  return EXAMPLE_ADDRESS.test(text) || compactIban(text) === compactIban(EXAMPLE_IBAN)
}
