import { Clock, Check } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { eurosFromCents, formatEuros, sumEuros } from '#domain/base/money.ts'
import { listed } from '#domain/base/wording.ts'
import { travellerNames } from '#domain/booking/traveller.ts'
import type { WaitingBooking } from '#domain/contract/waiting-booking.ts'
import { DEPOSIT_CENTS } from '#domain/terms/booking-terms.ts'
import { forgetTrip } from '#web/browser/kept-trip.ts'
import { CookiesBlocked } from '#web/shell/cookies-blocked.tsx'
import { LatePicture } from '#web/shell/late-picture.tsx'
import type { SiteContent } from '#web/shell/page-context.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { BackButton, ButtonLink } from '#web/ui/form/button.tsx'
import { GuestTime } from '#web/ui/guest-time.tsx'
import { heroPicture, heroPhonePicture } from '#web/ui/media-files.ts'
import { Picture } from '#web/ui/picture.tsx'
import { billLines, packageText, totalOf } from '#web/ui/quote-lines.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { continueAfterSignIn } from './continue-after-sign-in.ts'
import { ForgotPasswordForm, ResetPasswordForm, type ResetLink } from './forgotten-password.tsx'
import { SignInForm, SignUpForm } from './sign-in-and-up.tsx'

export interface AuthScreenProps {
  signedIn: boolean
  texts: SiteContent['screens']['auth'] & {
    /** Whom to contact if cookies are blocked. */
    chat: { app: string; url: string }
    /** The toast after signing up. */
    welcome: string
  }
  google: boolean
  /** The booking that this browser made and that no account has yet; null if there is none. */
  booking: WaitingBooking | null
  /** True if the guest comes from a booking, in a browser in which nobody has signed in before (decision 0010). */
  signUpFirst: boolean
  /** The target of "Go Back". */
  backTo: string
  /** The link from a password reset email; null without one. */
  resetLink: ResetLink | null
  forgotPassword: boolean
}

/** Sign-in, sign-up, and the two steps of a forgotten password. */
export function AuthScreen(screen: AuthScreenProps) {
  const { texts, resetLink, forgotPassword } = screen
  // A guest with a reset link comes to set a password, signed in or not.
  const goesOn = screen.signedIn && resetLink === null
  useEffect(() => {
    if (goesOn) void continueAfterSignIn()
  }, [goesOn])
  // Removes the stored trip of the previous account, however its session ended.
  useEffect(() => {
    if (!screen.signedIn) void forgetTrip()
  }, [screen.signedIn])
  const entering = resetLink === null && !forgotPassword
  const booking = entering ? screen.booking : null

  return (
    <div className="page-column flex flex-col gap-4 pt-4 sm:gap-6 sm:pt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <BackButton href={screen.backTo}>Go Back</BackButton>
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-16">
        <div className="flex min-w-0 flex-col gap-5">
          {booking && <OrderStrip booking={booking} />}
          <div>
            <h1 className="text-3xl">{texts.heading}</h1>
            <p className="mt-2 text-lg text-ink-soft">
              {texts.tagline}
              {booking && ` ${texts.why}`}
            </p>
            {booking && <HeldUntil booking={booking} />}
          </div>
          <Card className="max-sm:border-0 max-sm:bg-transparent max-sm:p-0">
            {resetLink && <ResetPasswordForm link={resetLink} of="guest" />}
            {!resetLink && forgotPassword && <ForgotPasswordForm />}
            <div className="mb-5 empty:hidden">
              <CookiesBlocked chat={texts.chat} />
            </div>
            {entering && <EnterTabs {...screen} />}
          </Card>
        </div>
        <AuthPanel title={texts.benefitsTitle} benefits={texts.benefits} booking={booking} />
      </div>
    </div>
  )
}

function EnterTabs({ texts, google, booking, signUpFirst }: AuthScreenProps) {
  const [tab, setTab] = useState(signUpFirst ? 'sign-up' : 'sign-in')
  const [email, setEmail] = useState(booking?.email ?? null)
  function signInWith(taken: string) {
    setEmail(taken)
    setTab('sign-in')
  }
  return (
    <>
      <Tabs
        label="Sign in or sign up"
        value={tab}
        onValueChange={setTab}
        pages={[
          {
            value: 'sign-in',
            label: 'Sign In',
            content: (
              // Each form hydrates in a task of its own, so that a pressed field does not wait for both (decision 0048).
              <Suspense>
                <SignInForm email={email} />
              </Suspense>
            ),
          },
          {
            value: 'sign-up',
            label: 'Sign Up',
            content: (
              <Suspense>
                <SignUpForm welcome={texts.welcome} booking={booking} onSignIn={signInWith} />
              </Suspense>
            ),
          },
        ]}
      />
      {google && (
        <div className="mt-6 flex flex-col gap-4">
          <p className="flex items-center gap-4 text-sm text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
            or
          </p>
          <ButtonLink href="/api/auth/google" variant="secondary" wide>
            Continue with Google
          </ButtonLink>
        </div>
      )}
      {booking && <p className="mt-5 text-sm text-ink-soft">{texts.next}</p>}
    </>
  )
}

