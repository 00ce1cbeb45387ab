import { FoldedRow, FoldedRows } from '#web/ui/rows.tsx'
import { TextBlocks, type TextBlock } from '#web/ui/text-blocks.tsx'
import { SectionHeading } from './section-heading.tsx'

export interface FaqTexts {
  title: string
  groups: readonly {
    title: string
    items: readonly { question: string; answer: readonly TextBlock[] }[]
  }[]
}

/**
 * Questions that open their answers without scripts: the first group is shown, all others are below one row. Several may be open, because
 * closing one above would move the pressed question out of view.
 */
export function Faq({ texts: { title, groups } }: { texts: FaqTexts }) {
  const [first, ...others] = groups
  const more = others.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <section id="faq" aria-label={title} className="bg-cream">
      <div className="page-column py-10 md:py-18">
        <SectionHeading title={title} />
        {first && <Questions items={first.items} className="mt-5 md:mt-8" />}
        {more > 0 && (
          <FoldedRows className="mt-3">
            <FoldedRow
              title={more === 1 ? '1 more question' : `${more} more questions`}
              gist={titlesOf(others)}
            >
              {others.map((group) => (
                <div key={group.title} className="not-last:mb-5">
                  <h3 className="mb-2">{group.title}</h3>
                  <Questions items={group.items} />
                </div>
              ))}
            </FoldedRow>
          </FoldedRows>
        )}
      </div>
    </section>
  )
}

function titlesOf(groups: FaqTexts['groups']): string {
  return groups.map(({ title }) => title).join(' · ')
}

function Questions({ items, className }: { items: FaqTexts['groups'][number]['items']; className?: string }) {
  return (
    <FoldedRows className={className}>
      {items.map(({ question, answer }) => (
        <FoldedRow key={question} title={question}>
          <TextBlocks blocks={answer} />
        </FoldedRow>
      ))}
    </FoldedRows>
  )
}
