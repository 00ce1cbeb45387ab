import type { OrderLanguage } from '#domain/order/order.ts'
import type { Fact } from '#domain/order/order-document.ts'

/** One piece of a paper of several pages, in the order in which it is read. Amounts are written out. */
export type PaperBlock =
  | { kind: 'heading' | 'subheading' | 'paragraph' | 'point'; text: string }
  /** What something is, beside its name. */
  | ({ kind: 'fact' } & Fact)
  | { kind: 'figure'; label: string; amount: string; isTotal: boolean }

/** A paper of as many pages as its words take: all that stands on it, for whoever draws it (server/document/draw-paper.ts). */
export interface Paper {
  title: string
  /** Who gives it: the name over the first page. */
  from: string
  /** By which it is known, beside its title and at the foot of each page. */
  number: string
  subject: string
  /** The instant whose paper it is, in ISO 8601. */
  at: string
  language: OrderLanguage
  blocks: readonly PaperBlock[]
}
