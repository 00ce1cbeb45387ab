import { useEffect } from 'react'
import { ButtonLink } from '#web/ui/form/button.tsx'
import { RedirectNotice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/page/loading.tsx'
import { toasts } from '#web/ui/page/toast-store.ts'
import { continueAfterSignIn } from './continue-after-sign-in.ts'

/** The return page of an external sign-in: continues as the guest, or goes back to the sign-in if that failed. */
export function AuthRedirectScreen({ signedIn }: { signedIn: boolean }) {
  useEffect(() => {
    if (signedIn) {
      void continueAfterSignIn()
      return
    }
    toasts.show({
      title: 'Login failed',
      description: 'Please try again',
      tone: 'destructive',
      announcesChange: true,
    })
    window.location.replace('/auth')
  }, [signedIn])

  return (
    <RedirectNotice
      title="Completing your sign-in..."
      action={
        <ButtonLink href="/auth" variant="secondary">
          Back to sign in
        </ButtonLink>
      }
    >
      <Spinner /> One moment, please.
    </RedirectNotice>
  )
}
