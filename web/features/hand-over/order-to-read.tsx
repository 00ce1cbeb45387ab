import type { ReactNode } from 'react'
import { formatDay } from '#domain/dates.ts'
import { formatCents } from '#domain/money.ts'
import type { Fact, OrderDocument } from '#domain/order-document.ts'
import { linkStyle } from '#web/ui/link-style.ts'
import { PriceLines } from '#web/ui/price-lines.tsx'
import { Tide } from '#web/ui/tide.tsx'

/** All that is ordered when a place is taken over: services, money, cancelling, who sells, and the form that the law asks for. */
export function OrderToRead({ document, settledBy }: { document: OrderDocument; settledBy: string }) {
  const { contract, texts } = document
  const { price, settledCents, schedule, extras } = contract
  return (
    <div className="flex flex-col gap-7">
      <Part title="What you order">
        <p className="mb-3 font-semibold">{contract.stay.label}</p>
        <List items={contract.included} />
        <p className="mt-4 mb-1 font-semibold">Not in the price</p>
        <List items={contract.excluded} />
      </Part>
      <Part title="What it costs">
        <PriceLines
          lines={[
            ...price.lines.map(({ label, amountCents }) => ({ label, amount: formatCents(amountCents) })),
            { label: 'Total', amount: formatCents(price.totalCents), weight: 'total' },
            { label: `Paid already, by ${settledBy}`, amount: formatCents(settledCents) },
            ...schedule.map(({ on, amountCents }) => ({
              label: on ? `You pay by ${formatDay(on)}` : 'You pay now',
              amount: formatCents(amountCents),
              weight: 'strong' as const,
            })),
            ...extras.map(({ label, amountCents }) => ({
              label,
              amount: formatCents(amountCents),
              weight: 'quiet' as const,
            })),
          ]}
        />
      </Part>
      <Part title="If you cancel, once all is paid">
        <Tide steps={contract.cancellation.whole} />
        <p className="mt-4 text-sm text-ink-soft">
          Up to {formatDay(contract.handOverUntil)} somebody else can always travel for you. The retreat needs{' '}
          {contract.minimum.guests} guests; whether it takes place is decided by{' '}
          {formatDay(contract.minimum.decidedBy)}.
        </p>
      </Part>
      <Part title="The journey">
        <Facts facts={texts.travel} />
      </Part>
      <Part title="Who sells it, and who pays you back">
        <Facts facts={[...texts.organiser, ...texts.insolvency]} />
      </Part>
      <Part title={texts.form.title}>
        {texts.form.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mb-3">
            {paragraph}
          </p>
        ))}
        <h4 className="mt-2 mb-2 font-sans text-base font-semibold">Key rights</h4>
        <List items={texts.form.keyRights} />
        <p className="mt-3 text-sm">
          <a href={texts.form.source} className={linkStyle} target="_blank" rel="noreferrer">
            Directive (EU) 2015/2302
          </a>
        </p>
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-5 first:border-t-0 first:pt-0">
      <h3 className="mb-3 text-xl">{title}</h3>
      {children}
    </section>
  )
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5 marker:text-coral-deep">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
      {facts.map(({ term, text }) => (
        <div key={`${term} ${text}`} className="contents">
          <dt className="text-sm text-ink-soft sm:pt-0.5">{term}</dt>
          <dd className="wrap-anywhere max-sm:mb-1">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
