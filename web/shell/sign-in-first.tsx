import { useEffect, type ReactNode } from 'react'
import { SIGN_IN_REDIRECT_MS } from '#domain/site/timings.ts'
import { storeRedirectAfterLogin } from '#web/browser/browser-storage.ts'
import { useTimedRedirect } from '#web/browser/timed-redirect.ts'
import { RedirectNotice } from '#web/ui/notice.tsx'
import { RoutedButtonLink } from '#web/ui/routed-links.tsx'

/** Shown instead of a page that needs a signed-in guest: leads to the sign-in and returns to `returnTo` afterwards. */
export function SignInFirst({ returnTo, children }: { returnTo: string; children: ReactNode }) {
  useEffect(() => storeRedirectAfterLogin(returnTo), [returnTo])
  useTimedRedirect('/auth', SIGN_IN_REDIRECT_MS)
  return (
    <RedirectNotice title="Please sign in" action={<RoutedButtonLink to="/auth">Sign in</RoutedButtonLink>}>
      <p>{children}</p>
    </RedirectNotice>
  )
}
