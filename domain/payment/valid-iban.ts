import { isValidIBAN } from 'ibantools'
import { compactIban } from './iban.ts'

/** True if an IBAN has its country's length and form and correct check digits. Not in iban.ts, because its table of countries is large. */
export function isIban(text: string): boolean {
  return isValidIBAN(compactIban(text))
}
