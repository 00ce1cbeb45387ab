import { Banknote, Check, Clock, CreditCard, X, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { banjulDay, formatDay, retreatLabel } from '#domain/base/dates.ts'
import type { TimeZone } from '#domain/base/guest-time.ts'
import { eurosFromCents, formatCents, formatEuros, sumCents } from '#domain/base/money.ts'
import type { OrderContract, ScheduledPayment } from '#domain/order/order-document.ts'
import { formerGuestSentence, settledText } from '#domain/order/order-sentences.ts'
import { AIRPORT_TAX_EACH_WAY_CENTS } from '#domain/price/pricing.ts'
import { refundSentence } from '#domain/refund/refund-step-text.ts'
import { PassOnNote } from '#web/booking-status/hand-over-note.tsx'
import { TimelineRow } from '#web/booking-status/timeline-row.tsx'
import { PriceLines, type PriceLine } from '#web/ui/price-lines.tsx'
import { RefundSteps } from '#web/ui/refund-steps.tsx'
import { useTimeZone } from '#web/ui/use-time-zone.ts'
import { AnnouncedChanges } from './announced-changes.tsx'
import { MarkedText } from './marked-text.tsx'
import { OrderSection } from './order-section.tsx'

/** What is in the price, and what is not. */
export function ServicesSection({
  contract: { included, excluded, announcedChanges = [] },
  examples,
}: {
  contract: OrderContract
  examples: readonly string[]
}) {
  return (
    <OrderSection title="What you get">
      <Services items={included} icon={Check} look="text-success" examples={examples} />
      <AnnouncedChanges changes={announcedChanges} />
      <h3 className="sr-only">What is not in the price</h3>
      <Services items={excluded} icon={X} look="text-mauve-deep" examples={examples} />
    </OrderSection>
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
    <ul className="grid gap-x-6 gap-y-2 not-first:mt-3 sm:grid-cols-2">
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

/** The bill, what was paid of it, what it was before a change, and what is paid elsewhere. */
export function CostSection({
  contract,
  former = null,
}: {
  contract: OrderContract
  /** Who has paid what came before; null for the guest who orders. */
  former?: string | null
}) {
  const { price, extras, settledCents, reportedCents = 0, change } = contract
  const receivedCents = settledCents - reportedCents
  const [base, ...others] = price.lines
  const lines: PriceLine[] = [
    ...(base ? [{ label: base.label, amount: formatCents(base.amountCents) }] : []),
    ...others.map(({ label, amountCents }) => ({ label, amount: signed(amountCents) })),
    { label: 'Total', amount: formatCents(price.totalCents), weight: 'total' },
    ...(change
      ? [
          { label: 'You ordered before', amount: formatCents(change.fromCents) },
          { label: 'This change', amount: signed(change.differenceCents), weight: 'strong' as const },
        ]
      : []),
    ...(receivedCents > 0
      ? [
          {
            label: former ? `Paid already, by ${former}` : 'Paid already',
            amount: formatCents(receivedCents),
          },
        ]
      : []),
    ...(reportedCents > 0
      ? [
          {
            label: former ? `Reported by ${former}, and not there yet` : 'Reported, and not there yet',
            amount: formatCents(reportedCents),
          },
        ]
      : []),
    ...extras.map(({ label, amountCents }) => ({
      label,
      amount: formatCents(amountCents),
      weight: 'quiet' as const,
    })),
  ]
  return (
    <OrderSection title="What it costs">
      <PriceLines lines={lines} />
    </OrderSection>
  )
}

function signed(cents: number): string {
  return `${cents < 0 ? '−' : '+'} ${formatCents(Math.abs(cents))}`
}

/** What is to be paid when, down to the cash at the airport. */
export function PaySection({
  contract,
  now,
  children,
}: {
  contract: OrderContract
  now: Date
  /** What can be chosen about it. */
  children?: ReactNode
}) {
  const { schedule, stay, extras } = contract
  const today = banjulDay(now)
  const settled = settledText(contract)
  return (
    <OrderSection title="When you pay">
      {children}
      <ol className="figures grid">
        {schedule.map((payment, index) => (
          <TimelineRow
            key={`${payment.pays}-${payment.on ?? ''}`}
            icon={payment.on === null ? CreditCard : Clock}
            look={index === 0 ? 'next' : 'later'}
            when={payment.on === null || payment.on === today ? 'Today' : `By ${formatDay(payment.on)}`}
            what={payText(payment, contract)}
            amount={eurosFromCents(payment.amountCents)}
            isLast={false}
          />
        ))}
        <TimelineRow
          icon={Banknote}
          look="later"
          when={`${retreatLabel(stay.startsOn, stay.endsOn).replace('–', ' and ')}, at the airport`}
          what={`Airport tax, in cash: ${formatCents(AIRPORT_TAX_EACH_WAY_CENTS)} each way`}
          amount={eurosFromCents(sumCents(extras))}
          isLast
        />
      </ol>
      {settled && <p className="figures mt-3 text-sm text-ink-soft">{settled}</p>}
    </OrderSection>
  )
}

function payText(payment: ScheduledPayment, { price, settledCents, schedule }: OrderContract): string {
  const { pays, on } = payment
  if (on !== null || pays !== 'deposit') {
    const parts = schedule.filter((each) => each.pays === 'balance')
    const name =
      parts.length > 1
        ? `Part ${parts.indexOf(payment) + 1} of ${parts.length} of the balance`
        : 'The balance'
    return `${name}. We remind you before`
  }
  if (settledCents > 0) return 'What is missing of the deposit'
  return price.totalCents > price.depositCents
    ? `A deposit, or the whole ${formatCents(price.totalCents)} if you prefer`
    : 'The whole price'
}

/** What comes back of it and until when, step by step, and that somebody else can travel instead. */
export function CancelSection({
  contract,
  timeZone: kept,
  now,
}: {
  contract: OrderContract
  timeZone: TimeZone | null
  now: Date
}) {
  const timeZone = useTimeZone(kept)
  const { cancellation, handOverUntil, handOverCents, price } = contract
  const former = formerGuestSentence(contract)
  const hasDeposit = price.depositCents < price.totalCents
  return (
    <OrderSection title="If you cancel">
      <RefundSteps steps={cancellation.whole} now={now} timeZone={kept} />
      {former && <p className="figures mt-3 text-sm">{former}</p>}
      <PassOnNote until={handOverUntil} costCents={handOverCents} today={banjulDay(now)} />
      <p className="figures mt-3 text-sm text-ink-soft">
        Amounts when all of {formatEuros(eurosFromCents(price.totalCents))} is paid.{' '}
        {hasDeposit &&
          `With only the deposit paid: ${lowerFirst(refundSentence(cancellation.deposit, { timeZone }))}`}
      </p>
    </OrderSection>
  )
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
