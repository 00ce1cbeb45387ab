import { useEffect, type ReactNode } from 'react'
import { banjulDay, formatShortDay, type CalendarDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import type { User } from '#domain/contract/api-contract.ts'
import type { HandOverView } from '#domain/contract/hand-over-calls.ts'
import { payerRefundSentence } from '#domain/hand-over/outgoing-guest-text.ts'
import { nextPaymentInEuros } from '#domain/payment/payment-plan.ts'
import type { PackageType } from '#domain/retreat/retreats.ts'
import type { ConsentTexts } from '#web/booking-form/booking-fields.tsx'
import { storeRedirectAfterLogin } from '#web/browser/browser-storage.ts'
import { useProductTime } from '#web/browser/product-time.ts'
import { AnnouncedChanges } from '#web/order/announced-changes.tsx'
import { Card } from '#web/ui/card.tsx'
import { linkStyle } from '#web/ui/class-names.ts'
import { Button } from '#web/ui/form/button.tsx'
import { heroPicture } from '#web/ui/media-files.ts'
import { PageHeading } from '#web/ui/page/page-shell.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { PriceLines } from '#web/ui/price-lines.tsx'
import { quoteLines, packageText } from '#web/ui/quote-lines.ts'
import { RoutedButtonLink } from '#web/ui/routed-links.tsx'
import { AcceptForm } from './accept-form.tsx'

/** A place that is offered for a hand-over, for anyone with its link. */
export interface HandOverPage {
  token: string
  /** The signed-in guest; null if nobody is signed in. */
  guest: User | null
  found: { kind: 'open'; place: HandOverView } | { kind: 'gone' } | { kind: 'failed' }
  healthConsent: ConsentTexts
  retreat: RetreatTexts
  loadedAt: string
}

/** What the retreat is, from the owner's content. */
interface RetreatTexts {
  country: string
  text: string
  /** What each package includes, in one line. */
  gists: Record<PackageType, string>
}

/** The place with what is paid and due, and the form to take it over. */
export function HandOverScreen({ token, guest, found, healthConsent, retreat, loadedAt }: HandOverPage) {
  const now = useProductTime(loadedAt)
  if (found.kind === 'failed') {
    return (
      <Message title="We can’t load this place" text="The offer is still open. Please try again in a moment.">
        <Button onClick={() => window.location.reload()}>Try again</Button>
      </Message>
    )
  }
  // The same text for every reason, so that a link reveals nothing about a booking that it does not open.
  if (found.kind === 'gone') {
    return (
      <Message
        title="This link no longer works"
        text="The place may already be taken, or the offer withdrawn or expired. Ask the person who sent it for a new link."
      >
        <RoutedButtonLink to="/" variant="secondary">
          Back to Homepage
        </RoutedButtonLink>
      </Message>
    )
  }
  const { place } = found
  return (
    <div className="page-column py-8 sm:py-12">
      <PageHeading title={titleOf(place, retreat.country)}>
        {retreat.text} Nothing happens until you accept.
      </PageHeading>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-8">
        <div className="min-w-0 max-lg:order-2">
          {guest ? <AcceptForm {...{ token, place, guest, healthConsent, now }} /> : <SignUp token={token} />}
        </div>
        <PlaceCard place={place} retreat={retreat} today={banjulDay(now)} />
      </div>
    </div>
  )
}

function titleOf({ from, placeOf }: HandOverView, country: string): string {
  if (from === null) return `You’re offered a place in ${country}`
  return placeOf === null
    ? `${from} is offering you their place in ${country}`
    : `${from} is offering you ${placeOf}’s place in ${country}`
}

function PlaceCard({
  place,
  retreat,
  today,
}: {
  place: HandOverView
  retreat: RetreatTexts
  today: CalendarDay
}) {
  const { amountPaid, amountRefunding, amountReported, balanceDue, cost } = place
  const { amount, dueOn } = nextPaymentInEuros(place, today)
  const payerRefund = payerRefundSentence(place)
  const part = amount < balanceDue ? `${formatEuros(amount)} ` : ''
  return (
    <Card as="section" className="overflow-hidden lg:sticky lg:top-6">
      <div className="-mx-5 -mt-5 mb-5 h-40 overflow-hidden bg-sea-deep sm:-mx-7 sm:-mt-7 sm:h-48">
        <Picture
          file={heroPicture}
          alt=""
          sizes="(width < 64rem) 100vw, 23rem"
          className="size-full object-[70%_45%]"
        />
      </div>
      <h2 className="text-2xl">{place.selectedDate}</h2>
      <p className="text-ink-soft">{packageText(place)}</p>
      <p className="mt-2 mb-4 text-sm">{retreat.gists[place.packageType ?? 'kiter']}</p>
      <AnnouncedChanges changes={place.announcedChanges} />
      <PriceLines
        lines={[
          ...quoteLines(place),
          {
            label: 'Paid already',
            amount: formatEuros(amountPaid),
            ...(amountRefunding > 0 && {
              note: `Another ${formatEuros(amountRefunding)} is being refunded to the previous guest`,
            }),
          },
          ...(amountReported > 0
            ? [
                {
                  label: 'Transfer on its way',
                  amount: formatEuros(amountReported),
                  note: 'If it doesn’t arrive, you’ll need to pay it',
                },
              ]
            : []),
          {
            label: 'Left for you to pay',
            amount: formatEuros(balanceDue),
            weight: 'strong',
            ...(dueOn && balanceDue > 0 && { note: `${part}due ${formatShortDay(dueOn, today)}` }),
          },
        ]}
      />
      <p className="mt-4 border-t border-line pt-4 text-sm text-ink-soft">
        {cost === 0
          ? 'There’s no charge for taking it over.'
          : `There’s also a ${formatEuros(cost)} charge for the change, which we’ll ask for separately.`}{' '}
        You can accept until {formatShortDay(place.acceptBy, today)}.
      </p>
      {payerRefund && <p className="mt-3 text-sm text-ink-soft">{payerRefund}</p>}
    </Card>
  )
}

/** The place will belong to an account, so signing up comes first and returns here. */
function SignUp({ token }: { token: string }) {
  const returnTo = `/hand-over/${token}`
  useEffect(() => storeRedirectAfterLogin(returnTo), [returnTo])
  return (
    <Card as="section">
      <h2 className="mb-3 text-2xl">How to take over the place</h2>
      <p className="mb-5">
        Sign up or sign in with your own email address, fill in your details and accept. We’ll bring you back
        here.
      </p>
      <RoutedButtonLink to="/auth" size="lg">
        Sign up or sign in
      </RoutedButtonLink>
      <p className="mt-5 text-sm text-ink-soft">
        Our{' '}
        <a className={linkStyle} href="/terms-of-service" target="_blank" rel="noreferrer">
          terms
        </a>{' '}
        and{' '}
        <a className={linkStyle} href="/privacy-policy" target="_blank" rel="noreferrer">
          privacy policy
        </a>{' '}
        open in a new tab.
      </p>
    </Card>
  )
}

function Message({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="page-column py-10">
      <Card as="section" className="mx-auto max-w-xl">
        <h1 className="mb-3 text-3xl">{title}</h1>
        <p className="mb-6">{text}</p>
        {children}
      </Card>
    </div>
  )
}
