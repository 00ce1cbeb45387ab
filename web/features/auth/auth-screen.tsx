import { Check } from 'lucide-react'
import { useEffect } from 'react'
import { readStoredBooking } from '#web/browser/browser-storage.ts'
import { BackButton } from '#web/ui/back-button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { LogoIcon } from '#web/ui/logo.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { continueAfterSignIn } from './continue-after-sign-in.ts'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

export interface AuthScreenProps {
  signedIn: boolean
  texts: {
    heading: string
    tagline: string
    benefitsTitle: string
    benefits: string[]
    /** The toast after signing up. */
    welcome: string
    /** How long a place is held for a guest who has yet to sign in. */
    holdNote: string
  }
  google: boolean
  /** From the link of a reset mail. */
  token: string | null
  forgotPassword: boolean
}

/** Sign in, sign up, and the two steps of a forgotten password. */
export function AuthScreen({ signedIn, texts, google, token, forgotPassword }: AuthScreenProps) {
  // Whoever follows a reset link came to set a password, signed in or not.
  const goesOn = signedIn && token === null
  useEffect(() => {
    if (goesOn) void continueAfterSignIn()
  }, [goesOn])

  return (
    <div className="page-column flex flex-col gap-6 pt-6 sm:pt-10">
      <BackButton href="/">Go Back</BackButton>
      <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-16">
        <div className="flex min-w-0 flex-col gap-6">
          <div>
            <h1 className="text-3xl">{texts.heading}</h1>
            <p className="mt-2 text-lg text-ink-soft">{texts.tagline}</p>
          </div>
          <WaitingBooking holdNote={texts.holdNote} />
          <Card>
            {token !== null && <ResetPasswordForm token={token} />}
            {token === null && forgotPassword && <ForgotPasswordForm />}
            {token === null && !forgotPassword && <EnterTabs welcome={texts.welcome} google={google} />}
          </Card>
        </div>
        <BenefitsPanel title={texts.benefitsTitle} benefits={texts.benefits} />
      </div>
    </div>
  )
}

function EnterTabs({ welcome, google }: { welcome: string; google: boolean }) {
  return (
    <>
      <Tabs
        label="Sign in or sign up"
        pages={[
          { value: 'sign-in', label: 'Sign In', content: <SignInForm /> },
          { value: 'sign-up', label: 'Sign Up', content: <SignUpForm welcome={welcome} /> },
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
    </>
  )
}

/** A guest who has just booked signs in or up in the middle of it: says that the place waits. */
function WaitingBooking({ holdNote }: { holdNote: string }) {
  const hydrated = useHydrated()
  const booking = hydrated ? readStoredBooking() : null
  if (!booking) return null
  return (
    <Notice title={booking.selectedDate ? `Your booking for ${booking.selectedDate}` : 'Your booking'}>
      Sign in, or sign up if you are new here, and pay for it. {holdNote}
    </Notice>
  )
}

/** Four reasons to be here, where the screen has room for them. */
function BenefitsPanel({ title, benefits }: { title: string; benefits: string[] }) {
  return (
    <Card
      as="aside"
      tone="sea"
      aria-label={title}
      className="hidden self-stretch lg:flex lg:flex-col lg:justify-between lg:gap-10 lg:p-12"
    >
      <div>
        <h2 className="text-3xl">{title}</h2>
        <ul className="mt-8 flex flex-col gap-5 text-lg">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex items-start gap-4">
              <span className="grid size-8 shrink-0 place-items-center rounded-full bg-amber text-ink">
                <Check aria-hidden className="size-5" strokeWidth={3} />
              </span>
              {benefit}
            </li>
          ))}
        </ul>
      </div>
      <LogoIcon className="size-40 self-end" />
    </Card>
  )
}
