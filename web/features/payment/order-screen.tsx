import { formatDay } from '#domain/dates.ts'
import { changeSentence } from '#domain/order-sentences.ts'
import type { PayLinkView } from '#domain/pay-link-calls.ts'
import { RETREAT_DAYS, RETREAT_NIGHTS } from '#domain/retreats.ts'
import { GuestTime } from '#web/ui/guest-time.tsx'
import { heroPicture } from '#web/ui/media-files.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { stayText } from '#web/ui/stay-text.ts'
import { BindingField } from './order-binding.tsx'
import { CancelSection, CostSection, PaySection, ServicesSection } from '#web/order/figure-sections.tsx'
import type { OrderPage } from '#web/order/order-page.ts'
import { JourneySection, RightsSection } from '#web/order/text-sections.tsx'
import { PlanChoice } from './plan-choice.tsx'
import type { Placing } from './use-place-order.ts'

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
    ? 'We mail you a copy of exactly this page.'
    : `A copy of exactly this page goes to ${firstName}’s e-mail address, if we have it.`
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
