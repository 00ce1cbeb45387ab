import { isValidIBAN } from 'ibantools'
import { compactIban } from './iban.ts'

/** The countries of the Single Euro Payments Area by the first letters of their IBANs (European Payments Council, EPC409-09). */
const SEPA =
  'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA'.split(
    ' ',
  )

/** True if a bank transfers euros to an IBAN by SEPA, for which alone a banking app's QR code is. */
export function isSepaIban(iban: string): boolean {
  return SEPA.includes(compactIban(iban).slice(0, 2))
}

/** True if an IBAN has its country's length and form and correct check digits. Not in iban.ts, because its table of countries is large. */
export function isIban(text: string): boolean {
  return isValidIBAN(compactIban(text))
}
