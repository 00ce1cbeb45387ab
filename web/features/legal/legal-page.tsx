import type { ReactNode } from 'react'
import type { SiteContent } from '#web/shell/page-context.ts'
import { BackButton } from '#web/ui/form/button.tsx'
import { PageShell } from '#web/ui/page/page-shell.tsx'
import { TextBlocks } from '#web/ui/text-blocks.tsx'

// As the specification writes it: "July 8, 2025".
const changeDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A legal text of the owner's, with a table of contents beside it on wide screens and a link back. */
export function LegalPage({
  texts,
  account,
}: {
  texts: SiteContent['legal']['termsOfService']
  account: ReactNode
}) {
  return (
    <PageShell account={account}>
      <div className="page-column py-8 md:py-12">
        <BackButton href="/">Back to Homepage</BackButton>
        <h1 className="mt-6">{texts.title}</h1>
        {texts.lastUpdated && (
          <p className="mt-3 text-ink-soft">Last updated {changeDay.format(new Date(texts.lastUpdated))}</p>
        )}
        <p className="mt-5 max-w-2xl text-lg">{texts.intro}</p>
        <div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_16rem]">
          <div className="flex min-w-0 flex-col gap-10">
            {texts.sections.map((section, index) => (
              <section key={section.title} id={`section-${index + 1}`} className="scroll-mt-6">
                <h2 className="mb-4 text-2xl">{section.title}</h2>
                <TextBlocks blocks={section.blocks} />
              </section>
            ))}
          </div>
          <nav aria-label="On this page" className="hidden self-start lg:sticky lg:top-8 lg:block">
            <ol className="border-l-2 border-line">
              {texts.sections.map((section, index) => (
                <li key={section.title}>
                  <a
                    href={`#section-${index + 1}`}
                    className="-ml-0.5 block border-l-2 border-transparent py-1.5 pl-4 text-sm text-ink-soft hover:border-coral hover:text-ink"
                  >
                    {section.title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </div>
      </div>
    </PageShell>
  )
}
