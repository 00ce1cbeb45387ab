import { Check, ExternalLink, X, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { banjulDay } from '#domain/base/dates.ts'
import type { TimeZone } from '#domain/base/guest-time.ts'
import { formatCents } from '#domain/base/money.ts'
import type { Fact, OrderContract, OrderTexts } from '#domain/order/order-document.ts'
import {
  cancellationGist,
  formerGuestSentence,
  smallestGroupSentence,
} from '#domain/order/order-sentences.ts'
import { refundSentence } from '#domain/refund/refund-step-text.ts'
import { PassOnNote } from '#web/booking-status/hand-over-note.tsx'
import { FoldedRow, FoldedRows } from '#web/ui/folded-row.tsx'
import { linkStyle } from '#web/ui/link-style.ts'
import { RefundSteps } from '#web/ui/refund-steps.tsx'
import { useTimeZone } from '#web/ui/use-time-zone.ts'
import { AnnouncedChanges } from './announced-changes.tsx'
import { MarkedText } from './marked-text.tsx'
import type { OrderPage } from './order-page.ts'

/**
 * What the law wants known before the order (Directive (EU) 2015/2302, article 5): a row for each subject, folded, with what matters most
 * of it in the row itself; the standard form below them.
 */
export function OrderRows({
  contract,
  texts,
  examples,
  timeZone: kept,
  now,
}: Pick<OrderPage, 'contract' | 'texts' | 'examples'> & { timeZone: TimeZone | null; now: Date }) {
  const { included, excluded, announcedChanges = [], minimum } = contract
  const { organiser, insolvency, travel, form } = texts
  const timeZone = useTimeZone(kept)
  const smallest = smallestGroupSentence(minimum, banjulDay(now))
  const rightCount = form.keyRights.length
  return (
    <>
      <AnnouncedChanges changes={announcedChanges} />
      <FoldedRows>
        <FoldedRow title="If you cancel" gist={cancellationGist(contract, now, timeZone)}>
          <IfYouCancel {...{ contract, kept, now }} />
        </FoldedRow>
        <FoldedRow title="What’s included" gist={contract.gist}>
          <Services items={included} icon={Check} look="text-success" examples={examples} />
          <h3 className="mt-5 mb-2 font-sans text-base font-semibold tracking-normal">What’s not included</h3>
          <Services items={excluded} icon={X} look="text-mauve-deep" examples={examples} />
        </FoldedRow>
        <FoldedRow title="Good to know" gist={smallest}>
          <Facts facts={travel} examples={examples} />
        </FoldedRow>
        <FoldedRow title="Your key rights" gist={`${rightCount} rights, one line each.`}>
          <ul className="grid list-disc gap-1.5 pl-5 text-sm">
            {form.keyRights.map((right) => (
              <li key={right}>
                <MarkedText text={right} examples={examples} />
              </li>
            ))}
          </ul>
          <p className="mt-1">
            <OpensBeside href={form.source}>Read the directive itself</OpensBeside>
          </p>
        </FoldedRow>
        <FoldedRow title="Who sells" gist={sellerGist(texts)}>
          <div className="grid gap-5">
            <Facts facts={organiser} examples={examples} />
            <Facts facts={insolvency} examples={examples} />
          </div>
        </FoldedRow>
      </FoldedRows>
      <StandardForm form={form} examples={examples} />
    </>
  )
}

function sellerGist({ organiser, insolvency }: Pick<OrderTexts, 'organiser' | 'insolvency'>): string {
  return `${organiser[0]?.text ?? ''}, covered by ${insolvency[0]?.text ?? ''} against insolvency.`
}

/** What we refund and until when, step by step, and that somebody else can travel instead. */
function IfYouCancel({ contract, kept, now }: { contract: OrderContract; kept: TimeZone | null; now: Date }) {
  const timeZone = useTimeZone(kept)
  const { cancellation, handOverUntil, handOverCents, price } = contract
  const former = formerGuestSentence(contract)
  const hasDeposit = price.depositCents < price.totalCents
  return (
    <>
      <RefundSteps steps={cancellation.whole} now={now} timeZone={kept} />
      <p className="figures mt-3 text-sm text-ink-soft">
        Refunds if you have paid {formatCents(price.totalCents)} in full. Dates end at midnight in The Gambia
        (GMT).
      </p>
      {hasDeposit && (
        <p className="figures mt-2 text-sm text-ink-soft">
          With only the deposit paid: {refundSentence(cancellation.deposit, { timeZone })}
        </p>
      )}
      {former && <p className="figures mt-2 text-sm">{former}</p>}
      <PassOnNote until={handOverUntil} costCents={handOverCents} today={banjulDay(now)} />
    </>
  )
}

function Services({
  items,
  icon: Icon,
  look,
  examples,
}: {
  items: readonly string[]
  icon: LucideIcon
  look: string
  examples: readonly string[]
}) {
  return (
    <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      {items.map((item) => (
        <li key={item} className="flex gap-2.5 leading-snug">
          <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${look}`} />
          <span className="min-w-0">
            <MarkedText text={item} examples={examples} />
          </span>
        </li>
      ))}
    </ul>
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

/** The opening sentences of the form of Annex I, part A, in view; its key rights are a row above (docs/package-travel.md). */
function StandardForm({ form, examples }: { form: OrderTexts['form']; examples: readonly string[] }) {
  return (
    <section className="mt-3 rounded-lg border border-line bg-white px-4 py-3.5 text-sm leading-snug text-ink">
      <h3 className="font-sans text-base leading-tight font-semibold tracking-normal">{form.title}</h3>
      <p className="mt-1.5">
        <MarkedText text={form.paragraphs.join(' ')} examples={examples} />
      </p>
    </section>
  )
}

/** A text that is read beside the order, which stays as it is. */
export function OpensBeside({
  href,
  inline = false,
  children,
}: {
  href: string
  /** In a sentence, without the room and the mark of a link that stands alone. */
  inline?: boolean
  children: ReactNode
}) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className={inline ? linkStyle : `${linkStyle} inline-flex min-h-11 items-center gap-1.5 text-sm`}
    >
      {children}
      {!inline && <ExternalLink aria-hidden className="size-4 shrink-0" />}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
