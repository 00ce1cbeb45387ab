import * as z from 'zod/mini'
import { keysOf, recordOf } from '#domain/base/typed-records.ts'
import { RECIPIENTS } from '#domain/mail/recipients.ts'
import { RETENTION_TABLE } from '#domain/privacy/retention.ts'
import { CANCELLATION_TABLE } from '#domain/terms/cancellation-terms.ts'

const MISSING = 'This text is missing'

/** A required text. YAML reads a text that begins with a brace as something else, hence the hint. */
export const lineSchema = z
  .string({
    error: (issue) =>
      issue.input === undefined || issue.input === null
        ? MISSING
        : "Write a text here, in 'quotes' where it is a number or begins with a brace",
  })
  .check(z.trim(), z.minLength(1, MISSING))
/** Paragraphs or list items in one value, one per line. */
export const splitLinesSchema = z.pipe(
  lineSchema,
  z.transform((text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
)
export const linesSchema = z.array(lineSchema).check(z.minLength(1, 'Write at least one'))

/** Returns the fields of an object in which each of these names has a text. */
export function texts<Name extends string>(...names: Name[]) {
  return recordOf(names, () => lineSchema)
}

const path = z
  .string()
  .check(z.regex(/^\/(?!\/)\S*$/, 'A link leads to a page of this site, for example /refund-policy'))
export const linkSchema = z.strictObject({ label: lineSchema, to: path })

interface TermsRow {
  rule: string
  when: string
  gives: string
  /** The share that is refunded, from 0 to 1, for the drawing; only in the cancellation table. */
  share?: number
}

/** The tables that the rules themselves use, so a text cannot contradict them. */
const TABLES: Record<'cancellation' | 'retention' | 'recipients', readonly TermsRow[]> = {
  cancellation: CANCELLATION_TABLE,
  retention: RETENTION_TABLE.map(({ what, until }) => ({ rule: what, when: what, gives: until })),
  recipients: RECIPIENTS.map(({ who, gets }) => ({ rule: who, when: who, gives: gets })),
}

const termsSchema = z.pipe(
  z.strictObject({ terms: z.enum(keysOf(TABLES)) }),
  z.transform(({ terms }) => ({ kind: 'terms' as const, rows: TABLES[terms] })),
)

/**
 * A piece of a longer text: a plain text for a paragraph, `list:` for a list (or a figure that is one), `link:` for a link, and `terms:` for a
 * table. The tables are `cancellation`, from which refunds are computed, `retention`, by which data is removed, and
 * `recipients` of personal data.
 */
export const blockSchema = z.union(
  [
    z.pipe(
      lineSchema,
      z.transform((text) => ({ kind: 'paragraph' as const, text })),
    ),
    z.pipe(
      z.strictObject({ list: z.union([linesSchema, splitLinesSchema]) }),
      z.transform(({ list }) => ({ kind: 'list' as const, items: list })),
    ),
    z.pipe(
      z.strictObject({ link: linkSchema }),
      z.transform(({ link }) => ({ kind: 'link' as const, ...link })),
    ),
    termsSchema,
  ],
  `Write a text, or one of list:, link: { label, to } and terms: (${keysOf(TABLES).join(', ')})`,
)
export type Block = z.infer<typeof blockSchema>
export const blocksSchema = z.array(blockSchema).check(z.minLength(1, 'Write at least one paragraph'))

/** Returns the text without its form, for search engines; links are left out. */
export function plainText(blocks: readonly Block[]): string {
  return blocks
    .map(blockText)
    .filter((text) => text !== '')
    .join(' ')
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text
    case 'list':
      return `${block.items.join('; ')}.`
    case 'link':
      return ''
    case 'terms':
      return `${block.rows.map(({ when, gives }) => `${when}: ${gives}`).join('. ')}.`
  }
}
