import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { MINIMUM_PASSWORD_LENGTH, resetPasswordSchema, type ResetPassword } from '#domain/account.ts'
import { api, ApiError } from '#web/api/client.ts'
import { currentUserQuery } from '#web/api/queries.ts'
import { useFailureToast } from '#web/shell/failure-toast.ts'
import { SubmitButton } from '#web/shell/submit-button.tsx'
import { ERROR_DELAY_MS } from '#web/ui/error-delay.ts'
import { linkStyle } from '#web/ui/link-style.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { useToast } from '#web/ui/toast.tsx'

/** Sets a new password with the link from the mail, and leads back to the sign-in. */
export function ResetPasswordForm({ token }: { token: string }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const failed = useFailureToast()
  const form = useForm<ResetPassword>({
    mode: 'onTouched',
    delayError: ERROR_DELAY_MS,
    resolver: zodResolver(resetPasswordSchema),
    defaultValues: { token, password: '' },
  })
  const reset = useMutation({
    mutationFn: (body: ResetPassword) => api('POST', '/api/auth/reset-password', { body }),
    onSuccess: async () => {
      // Every session of the account has ended with its old password.
      client.setQueryData(currentUserQuery.queryKey, null)
      toast.show({ title: 'Password changed', description: 'Please sign in with your new password.' })
      await navigate('/auth', { replace: true })
    },
    onError: (error) => {
      failed(error, 'The password was not changed', 'Please try again in a moment.')
      const found = error instanceof ApiError && error.fieldErrors.find(({ field }) => field === 'password')
      if (found) form.setError('password', { type: 'server', message: found.message }, { shouldFocus: true })
    },
  })
  const spent = reset.error instanceof ApiError && reset.error.code === 'invalid-token' ? reset.error : null

  return (
    <form
      method="post"
      noValidate
      aria-labelledby="reset-password"
      className="flex flex-col gap-5"
      onSubmit={form.handleSubmit((sent) => reset.mutate(sent))}
    >
      <h2 id="reset-password" className="text-2xl">
        Set a new password
      </h2>
      <PasswordField
        {...form.register('password')}
        label="New password"
        hint={`At least ${MINIMUM_PASSWORD_LENGTH} characters`}
        autoComplete="new-password"
        error={form.formState.errors.password?.message}
      />
      <SubmitButton wide busy={reset.isPending || reset.isSuccess} busyLabel="Saving the password...">
        Save the password
      </SubmitButton>
      {spent && (
        <Notice live="alert" tone="danger" title={spent.title}>
          <Link to="/auth?view=forgot-password" className={linkStyle}>
            Ask for a new link
          </Link>
        </Notice>
      )}
    </form>
  )
}
