import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useRef } from 'react'
import { REMEMBERED_DAYS } from '#domain/account/admin-limits.ts'
import { api, ApiError, errorText } from '#web/api/client.ts'
import { Card } from '#web/ui/card.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Checkbox } from '#web/ui/form/choices.tsx'
import { PasswordField } from '#web/ui/form/text-field.tsx'
import { useHydrated } from '#web/ui/hydration.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Logo } from '#web/ui/page/logo.tsx'
import { PageHeading } from '#web/ui/page/page-shell.tsx'
import { toasts } from '#web/ui/page/toast-store.ts'
import { enterByPasskey, isPasskeyUseless, knowsPasskeys, passkeyTrouble } from './passkey-ceremony.ts'

/**
 * Login page of the admin area, with a passkey, if one is registered, and a password. A wrong password is shown in an alert (specification,
 * section 8).
 */
export function AdminGate({
  passkey,
  ended,
  onPass,
}: {
  passkey: boolean
  /** True if the session ended while the admin area was open; the page behind keeps what was typed. */
  ended: boolean
  onPass: () => Promise<void>
}) {
  const hydrated = useHydrated()
  const field = useRef<HTMLInputElement>(null)
  const enter = useMutation({
    mutationFn: (body: { password: string; remember: boolean }) => api('POST', '/api/admin/login', { body }),
    onSuccess: onPass,
    onError: (error) => {
      const wrong = error instanceof ApiError && error.status === 401
      // oxlint-disable-next-line no-alert -- the specification asks for an alert (section 8)
      window.alert(wrong ? 'Incorrect password' : errorText(error))
      field.current?.select()
    },
  })
  const byPasskey = useMutation({
    mutationFn: enterByPasskey,
    onSuccess: onPass,
    onError: (error) => {
      if (error instanceof ApiError && isPasskeyUseless(error.code)) field.current?.focus()
    },
  })
  const forgotten = useMutation({
    mutationFn: () => api('POST', '/api/admin/reset-link'),
    onError: (error) => toasts.show({ title: errorText(error), tone: 'destructive' }),
  })
  // A browser without passkeys gets no button for them.
  const offersPasskey = passkey && (!hydrated || knowsPasskeys())
  const isPending = enter.isPending || byPasskey.isPending
  return (
    <main id="main" tabIndex={-1} className="page-column flex min-h-dvh flex-col justify-center gap-8 py-12">
      <a href="/" aria-label="Tradewind, home" className="mx-auto inline-flex min-h-11 items-center text-sea">
        <Logo />
      </a>
      <Card className="mx-auto w-full max-w-md">
        <PageHeading title="Admin">Who’s coming, who has paid and what to prepare.</PageHeading>
        <form
          method="post"
          className="mt-6 flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            if (isPending) return
            byPasskey.reset()
            // Read from the form on submit, because it may be filled in before hydration.
            const form = new FormData(event.currentTarget)
            const password = form.get('password')
            enter.mutate({
              password: typeof password === 'string' ? password : '',
              remember: form.has('remember'),
            })
          }}
        >
          {ended && (
            <Notice live="alert" title="You were signed out">
              Sign in again: what you typed is still here.
            </Notice>
          )}
          {byPasskey.error && (
            // Above the fields, where a phone's keyboard can't cover it.
            <Notice tone="danger" live="alert" title={passkeyTrouble(byPasskey.error, 'use')} />
          )}
          {offersPasskey && (
            <Button
              wide
              busy={byPasskey.isPending}
              busyLabel="Waiting for your device..."
              disabled={enter.isPending}
              onClick={({ currentTarget: { form } }) =>
                form && byPasskey.mutate(new FormData(form).has('remember'))
              }
            >
              <KeyRound aria-hidden className="size-5" />
              Use your passkey
            </Button>
          )}
          <PasswordField
            ref={field}
            label="Password"
            name="password"
            autoComplete="current-password"
            required
          />
          <Checkbox
            label={`Stay signed in here for ${REMEMBERED_DAYS} days`}
            hint="Only on your own device. Otherwise it’s 12 hours."
            name="remember"
          />
          <Button
            type="submit"
            variant={offersPasskey ? 'secondary' : 'primary'}
            wide
            busy={enter.isPending}
            busyLabel="Checking..."
            disabled={byPasskey.isPending}
          >
            Enter
          </Button>
          {forgotten.isSuccess ? (
            <Notice live="status" title="We’re emailing a link to the owner’s address">
              It sets a new password, once, within an hour. Your passkeys stay. If this website has no mail
              server, ask the person who looks after it for a new ADMIN_PASSWORD.
            </Notice>
          ) : (
            <Button
              variant="quiet"
              className="self-center"
              busy={forgotten.isPending}
              busyLabel="Sending the link..."
              onClick={() => forgotten.mutate()}
            >
              Forgotten?
            </Button>
          )}
        </form>
      </Card>
    </main>
  )
}
