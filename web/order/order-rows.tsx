import { Check, ExternalLink, X, type LucideIcon } from 'lucide-react'
import { createContext, use, type ReactNode } from 'react'
import { banjulDay } from '#domain/base/dates.ts'
import type { TimeZone } from '#domain/base/guest-time.ts'
import { formatCents } from '#domain/base/money.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { payerName, payerRefundSentence } from '#domain/hand-over/outgoing-guest-text.ts'
import {
  orderDifferences,
  type OrderRow,
  type ReadOrder,
  type RowDifference,
} from '#domain/order/order-differences.ts'
import type { Fact, OrderContract, OrderTexts } from '#domain/order/order-document.ts'
import {
  cancellationGist,
  outgoingGuestSentence,
  smallestGroupSentence,
  type ChosenAmount,
} from '#domain/order/order-sentences.ts'
import { cancellationCostSentence } from '#domain/refund/refund-step-text.ts'
import { HandOverNote } from '#web/booking-status/hand-over-note.tsx'
import { classNames, linkStyle } from '#web/ui/class-names.ts'
import { useTimeZone } from '#web/ui/guest-time.tsx'
import { OwnersMark } from '#web/ui/page/organiser.tsx'
import { RefundSteps } from '#web/ui/refund-steps.tsx'
import { FoldedRow, FoldedRows } from '#web/ui/rows.tsx'
import { Unbroken } from '#web/ui/unbroken.tsx'
import { AnnouncedChanges } from './announced-changes.tsx'
import type { OrderPage } from './order-page.ts'

/**
 * The information required before the order (Directive (EU) 2015/2302, article 5): a folded row for each subject with the main point in the
 * row itself, and the standard form below them.
 */
export function OrderRows({
  contract,
  texts,
  examples,
  timeZone: kept,
  now,
  chosen,
  before = null,
  outgoingGuest = null,
}: Pick<OrderPage, 'contract' | 'texts' | 'examples'> & {
  timeZone: TimeZone | null
  now: Date
  chosen: ChosenAmount
  /** The order as first shown, if it has changed since; changed rows then show the difference. */
  before?: ReadOrder | null
  /** The guest who paid before a hand-over, and how much; null if there was none. */
  outgoingGuest?: Booking['outgoingGuest']
}) {
  const { included, excluded, announcedChanges = [], minimum, schedule } = contract
  const payerRefund = payerRefundSentence({ outgoingGuest }) ?? ''
  const isAllOfPayer = payerRefund !== '' && schedule.length === 0
  const { organiser, insolvency, travel, form } = texts
  const timeZone = useTimeZone(kept)
  const ownGist = cancellationGist(contract, chosen, { now, timeZone })
  const smallest = smallestGroupSentence(minimum, banjulDay(now))
  const seller = `${organiser[0]?.text ?? ''} sells the retreat. ${insolvency[0]?.text ?? ''} refunds you if we go bankrupt.`
  const changed = before ? orderDifferences({ contract, texts }, before, { now, timeZone }) : {}
  /** Returns the text of a closed row: its summary, or what has changed in it. */
  const says = (row: OrderRow, gist: string | undefined) => {
    const difference = changed[row]
    return { gist: difference ? <Changed {...difference} /> : gist, isMarked: difference !== undefined }
  }
  return (
    <Examples value={examples}>
      <AnnouncedChanges changes={announcedChanges} />
      <FoldedRows>
        <FoldedRow
          title="If you cancel"
          {...says('cancel', isAllOfPayer ? payerRefund : `${payerRefund} ${ownGist}`.trim())}
        >
          <IfYouCancel
            {...{ contract, chosen, kept, now }}
            payee={isAllOfPayer ? payerName(outgoingGuest) : null}
          />
        </FoldedRow>
        <FoldedRow title="What’s included" {...says('included', contract.gist)}>
          <Services items={included} icon={Check} look="text-success" />
          <h3 className="mt-5 mb-2 font-sans text-base font-semibold tracking-normal">What’s not included</h3>
          <Services items={excluded} icon={X} look="text-mauve-deep" />
        </FoldedRow>
        <FoldedRow title="Good to know" {...says('travel', smallest)}>
          <Facts facts={travel} />
        </FoldedRow>
        <FoldedRow
          title="Your key rights"
          {...says('rights', `${form.keyRights.length} rights, one line each.`)}
        >
          <ul className="grid list-disc gap-1.5 pl-5 text-sm">
            {form.keyRights.map((right) => (
              <li key={right}>
                <MarkedText text={right} />
              </li>
            ))}
          </ul>
          <p className="mt-1">
            <OpensBeside href={form.source}>Read the directive itself</OpensBeside>
          </p>
        </FoldedRow>
        <FoldedRow title="Who sells" {...says('seller', seller)}>
          <div className="grid gap-5">
            <Facts facts={organiser} />
            <Facts facts={insolvency} />
          </div>
        </FoldedRow>
      </FoldedRows>
      <StandardForm form={form} changed={changed.form} />
    </Examples>
  )
}

