import { isValidIBAN } from 'ibantools'
import { compactIban } from './iban.ts'

/** Whether an IBAN can exist: its country's length and form, and its check digits. Apart from iban.ts, for its table of countries is large. */
export function isIban(text: string): boolean {
  return isValidIBAN(compactIban(text))
}
