import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { MIN_PASSWORD_LENGTH, resetPasswordSchema, type ResetPassword } from '#domain/account.ts'
import { api, ApiError } from '#web/api/client.ts'
import { showFailure } from '#web/shell/show-failure.ts'
import { useCall } from '#web/shell/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { ERROR_DELAY_MS } from '#web/ui/error-delay.ts'
import { linkStyle } from '#web/ui/link-style.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'

/** Sets a new password with the link from the mail, and leads back to the sign-in. */
export function ResetPasswordForm({ token }: { token: string }) {
  const form = useForm<ResetPassword>({
    mode: 'onTouched',
    delayError: ERROR_DELAY_MS,
    resolver: zodResolver(resetPasswordSchema),
    defaultValues: { token, password: '' },
  })
  const reset = useCall({
    call: (body: ResetPassword) => api('POST', '/api/auth/reset-password', { body }),
    onSuccess: () => {
      toasts.show({ title: 'Password changed', description: 'Please sign in with your new password.' })
      window.location.replace('/auth')
    },
    onError: (error) => {
      // Of a link that is used up the page itself says so.
      if (isSpent(error)) return
      showFailure(error, 'The password was not changed', 'Please try again in a moment.')
      const found = error instanceof ApiError && error.fieldErrors.find(({ field }) => field === 'password')
      if (found) form.setError('password', { type: 'server', message: found.message }, { shouldFocus: true })
    },
  })
  const spent = reset.error && isSpent(reset.error) ? reset.error : null

  return (
    <form
      method="post"
      noValidate
      aria-labelledby="reset-password"
      className="flex flex-col gap-5"
      onSubmit={form.handleSubmit((sent) => reset.run(sent))}
    >
      <h2 id="reset-password" className="text-2xl">
        Set a new password
      </h2>
      <PasswordField
        {...form.register('password')}
        label="New password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters`}
        autoComplete="new-password"
        error={form.formState.errors.password?.message}
      />
      <Button type="submit" wide busy={reset.isPending || reset.isDone} busyLabel="Saving the password...">
        Save the password
      </Button>
      {spent && (
        <Notice live="alert" tone="danger" title={spent.title}>
          <a href="/auth?view=forgot-password" className={linkStyle}>
            Ask for a new link
          </a>
        </Notice>
      )}
    </form>
  )
}

function isSpent(error: Error): error is ApiError {
  return error instanceof ApiError && error.code === 'invalid-token'
}
