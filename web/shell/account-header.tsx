import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { currentUserQuery, myBookingsQuery } from '#web/api/queries.ts'
import { forgetBooking, storeRedirectAfterLogin } from '#web/browser/browser-storage.ts'
import { useFailureToast } from './failure-toast.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

/** Top right of a guest's screens: the name, which leads to the dashboard, and the way out; or the way in. */
export function AccountHeader({
  name,
  returnTo,
}: {
  name: string | null
  /** Where the way in leads back to, other than the landing page. */
  returnTo?: string
}) {
  const signOut = useSignOut()
  if (name === null) {
    return (
      <ButtonLink
        to="/auth"
        variant="secondary"
        size="sm"
        onClick={() => returnTo && storeRedirectAfterLogin(returnTo)}
      >
        Sign In/Up
      </ButtonLink>
    )
  }
  return (
    <>
      <ButtonLink to="/dashboard" variant="quiet" size="sm" className="max-w-max min-w-0 grow basis-[3rem]">
        <span className="truncate">{name}</span>
      </ButtonLink>
      <Button
        variant="secondary"
        size="sm"
        className="whitespace-nowrap"
        busy={signOut.isPending || signOut.isSuccess}
        onClick={() => signOut.mutate()}
      >
        Sign Out
      </Button>
    </>
  )
}

/** Ends the session, and takes with it what this browser knows of the guest. */
function useSignOut() {
  const queries = useQueryClient()
  const failed = useFailureToast()
  return useMutation({
    mutationFn: () => api('POST', '/api/auth/logout'),
    onSuccess: () => {
      queries.setQueryData(currentUserQuery.queryKey, null)
      queries.removeQueries({ queryKey: myBookingsQuery.queryKey })
      forgetBooking()
      window.location.assign('/')
    },
    onError: (error) => failed(error, 'Logout Failed', 'You are still signed in. Please try again.'),
  })
}
