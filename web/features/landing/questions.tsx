import { ArrowUpRight, AtSign, Mail, MessageCircle, PenLine, type LucideIcon } from 'lucide-react'
import { counted } from '#domain/base/wording.ts'
import { Island } from '#web/islands/island.tsx'
import type { SiteContent } from '#web/shell/page-context.ts'
import { FoldedRow, FoldedRows } from '#web/ui/rows.tsx'
import { TextBlocks } from '#web/ui/text-blocks.tsx'
import { Unbroken } from '#web/ui/unbroken.tsx'
import { ContactForm } from './contact-form.tsx'
import { SectionHeading } from './section-heading.tsx'

type FaqTexts = SiteContent['faq']

/**
 * Questions that open their answers without scripts: the first group is shown, all others are below one row. Several may be open, because
 * closing one above would move the pressed question out of view.
 */
export function Faq({ texts: { title, groups } }: { texts: FaqTexts }) {
  const [first, ...others] = groups
  const more = others.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <section id="faq" aria-label={title} className="later-163 bg-cream">
      <div className="page-column py-10 md:py-18">
        <SectionHeading title={title} />
        {first && <Questions items={first.items} className="mt-5 md:mt-8" />}
        {more > 0 && (
          <FoldedRows className="mt-3">
            <FoldedRow title={counted(more, 'more question')} gist={titlesOf(others)}>
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

export interface ContactWays {
  chat: { number: string; url: string }
  social: { handle: string; url: string } | null
  email: string
}

/** Every way to reach us: chat, social network, email and the form. */
export function Contact({ texts, ways }: { texts: SiteContent['landing']['contact']; ways: ContactWays }) {
  return (
    <section id="contact" aria-label={texts.title} className="later-108 page-column py-10 md:py-18">
      <SectionHeading title={texts.title}>{texts.intro}</SectionHeading>
      <div className="mt-5 grid grid-cols-1 items-start gap-x-12 gap-y-3 md:mt-8 md:grid-cols-2">
        <div>
          <ul className="divide-y divide-line rounded-lg border border-line bg-white text-ink">
            <Way Icon={MessageCircle} label={texts.chatLabel} value={ways.chat.number} href={ways.chat.url} />
            {ways.social && (
              <Way
                Icon={AtSign}
                label={texts.socialLabel}
                value={ways.social.handle}
                href={ways.social.url}
              />
            )}
            <Way Icon={Mail} label="Write an email" value={ways.email} href={`mailto:${ways.email}`} />
          </ul>
          <p className="mt-2 text-sm text-ink-soft">
            <Unbroken text={texts.hours} />
          </p>
        </div>
        <FoldedRows className="noscript:hidden">
          <FoldedRow
            title={texts.formTitle}
            gist="Name, email and your question"
            lead={<PenLine aria-hidden className="size-6 shrink-0 text-coral-deep" />}
          >
            <Island
              name="contact-form"
              component={ContactForm}
              props={{ button: texts.formButton }}
              when="visible"
            />
          </FoldedRow>
        </FoldedRows>
      </div>
    </section>
  )
}

function Way({ Icon, label, value, href }: { Icon: LucideIcon; label: string; value: string; href: string }) {
  return (
    <li>
      <a href={href} className="group flex min-h-14 items-center gap-3 px-4 py-2.5 hover:text-teal-deep">
        <Icon aria-hidden className="size-6 shrink-0 text-coral-deep" />
        <span className="min-w-0 grow">
          <span className="block text-sm leading-snug text-ink-soft">{label}</span>
          <span className="figures font-semibold wrap-anywhere underline-offset-4 group-hover:underline">
            {value}
          </span>
        </span>
        <ArrowUpRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
      </a>
    </li>
  )
}
