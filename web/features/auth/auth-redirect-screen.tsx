import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { currentUserQuery } from '#web/api/queries.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PassingPage } from '#web/ui/passing-page.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useCompleteSignIn } from './use-complete-sign-in.ts'

/** Where a sign-in elsewhere comes back to: waits for the guest, then goes on; without one it is the sign-in again. */
export function AuthRedirectScreen() {
  const { data: user, isPending } = useQuery(currentUserQuery)
  const navigate = useNavigate()
  const { show } = useToast()
  const nobody = !isPending && !user
  useCompleteSignIn(user ?? null)

  useEffect(() => {
    if (!nobody) return
    show({ title: 'Login failed', description: 'Please try again', tone: 'destructive' })
    void navigate('/auth', { replace: true })
  }, [nobody, navigate, show])

  return (
    <PassingPage
      title="Completing your sign-in..."
      action={
        <ButtonLink to="/auth" variant="secondary">
          Back to sign in
        </ButtonLink>
      }
    >
      <Spinner /> One moment, please.
    </PassingPage>
  )
}
