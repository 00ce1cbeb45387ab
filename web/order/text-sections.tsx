import { ChevronDown, ExternalLink, FileText, Landmark, ShieldCheck, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { banjulDay } from '#domain/base/dates.ts'
import type { Fact, OrderContract } from '#domain/order/order-document.ts'
import { smallestGroupSentence } from '#domain/order/order-sentences.ts'
import { linkStyle } from '#web/ui/link-style.ts'
import { MarkedText } from './marked-text.tsx'
import type { OrderPage } from './order-page.ts'
import { OrderSection } from './order-section.tsx'

/** What has to be known of the journey before it is ordered (Directive (EU) 2015/2302, article 5). */
export function JourneySection({
  contract: { minimum },
  facts,
  examples,
  now,
}: {
  contract: OrderContract
  facts: readonly Fact[]
  examples: readonly string[]
  now: Date
}) {
  const smallest = { term: 'Smallest group', text: smallestGroupSentence(minimum, banjulDay(now)) }
  return (
    <OrderSection title="Good to know before you order">
      <Facts facts={[...facts, smallest]} examples={examples} />
    </OrderSection>
  )
}

function Facts({ facts, examples }: { facts: readonly Fact[]; examples: readonly string[] }) {
  return (
    <dl className="figures grid gap-x-6 gap-y-3 text-sm sm:grid-cols-[11rem_minmax(0,1fr)]">
      {facts.map(({ term, text }) => (
        <div key={term} className="grid sm:col-span-2 sm:grid-cols-subgrid">
          <dt className="text-ink-soft">{term}</dt>
          <dd className="wrap-anywhere">
            <MarkedText text={text} examples={examples} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The standard form with its key rights, who stands behind it, and the terms, which open beside. */
export function RightsSection({
  texts: { form, organiser, insolvency },
  examples,
}: Pick<OrderPage, 'texts' | 'examples'>) {
  return (
    <OrderSection title="Your rights">
      <div className="grid gap-3">
        {form.paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <MarkedText text={paragraph} examples={examples} />
          </p>
        ))}
      </div>
      <div className="mt-5 border-b border-line">
        <Fold icon={ShieldCheck} title="Your key rights" open>
          <ul className="grid gap-1.5 text-sm text-ink-soft">
            {form.keyRights.map((right) => (
              <li key={right}>{right}</li>
            ))}
          </ul>
        </Fold>
        <Fold icon={FileText} title={form.title}>
          <p className="text-sm text-ink-soft">
            What stands under “Your rights” and “Your key rights” is the form that Annex I, part A of
            Directive (EU) 2015/2302 prescribes.
          </p>
          <p className="mt-1">
            <OpensBeside href={form.source}>Read the directive itself</OpensBeside>
          </p>
        </Fold>
        <Fold icon={Landmark} title="Insolvency protection and contact">
          <div className="grid gap-5">
            <Facts facts={insolvency} examples={examples} />
            <Facts facts={organiser} examples={examples} />
          </div>
        </Fold>
      </div>
      <p className="mt-3 flex flex-wrap gap-x-6">
        <OpensBeside href="/terms-of-service">Terms of service</OpensBeside>
        <OpensBeside href="/refund-policy">Refund policy</OpensBeside>
        <OpensBeside href="/privacy-policy">Privacy policy</OpensBeside>
      </p>
    </OrderSection>
  )
}

function Fold({
  icon: Icon,
  title,
  open = false,
  children,
}: {
  icon: LucideIcon
  title: string
  open?: boolean
  children: ReactNode
}) {
  return (
    <details className="group border-t border-line" open={open}>
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 py-2 leading-snug font-semibold [&::-webkit-details-marker]:hidden">
        <Icon aria-hidden className="size-5 shrink-0" />
        <span className="min-w-0 grow">{title}</span>
        <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  )
}

function OpensBeside({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className={`${linkStyle} inline-flex min-h-11 items-center gap-1.5 text-sm`}
    >
      {children}
      <ExternalLink aria-hidden className="size-4 shrink-0" />
      <span className="sr-only">(opens beside)</span>
    </a>
  )
}
