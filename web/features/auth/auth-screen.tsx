import { Clock } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import type { WaitingBooking } from '#domain/waiting-booking.ts'
import { CookiesBlocked } from '#web/shell/cookies-blocked.tsx'
import { BackButton } from '#web/ui/back-button.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { GuestTime } from '#web/ui/guest-time.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { AuthPanel } from './auth-panel.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { continueAfterSignIn } from './continue-after-sign-in.ts'
import { OrderStrip } from './order-strip.tsx'
import { ResetPasswordForm, type ResetLink } from './reset-password-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

export interface AuthScreenProps {
  signedIn: boolean
  texts: {
    heading: string
    tagline: string
    /** One sentence on why a booking needs an account. */
    why: string
    /** What comes after signing up or in. */
    next: string
    benefitsTitle: string
    benefits: string[]
    /** Where to go on without cookies. */
    chat: { app: string; url: string }
    /** The toast after signing up. */
    welcome: string
  }
  google: boolean
  /** What this browser has booked and no account has yet. */
  booking: WaitingBooking | null
  /** It comes from a booking, in a browser in which nobody has signed in before (decision 0010). */
  signUpFirst: boolean
  /** Where "Go Back" leads. */
  backTo: string
  /** From the link of a reset mail. */
  resetLink: ResetLink | null
  forgotPassword: boolean
}

/** Sign in, sign up, and the two steps of a forgotten password. */
export function AuthScreen(screen: AuthScreenProps) {
  const { texts, resetLink, forgotPassword } = screen
  // Whoever follows a reset link came to set a password, signed in or not.
  const goesOn = screen.signedIn && resetLink === null
  useEffect(() => {
    if (goesOn) void continueAfterSignIn()
  }, [goesOn])
  const entering = resetLink === null && !forgotPassword
  const booking = entering ? screen.booking : null

  return (
    <div className="page-column flex flex-col gap-4 pt-4 sm:gap-6 sm:pt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <BackButton href={screen.backTo}>Go Back</BackButton>
        {booking && <p className="text-sm text-ink-soft">Your booking is saved</p>}
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
            {resetLink && <ResetPasswordForm link={resetLink} />}
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
              // Each form is hydrated in a task of its own: a field that is pressed meanwhile need not wait for both (decision 0048).
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

/** Until when nobody else gets the place, as an instant: a clock that ticks would hurry. */
function HeldUntil({ booking: { status, holdExpiresAt } }: { booking: WaitingBooking }) {
  if (status !== 'booking_submitted' || holdExpiresAt === null) return null
  return (
    <p className="mt-4">
      <Badge tone="calm" className="py-1.5 pr-4">
        <Clock aria-hidden className="size-4 shrink-0" />
        <span>
          We’re holding your place until <GuestTime at={new Date(holdExpiresAt)} kept={null} />
        </span>
      </Badge>
    </p>
  )
}