/** The end of the hold as an instant, because a countdown would put pressure on the guest. */
function HeldUntil({ booking: { status, holdExpiresAt, others } }: { booking: WaitingBooking }) {
  if (status !== 'booking_submitted' || holdExpiresAt === null) return null
  return (
    <p className="mt-4">
      <Badge tone="calm" className="py-1.5 pr-4">
        <Clock aria-hidden className="size-4 shrink-0" />
        <span>
          We’re holding {others.length > 0 ? 'your places' : 'your place'} until{' '}
          <GuestTime at={new Date(holdExpiresAt)} kept={null} />
        </span>
      </Badge>
    </p>
  )
}

/** The order in one line above the forms, on screens too narrow for the panel. */
function OrderStrip({ booking }: { booking: WaitingBooking }) {
  const together = [booking, ...booking.others]
  return (
    <section aria-label="Your booking" className="flex flex-wrap items-center gap-x-3.5 gap-y-2 lg:hidden">
      <span className="h-13 w-18 shrink-0 overflow-hidden rounded-md">
        <Picture file={heroPicture} alt="" sizes="96px" className="size-full object-[62%_40%]" />
      </span>
      <p className="figures min-w-0 grow basis-28 leading-snug">
        <span className="block font-bold">{booking.selectedDate}</span>
        <span className="block text-sm text-ink-soft">
          {together.length > 1 ? listed(travellerNames(together)) : packageText(booking)}
        </span>
      </p>
      <p className="figures ml-auto text-right leading-snug">
        <span className="sr-only">Total </span>
        <span className="block font-display text-lg font-bold">
          {formatEuros(sumEuros(together.map(totalOf)))}
        </span>
        <span className="block text-sm text-ink-soft">
          {depositsOf(booking)} {together.length > 1 ? 'deposits' : 'deposit'}
        </span>
      </p>
    </section>
  )
}

/** The evening picture beside the forms on wide screens, with the order if there is one and four reasons to come. */
function AuthPanel({
  title,
  benefits,
  booking,
}: {
  title: string
  benefits: string[]
  booking: WaitingBooking | null
}) {
  return (
    <aside
      aria-label={booking ? 'Your booking' : title}
      className="relative isolate hidden min-h-160 min-w-0 flex-col justify-end self-stretch overflow-hidden rounded-xl bg-sea-deep p-8 text-white lg:flex xl:p-10"
    >
      <LatePicture
        file={heroPhonePicture}
        sizes="(width < 64rem) 1px, 600px"
        className={classNames(
          'absolute inset-0 -z-10',
          booking ? '[&_img]:object-[50%_62%]' : '[&_img]:object-[50%_38%]',
        )}
      />
      {/* A shade behind the text only; the kite and the sky stay clear. */}
      <div
        className={classNames(
          'absolute inset-x-0 bottom-0 -z-10 bg-linear-to-t from-sea-deep to-transparent',
          booking ? 'h-4/5 via-sea-deep/90 via-70%' : 'h-1/2 via-sea-deep/85 via-65%',
        )}
      />
      {booking ? <Order booking={booking} /> : <h2 className="text-3xl">{title}</h2>}
      <ul className="mt-7 grid gap-x-6 gap-y-2.5 xl:grid-cols-2">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex items-start gap-2.5">
            <Check aria-hidden className="mt-1 size-5 shrink-0 text-amber" strokeWidth={3} />
            {benefit}
          </li>
        ))}
      </ul>
    </aside>
  )
}

/** Returns the deposits of all who come, in euros. */
function depositsOf({ others }: WaitingBooking): string {
  return formatEuros(eurosFromCents(DEPOSIT_CENTS) * (1 + others.length))
}

function Order({ booking }: { booking: WaitingBooking }) {
  const { others } = booking
  const deposit = {
    label: others.length > 0 ? 'As deposits' : 'As a deposit',
    amount: depositsOf(booking),
    weight: 'normal',
  }
  return (
    <>
      <p className="font-semibold text-amber">Your retreat</p>
      <h2 className="mt-1 text-3xl">{booking.selectedDate}</h2>
      <dl className="figures mt-5">
        {[...billLines(booking, [booking, ...others]), deposit].map(({ label, amount, weight }) => (
          <div
            key={label}
            className={classNames(
              'flex items-baseline justify-between gap-6 border-b border-white/30 py-2.5 last:border-0',
              weight === 'total' && 'text-lg font-bold',
            )}
          >
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
