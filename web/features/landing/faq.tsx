import { Plus } from 'lucide-react'
import { TextBlocks, type TextBlock } from '#web/ui/text-blocks.tsx'

export interface FaqTexts {
  title: string
  groups: readonly {
    title: string
    items: readonly { question: string; answer: readonly TextBlock[] }[]
  }[]
}

/**
 * Questions in groups, that open their answers by themselves, without any script. Several may be open: one above that closed
 * would take the question that was pressed out of sight.
 */
export function Faq({ texts }: { texts: FaqTexts }) {
  return (
    <section id="faq" aria-label={texts.title} className="bg-cream">
      <div className="page-column py-16 md:py-24">
        <h2 className="text-4xl">{texts.title}</h2>
        {texts.groups.map((group) => (
          <div
            key={group.title}
            className="mt-10 grid gap-x-16 gap-y-4 md:mt-14 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
          >
            <h3 className="text-2xl lg:sticky lg:top-24 lg:self-start lg:pt-3.5">{group.title}</h3>
            <div className="divide-y divide-line-strong/40 border-y border-line-strong/40">
              {group.items.map((item) => (
                <Question key={item.question} item={item} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}

function Question({ item: { question, answer } }: { item: FaqTexts['groups'][number]['items'][number] }) {
  return (
    <details className="group">
      <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-3 text-lg font-semibold hover:text-teal-deep [&::-webkit-details-marker]:hidden">
        {question}
        <Plus
          aria-hidden
          className="size-6 shrink-0 text-coral-deep transition-[rotate] group-open:rotate-45"
        />
      </summary>
      <div className="pb-7">
        <TextBlocks blocks={answer} />
      </div>
    </details>
  )
}
