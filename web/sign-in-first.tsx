import { useEffect, type ReactNode } from 'react'
import { SIGN_IN_REDIRECT_MS } from '#domain/timings.ts'
import { storeRedirectAfterLogin } from './browser/browser-storage.ts'
import { useTimedRedirect } from './browser/timed-redirect.ts'
import { ButtonLink } from './ui/button-link.tsx'
import { PassingPage } from './ui/passing-page.tsx'

/** Stands where a screen needs a signed-in guest: says so, goes to the sign-in, and comes back to `returnTo` after it. */
export function SignInFirst({ returnTo, children }: { returnTo: string; children: ReactNode }) {
  useEffect(() => storeRedirectAfterLogin(returnTo), [returnTo])
  useTimedRedirect('/auth', SIGN_IN_REDIRECT_MS)
  return (
    <PassingPage title="Please sign in" action={<ButtonLink to="/auth">Sign in</ButtonLink>}>
      <p>{children}</p>
    </PassingPage>
  )
}
