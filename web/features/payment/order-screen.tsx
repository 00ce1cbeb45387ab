import { Link, useLocation } from 'react-router'
import { formatDay } from '#domain/base/dates.ts'
import { changeSentence } from '#domain/order/order-sentences.ts'
import type { PayLinkView } from '#domain/payment/pay-link-calls.ts'
import { RETREAT_DAYS, RETREAT_NIGHTS } from '#domain/retreat/retreats.ts'
import { GuestTime } from '#web/ui/guest-time.tsx'
import { heroPicture } from '#web/ui/media-files.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { stayText } from '#web/ui/stay-text.ts'
import { CancelSection, CostSection, PaySection, ServicesSection } from '#web/order/figure-sections.tsx'
import type { OrderPage } from '#web/order/order-page.ts'
import { JourneySection, RightsSection } from '#web/order/text-sections.tsx'
import { PLAN_SIZES, type PlanSize } from '#domain/payment/payment-plan.ts'
import { classNames } from '#web/ui/class-names.ts'
import { formatCents, sumCents } from '#domain/base/money.ts'
import type { OrderContract } from '#domain/order/order-document.ts'
import { orderButton } from '#domain/order/order.ts'
import { Button } from '#web/ui/form/button.tsx'
import type { Placing } from './use-place-order.ts'

const NAMES: Record<PlanSize, string> = { 1: 'On one day', 2: 'In two parts', 3: 'In three parts' }

/**
 * In how many parts the balance is paid, where there is room for some: links, because what is ordered is read anew with each, and an
 * address says which it is. Nothing is ever charged by itself.
 */
