/** Kinds of file that banks and people mistake for a statement in CSV or CAMT.053, by how their text begins or what it contains. */
const KINDS: readonly [RegExp, string][] = [
  [/^PK\p{Cc}\p{Cc}[^]*(xl\/|\[Content_Types\]|docProps)/u, 'an Excel file'],
  [/^PK\p{Cc}\p{Cc}/u, 'a ZIP file. Open it, and choose the file inside'],
  [/^(ÐÏ\p{Cc}à|\ufffd{2}\p{Cc}\ufffd)/u, 'an Excel file'],
  [/^<\?xml[^>]*>\s*<\?mso-application|^(<\?xml[^>]*>\s*)?<Workbook/, 'an Excel file'],
  [/^%PDF-/, 'a PDF file'],
  [/^(\{1:|(.*\r?\n){0,5}:20:)[^]*:(25|28C|60F|61):/, 'an MT940 file'],
  [/^0{5}\d{9}05/, 'a CODA file'],
  [/^(OFXHEADER|(<\?(xml|OFX)[^>]*>\s*)*<OFX)/, 'an OFX file'],
  [/^!(Type|Account)/i, 'a QIF file'],
  [/<(\w+:)?BkToCstmrAcctRpt/, 'CAMT.052, a report of lines that may not be booked yet'],
  [/<(\w+:)?BkToCstmrDbtCdtNtfctn/, 'CAMT.054, a notice of single payments'],
  [/<(\w+:)?CstmrCdtTrfInitn/, 'a payment order (pain.001)'],
  [/^(<!doctype html|<html)/i, 'a web page'],
  [/^[{[]\s*["{]/, 'a JSON file'],
]

/** Names a file that is no statement we read, as the end of "This is …". Null if it may be one. */
export function foreignKind(text: string): string | null {
  return KINDS.find(([pattern]) => pattern.test(text))?.[1] ?? null
}