/** The new and the former text of a row; only one of them if something was just added or removed. */
function Changed({ now, before }: RowDifference) {
  const isReplaced = now.length > 0 && before.length > 0
  return (
    <span className="grid gap-1 text-ink">
      {now.length > 0 && (
        <span>
          <strong className="font-semibold">{isReplaced ? 'Now:' : 'New:'}</strong> {now.join(' ')}
        </span>
      )}
      {before.length > 0 && (
        <span className="text-ink-soft">
          <strong className="font-semibold">{isReplaced ? 'Before:' : 'No longer:'}</strong>{' '}
          {before.join(' ')}
        </span>
      )}
    </span>
  )
}

/** The refunds of the chosen amount step by step, what another amount would cost, and that the place can be passed on. */
function IfYouCancel({
  contract,
  chosen,
  kept,
  now,
  payee,
}: {
  contract: OrderContract
  chosen: ChosenAmount
  kept: TimeZone | null
  now: Date
  /** The guest who paid everything before a hand-over; null if the reader pays. */
  payee: string | null
}) {
  const timeZone = useTimeZone(kept)
  const { handOverUntil, handOverCents, price, cancellation } = contract
  const former = outgoingGuestSentence(contract)
  const whole = { paid: `If you’ve paid ${formatCents(price.totalCents)} in full`, steps: cancellation.whole }
  const deposit = { paid: 'If you’ve paid only the deposit', steps: cancellation.deposit }
  const [shown, other] = chosen === 'deposit' ? [deposit, whole] : [whole, deposit]
  return (
    <>
      {former && <p className="figures mb-3 text-sm">{former}</p>}
      <p className="figures mb-3 font-semibold">{shown.paid}</p>
      <RefundSteps steps={shown.steps} now={now} timeZone={kept} payee={payee} />
      <p className="mt-3 text-sm text-ink-soft">Dates end at midnight in The Gambia (GMT).</p>
      {price.depositCents < price.totalCents && (
        <p className="figures mt-2 text-sm text-ink-soft">
          <strong className="block font-semibold text-ink">{other.paid}</strong>
          <Unbroken text={cancellationCostSentence(other.steps, { timeZone })} />
        </p>
      )}
      <HandOverNote until={handOverUntil} costCents={handOverCents} today={banjulDay(now)} />
    </>
  )
}

function Services({ items, icon: Icon, look }: { items: readonly string[]; icon: LucideIcon; look: string }) {
  return (
    <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      {items.map((item) => (
        <li key={item} className="flex gap-2.5 leading-snug">
          <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${look}`} />
          <span className="min-w-0">
            <MarkedText text={item} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="figures grid gap-x-6 gap-y-3 text-sm sm:grid-cols-[11rem_minmax(0,1fr)]">
      {facts.map(({ term, text }) => (
        <div key={term} className="grid sm:col-span-2 sm:grid-cols-subgrid">
          <dt className="text-ink-soft">{term}</dt>
          <dd className="wrap-anywhere">
            <MarkedText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The opening sentences of the form of Annex I, part A; its key rights are in a row above (docs/package-travel.md). */
function StandardForm({ form, changed }: { form: OrderTexts['form']; changed: RowDifference | undefined }) {
  return (
    <section
      className={classNames(
        'mt-3 rounded-lg border border-line bg-white px-4 py-3 text-sm leading-snug text-ink',
        changed && 'border-l-4 border-l-amber-deep',
      )}
    >
      <h3 className="font-sans text-base leading-tight font-semibold tracking-normal">{form.title}</h3>
      {changed && (
        <p className="mt-0.5">
          <Changed {...changed} />
        </p>
      )}
      <p className="mt-1.5">
        <MarkedText text={form.paragraphs.join(' ')} />
      </p>
    </section>
  )
}

/** A link to a text that opens in another tab, so that the order stays open. */
export function OpensBeside({
  href,
  inline = false,
  children,
}: {
  href: string
  /** True within a sentence, without the space and the icon of a separate link. */
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

/** The texts that the owner still has to replace. */
const Examples = createContext<readonly string[]>([])

/** A text of the order, marked if it contains a placeholder of the owner's. */
function MarkedText({ text }: { text: string }) {
  return (
    <>
      {text}
      {use(Examples).some((example) => text.includes(example)) && <OwnersMark />}
    </>
  )
}
