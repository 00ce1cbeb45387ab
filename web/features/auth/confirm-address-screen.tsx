import { CircleCheck, Link2Off, MailCheck } from 'lucide-react'
import { CONFIRM_LINK_HOURS } from '#domain/account/account.ts'
import { api, ApiError } from '#web/api/client.ts'
import { AskForAddressLink } from '#web/shell/ask-for-address-link.tsx'
import { SignInFirst } from '#web/shell/sign-in-first.tsx'
import { showFailure, useCall } from '#web/shell/use-call.tsx'
import { Button, ButtonLink } from '#web/ui/form/button.tsx'
import { EmptyState } from '#web/ui/notice.tsx'

interface ConfirmAddressPage {
  /** The link from the email; null if the page was opened otherwise. */
  link: { token: string; email: string | null } | null
  /** The signed-in guest; null if nobody is signed in. */
  guest: { email: string; emailVerified: boolean } | null
}

/** The target of the emailed link that confirms an account's address (decision 0055). */
export function ConfirmAddressScreen({ link, guest }: ConfirmAddressPage) {
  const confirm = useCall({
    call: (token: string) => api('POST', '/api/auth/confirm-address', { body: { token } }),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'invalid-token') return
      showFailure(error, 'We couldn’t confirm your address', 'Please try again in a moment.')
    },
  })
  const isOver =
    (link !== null && link.email === null) ||
    (confirm.error instanceof ApiError && confirm.error.code === 'invalid-token')
  // This page has margins of its own.
  if (link === null && guest === null)
    return <SignInFirst returnTo="/confirm-address">Sign in to confirm your address.</SignInFirst>
  return (
    <div className="page-column flex flex-col py-8 sm:py-12">
      <div aria-live="polite" className="mx-auto w-full max-w-lg">
        {content()}
      </div>
    </div>
  )

  function content() {
    if (confirm.isDone) return <Confirmed signedIn={guest !== null} />
    if (isOver) return <LinkOver guest={guest} />
    if (link !== null) {
      return (
        <EmptyState
          icon={<MailCheck />}
          title={<h1 className="text-2xl">Is {link.email} your address?</h1>}
          action={
            <Button
              busy={confirm.isPending}
              busyLabel="Confirming..."
              onClick={() => confirm.run(link.token)}
            >
              Confirm my address
            </Button>
          }
        >
          <p>Confirm it if you have an account with us. If you don’t, close this page.</p>
        </EmptyState>
      )
    }
    if (guest === null) return null
    if (guest.emailVerified) return <Confirmed signedIn />
    return (
      <EmptyState
        icon={<MailCheck />}
        title={<h1 className="text-2xl">Please confirm your email address</h1>}
        action={<AskForAddressLink>Email me the link</AskForAddressLink>}
      >
        <p>We’ll email a link to {guest.email}. Open it to confirm that the address is yours.</p>
      </EmptyState>
    )
  }
}

function Confirmed({ signedIn }: { signedIn: boolean }) {
  return (
    <EmptyState
      icon={<CircleCheck />}
      title={<h1 className="text-2xl">Your address is confirmed</h1>}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink href="/booking">Back to the booking form</ButtonLink>
          <ButtonLink href={signedIn ? '/dashboard' : '/auth'} variant="secondary">
            {signedIn ? 'Your dashboard' : 'Sign in'}
          </ButtonLink>
        </div>
      }
    >
      <p>
        If you were booking, go back to the form: everything you typed is saved. If you reported a transfer,
        we now hold your place until it arrives.
      </p>
    </EmptyState>
  )
}

function LinkOver({ guest }: { guest: ConfirmAddressPage['guest'] }) {
  if (guest?.emailVerified) return <Confirmed signedIn />
  return (
    <EmptyState
      icon={<Link2Off />}
      title={<h1 className="text-2xl">This link has expired or been used</h1>}
      action={
        guest ? (
          <AskForAddressLink>Email me a new link</AskForAddressLink>
        ) : (
          <ButtonLink href="/auth">Sign in</ButtonLink>
        )
      }
    >
      <p>
        {guest
          ? `A link works once, within ${CONFIRM_LINK_HOURS} hours. We can email a new one to ${guest.email}.`
          : `A link works once, within ${CONFIRM_LINK_HOURS} hours. Sign in to get a new one if you still need it.`}
      </p>
    </EmptyState>
  )
}
