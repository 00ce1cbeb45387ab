import { Plus } from 'lucide-react'
import { TextBlocks, type TextBlock } from '#web/ui/text-blocks.tsx'

export interface FaqTexts {
  title: string
  items: readonly { question: string; answer: readonly TextBlock[] }[]
}

/** Questions that open their answers by themselves, without any script. */
export function Faq({ texts }: { texts: FaqTexts }) {
  return (
    <section id="faq" aria-label={texts.title} className="bg-cream">
      <div className="page-column grid gap-x-16 gap-y-10 py-16 md:py-24 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <h2 className="text-4xl lg:sticky lg:top-10 lg:self-start">{texts.title}</h2>
        <div className="divide-y divide-line-strong/40 border-y border-line-strong/40">
          {texts.items.map((item) => (
            <details key={item.question} name="faq" className="group">
              <summary className="flex min-h-16 list-none items-center justify-between gap-6 py-4 text-lg font-semibold hover:text-teal-deep [&::-webkit-details-marker]:hidden">
                {item.question}
                <Plus
                  aria-hidden
                  className="size-6 shrink-0 text-coral-deep transition-[rotate] group-open:rotate-45"
                />
              </summary>
              <div className="pb-7">
                <TextBlocks blocks={item.answer} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