function PlanChoice({ parts, plans }: { parts: PlanSize; plans: readonly PlanSize[] }) {
  const { pathname, search } = useLocation()
  if (plans.length < 2) return null
  const to = (size: PlanSize) => {
    const query = new URLSearchParams(search)
    query.set('parts', String(size))
    return `${pathname}?${query.toString()}`
  }
  return (
    <nav aria-label="In how many parts you pay the balance" className="mb-4">
      <p className="mb-2 font-semibold">The balance</p>
      <ul className="flex flex-wrap gap-2">
        {PLAN_SIZES.filter((size) => plans.includes(size)).map((size) => (
          <li key={size}>
            <Link
              to={to(size)}
              replace
              preventScrollReset
              aria-current={size === parts ? 'true' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center rounded-full border-2 px-4 font-semibold',
                size === parts
                  ? 'border-teal-deep bg-teal-soft'
                  : 'border-line bg-white hover:border-line-strong',
              )}
            >
              {NAMES[size]}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-soft">
        We remind you of each part, and never charge anything by ourselves. You can always pay earlier.
      </p>
    </nav>
  )
}

/**
 * What is ordered, on one calm page that is read from top to bottom, and the binding button at its end, directly under what it costs:
 * nothing else on the page can be pressed but links: those that open beside, and those that choose the parts of the balance.
 */
export function OrderScreen({
  order,
  booking,
  firstName,
  placing,
  now,
  demonstration,
  isGuest,
}: {
  order: OrderPage
  booking: PayLinkView
  /** Of the guest, for whom it is ordered. */
  firstName: string
  placing: Placing
  now: Date
  /** What is said where no real money moves; null where it does. */
  demonstration: { title: string; text: string } | null
  /** Whether the guest reads it, or whoever has the pay link. */
  isGuest: boolean
}) {
  const { contract, texts, examples } = order
  const isChange = contract.change !== null
  return (
    <div className="page-column grid gap-6 pt-5 lg:grid-cols-[22rem_minmax(0,1fr)] lg:items-start lg:gap-10 lg:pt-10">
      <header className="grid gap-5 lg:sticky lg:top-6">
        <div>
          <h1 className="text-3xl">{isChange ? 'Check your change' : 'Check your order'}</h1>
          <p className="mt-2 text-ink-soft">
            {isGuest
              ? `Everything on one page, ${firstName}.`
              : `Everything on one page. You order for ${firstName}.`}{' '}
            {isChange ? 'Read it calmly.' : 'Read it calmly; you pay after this.'}
          </p>
          {booking.holdExpiresAt && (
            <p className="figures mt-1 text-sm text-ink-soft">
              Your place is held until{' '}
              <GuestTime at={new Date(booking.holdExpiresAt)} kept={booking.timeZone} />.
            </p>
          )}
        </div>
        <Stay booking={booking} order={order} />
      </header>
      <article className="max-w-[47.5rem] min-w-0 overflow-hidden rounded-xl border border-line bg-white text-ink lg:row-start-1 lg:col-start-2">
        {order.standing === 'changed' && <ChangedNotice change={changeSentence(contract)} />}
        <ServicesSection contract={contract} examples={examples} />
        <CostSection contract={contract} />
        <PaySection contract={contract} now={now}>
          <PlanChoice parts={order.parts} plans={order.plans} />
        </PaySection>
        <CancelSection contract={contract} timeZone={booking.timeZone} now={now} />
        <JourneySection contract={contract} facts={texts.travel} examples={examples} now={now} />
        <RightsSection texts={texts} examples={examples} />
        <BindingField
          {...{ contract, booking, placing, demonstration }}
          copy={copyText(isGuest, firstName)}
        />
      </article>
    </div>
  )
}

/** Whom the operator has booked on the telephone may have left no address. */
function copyText(isGuest: boolean, firstName: string): string {
  return isGuest
    ? 'We email you a copy of exactly this page.'
    : `A copy of exactly this page goes to ${firstName}’s email address, if we have it.`
}

/** The stay over the evening's picture. */
function Stay({ booking, order: { contract } }: { booking: PayLinkView; order: OrderPage }) {
  const { startsOn, endsOn, label } = contract.stay
  return (
    <div className="relative isolate flex min-h-40 items-end overflow-hidden rounded-xl bg-sea-deep text-white lg:min-h-100">
      <span className="absolute inset-0 -z-10">
        <Picture
          file={heroPicture}
          alt=""
          sizes="(width < 64rem) 100vw, 352px"
          className="size-full object-[64%_88%]"
        />
      </span>
      <span
        aria-hidden
        className="absolute inset-0 -z-10 bg-linear-to-b from-transparent from-15% to-sea-deep/95"
      />
      <p className="figures px-6 py-5 leading-snug">
        <span className="block font-display text-2xl font-bold">{label}</span>
        <span className="block text-sm">
          {weekday(startsOn)} to {weekday(endsOn)}, {RETREAT_DAYS} days and {RETREAT_NIGHTS} nights
        </span>
        <span className="block text-sm">{stayText(booking)}</span>
      </p>
    </div>
  )
}

function weekday(day: string): string {
  return formatDay(day).split(',')[0] ?? ''
}

/** What was changed, as a sentence; null where it was not the guest who has changed something. */
function ChangedNotice({ change }: { change: string | null }) {
  return (
    <div className="border-b border-line p-5 sm:px-9 sm:py-7">
      {change ? (
        <Notice title="You have changed your booking">
          <span className="figures">{change}</span> What you have paid is safe.
        </Notice>
      ) : (
        <Notice tone="warning" title="Prices or texts have changed since you ordered">
          Nothing was charged. Please read your order as it is now.
        </Notice>
      )}
    </div>
  )
}

/** The binding click, alone in its field, directly under what is ordered and what it costs. */
function BindingField({
  contract,
  booking,
  placing,
  demonstration,
  copy,
}: {
  contract: OrderContract
  booking: PayLinkView
  placing: Placing
  demonstration: { title: string; text: string } | null
  /** Who gets a copy, as a sentence. */
  copy: string
}) {
  const { stay, price, extras, change } = contract
  const extraCents = sumCents(extras)
  return (
    <section aria-label="Order" className="figures bg-cream p-5 sm:px-9 sm:py-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="min-w-0 leading-snug">
          <strong className="block font-semibold">{stayText(booking)}</strong>
          <span className="block">
            {stay.label}, {RETREAT_DAYS} days
          </span>
          <span className="block text-sm text-ink-soft">
            plus {formatCents(extraCents)} airport tax, in cash
          </span>
        </p>
        <p className="font-display text-3xl font-bold tracking-tight">
          {change && change.differenceCents > 0 ? (
            <>
              + {formatCents(change.differenceCents)}
              <span className="block text-right font-sans text-sm font-normal tracking-normal">
                {formatCents(price.totalCents)} in all
              </span>
            </>
          ) : (
            formatCents(price.totalCents)
          )}
        </p>
      </div>
      <Button
        size="lg"
        wide
        className="mt-4 max-sm:px-3 max-sm:text-base"
        busy={placing.busy}
        onClick={placing.place}
      >
        {orderButton(contract)}
      </Button>
      {placing.failure && (
        <div className="mt-4">
          <Notice tone="danger" live="alert" title={placing.failure.title}>
            {placing.failure.text}
          </Notice>
        </div>
      )}
      <p className="mt-3 text-sm text-ink-soft">
        You accept the terms above. A package has no right of withdrawal; what comes back and until when
        stands in “If you cancel”. {copy}
      </p>
      {demonstration && (
        <p className="mt-2 text-sm">
          <strong className="font-semibold">{demonstration.title}.</strong> {demonstration.text}
        </p>
      )}
    </section>
  )
}
