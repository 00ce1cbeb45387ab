import { ButtonLink } from './form/button.tsx'
import { TermsRefundSteps } from './refund-steps.tsx'
import { Unbroken } from './unbroken.tsx'

interface TermsRow {
  rule: string
  when: string
  gives: string
  /** The refunded share of the money, from 0 to 1; absent in a table about something else. */
  share?: number
}

/** A piece of a longer text of the owner's, as content/text-blocks.ts reads it. */
export type TextBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'link'; label: string; to: string }
  | { kind: 'terms'; rows: readonly TermsRow[] }

/** Renders paragraphs, lists, links and tables of terms below each other. */
export function TextBlocks({ blocks }: { blocks: readonly TextBlock[] }) {
  return (
    <div className="flex flex-col gap-4 *:not-[.refund-steps]:max-w-2xl">
      {blocks.map((block) => (
        <Piece key={keyOf(block)} block={block} />
      ))}
    </div>
  )
}

function keyOf(block: TextBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text
    case 'list':
      return block.items.join()
    case 'link':
      return block.to
    case 'terms':
      return block.rows.map(({ rule }) => rule).join()
  }
}

function Piece({ block }: { block: TextBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Unbroken text={block.text} />
        </p>
      )
    case 'list':
      return (
        <ul className="flex list-disc flex-col gap-1.5 pl-5 marker:text-coral-deep">
          {block.items.map((item) => (
            <li key={item}>
              <Unbroken text={item} />
            </li>
          ))}
        </ul>
      )
    case 'link':
      return (
        <ButtonLink href={block.to} variant="secondary" size="sm" className="self-start">
          {block.label}
        </ButtonLink>
      )
    case 'terms': {
      const steps = block.rows.flatMap(({ share, ...row }) =>
        share === undefined ? [] : [{ ...row, share }],
      )
      if (steps.length > 0) return <TermsRefundSteps rows={steps} />
      return (
        <dl className="divide-y divide-line rounded-lg border border-line bg-white">
          {block.rows.map((row) => (
            <div key={row.rule} className="grid gap-x-6 gap-y-0.5 px-4 py-3 sm:grid-cols-[14rem_1fr]">
              <dt className="font-semibold text-ink">{row.when}</dt>
              <dd className="text-ink-soft">{row.gives}</dd>
            </div>
          ))}
        </dl>
      )
    }
  }
}
