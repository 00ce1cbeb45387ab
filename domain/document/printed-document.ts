/** One block of a document with several pages, in reading order. Amounts are formatted text. */
export type PrintedBlock =
  | { kind: 'heading' | 'subheading' | 'paragraph' | 'point'; text: string }
  | { kind: 'fact'; term: string; text: string }
  | { kind: 'figure'; label: string; amount: string; isTotal: boolean }

/** A document with as many pages as its text needs; server/document/draw-printed-document.ts draws it. */
export interface PrintedDocument {
  title: string
  /** The issuer, whose name is above the first page. */
  from: string
  /** The document's number, beside its title and at the foot of each page. */
  number: string
  subject: string
  /** The instant of the document, in ISO 8601. */
  at: string
  /** "en", "fr" or "nl". */
  language: string
  blocks: readonly PrintedBlock[]
}
