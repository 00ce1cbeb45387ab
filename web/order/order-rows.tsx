import { Check, ExternalLink, X, type LucideIcon } from 'lucide-react'
import { createContext, Fragment, use, type ReactNode } from 'react'
import { banjulDay } from '#domain/base/dates.ts'
import type { TimeZone } from '#domain/base/guest-time.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { payerName, payerRefundSentence } from '#domain/hand-over/outgoing-guest-text.ts'
import { cancelGistOfGroup, listForGroup, notIncludedText } from '#domain/order/group-order.ts'
import {
  orderDifferences,
  type OrderRow,
  type ReadOrder,
  type RowDifference,
} from '#domain/order/order-differences.ts'
import type { Fact, OrderTexts } from '#domain/order/order-document.ts'
import { cancellationGist, smallestGroupSentence, type ChosenAmount } from '#domain/order/order-sentences.ts'
import { classNames, linkStyle } from '#web/ui/class-names.ts'
import { useTimeZone } from '#web/ui/guest-time.tsx'
import { OwnersMark } from '#web/ui/page/organiser.tsx'
import { FoldedRow, FoldedRows } from '#web/ui/rows.tsx'
import { AnnouncedChanges } from './announced-changes.tsx'
import { IfYouCancel } from './if-you-cancel.tsx'
import type { OrderPage } from './order-page.ts'

/**
 * The information required before the order (Directive (EU) 2015/2302, article 5): a folded row for each subject with the main point in the
 * row itself, and the standard form below them.
 */
export function OrderRows({
  contract,
  travellers = [],
  texts,
  examples,
  timeZone: kept,
  now,
  chosen,
  before = null,
  outgoingGuest = null,
}: Pick<OrderPage, 'contract' | 'texts' | 'examples'> & {
  /** The orders of a group; each traveller can cancel alone, on the own figures. */
  travellers?: OrderPage['travellers']
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
  const forAll = travellers.length > 0 ? listForGroup(travellers, 'included') : { all: included, only: [] }
  const forNone = travellers.length > 0 ? listForGroup(travellers, 'excluded') : { all: excluded, only: [] }
  const { organiser, insolvency, travel, form } = texts
  const timeZone = useTimeZone(kept)
  const ownGist =
    travellers.length > 0
      ? cancelGistOfGroup(travellers, chosen, { now, timeZone })
      : cancellationGist(contract, chosen, { now, timeZone })
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
            {...{ contract, travellers, chosen, kept, now }}
            payee={isAllOfPayer ? payerName(outgoingGuest) : null}
          />
        </FoldedRow>
        <FoldedRow
          title="What’s included"
          {...says('included', travellers.length > 0 ? notIncludedText(forNone) : contract.gist)}
        >
          <Services items={forAll.all} icon={Check} look="text-success" />
          {forAll.only.map(({ name, items }) => (
            <Fragment key={name}>
              <ListHeading>{`Only for ${name}`}</ListHeading>
              <Services items={items} icon={Check} look="text-success" />
            </Fragment>
          ))}
          <ListHeading>What’s not included</ListHeading>
          <Services items={forNone.all} icon={X} look="text-mauve-deep" />
          {forNone.only.map(({ name, items }) => (
            <Fragment key={name}>
              <ListHeading>{`Not included for ${name}`}</ListHeading>
              <Services items={items} icon={X} look="text-mauve-deep" />
            </Fragment>
          ))}
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

function ListHeading({ children }: { children: string }) {
  return <h3 className="mt-5 mb-2 font-sans text-base font-semibold tracking-normal">{children}</h3>
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
