import type { Cents } from '#domain/base/money.ts'

/** A transfer in euros as a banking app needs it. */
export interface EpcTransfer {
  /** The account holder, as the bank has it. */
  name: string
  /** Without spaces. */
  iban: string
  /** Null if it is not known; banks find it by the IBAN. */
  bic: string | null
  amountCents: Cents
  /** The payment reference by which the transfer is recognised. */
  reference: string
}

type EpcPayload = { ok: true; payload: string } | { ok: false; reason: string }

const MAX_NAME_LENGTH = 70
const MAX_REFERENCE_LENGTH = 140
const MAX_AMOUNT_CENTS: Cents = 999_999_999_99
const MAX_BYTES = 331

/**
 * Returns the text of the QR code that European banking apps scan: EPC069-12, version 002, in UTF-8, for a SEPA credit
 * transfer with an unstructured reference. Refuses what the guideline has no room for, and any line break, because its
 * lines have fixed places. The QR code itself needs error correction M and at most version 13.
 */
export function epcPayload({ name, iban, bic, amountCents, reference }: EpcTransfer): EpcPayload {
  if (!isLine(name, MAX_NAME_LENGTH))
    return refuse('the name is empty, longer than 70 characters or not one line')
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban))
    return refuse('the IBAN is not one, or is written with spaces')
  if (bic !== null && !/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic))
    return refuse('the BIC has not 8 or 11 characters')
  if (!Number.isInteger(amountCents) || amountCents < 1 || amountCents > MAX_AMOUNT_CENTS)
    return refuse('the amount is not between 0.01 and 999,999,999.99 euros')
  if (!isLine(reference, MAX_REFERENCE_LENGTH))
    return refuse('the reference is empty, longer than 140 characters or not one line')
  const payload = [
    'BCD',
    '002',
    '1',
    'SCT',
    bic ?? '',
    name,
    iban,
    `EUR${epcAmount(amountCents)}`,
    '', // purpose of the transfer
    '', // structured reference
    reference,
  ].join('\n')
  if (new TextEncoder().encode(payload).length > MAX_BYTES) return refuse('it is longer than 331 bytes')
  return { ok: true, payload }
}

/** Returns euros with a point and two decimals: 20000 → "200.00". */
function epcAmount(amountCents: Cents): string {
  return `${Math.floor(amountCents / 100)}.${String(amountCents % 100).padStart(2, '0')}`
}

function isLine(text: string, longest: number): boolean {
  return (
    text.trim() !== '' && text.length <= longest && text.isWellFormed() && !/\p{Cc}|\p{Zl}|\p{Zp}/u.test(text)
  )
}

function refuse(reason: string): EpcPayload {
  return { ok: false, reason }
}
