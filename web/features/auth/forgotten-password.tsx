import {
  forgotPasswordSchema,
  MIN_PASSWORD_LENGTH,
  resetPasswordSchema,
  type ResetPassword,
} from '#domain/account/account.ts'
import { api, ApiError, fieldErrorOf } from '#web/api/client.ts'
import { showFailure, useCall } from '#web/shell/use-call.tsx'
import { linkStyle } from '#web/ui/class-names.ts'
import { ButtonLink, Button } from '#web/ui/form/button.tsx'
import { PasswordField } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { toasts } from '#web/ui/page/toast-store.ts'
import { AccountForm, EmailField, useAccountForm } from './account-form.tsx'

/** Requests a reset link. The answer never reveals whether the address has an account (decision 0010). */
export function ForgotPasswordForm() {
  const form = useAccountForm<{ email: string }>(forgotPasswordSchema, { email: '' })
  const request = useCall({
    call: (body: { email: string }) => api('POST', '/api/auth/forgot-password', { body }),
    onError: (error) => showFailure(error, 'We couldn’t send the link', 'Please try again in a moment.'),
  })

  return (
    <AccountForm aria-labelledby="forgot-password" onSubmit={form.handleSubmit((sent) => request.run(sent))}>
      <div>
        <h2 id="forgot-password" className="text-2xl">
          Forgot your password?
        </h2>
        <p className="mt-1.5 text-ink-soft">We’ll email you a link to set a new one.</p>
      </div>
      <EmailField {...form.register('email')} error={form.formState.errors.email?.message} />
      <Button type="submit" wide busy={request.isPending} busyLabel="Sending the link...">
        Send the link
      </Button>
      {request.isDone && (
        <Notice
          live="status"
          tone="success"
          title={`If there is an account for ${request.input?.email}, we’ve sent a link.`}
        >
          It works once, for one hour. We send at most three an hour. If it doesn’t arrive, check your spam
          folder.
        </Notice>
      )}
      <a href="/auth" className={`${linkStyle} -my-2 inline-flex min-h-11 items-center self-start`}>
        Back to sign in
      </a>
    </AccountForm>
  )
}

/** The link from a password reset email. */
export interface ResetLink {
  token: string
  /** The address of the account; null if it could not be read. */
  email: string | null
  /** True if the link was used or has expired; the page then asks for no password. */
  spent: boolean
}

/** Whose password a link sets: where it is saved, where to sign in with it, and where to ask for another link. */
const RESETS = {
  guest: {
    hint: `At least ${MIN_PASSWORD_LENGTH} characters`,
    save: (body: ResetPassword) => api('POST', '/api/auth/reset-password', { body }),
    signIn: '/auth',
    ask: '/auth?view=forgot-password',
  },
  admin: {
    hint: 'At least 14 characters. Let a password manager make them',
    save: (body: ResetPassword) => api('POST', '/api/admin/reset', { body }),
    signIn: '/admin',
    ask: null,
  },
}

/** Sets a new password with the link from the email, then returns to the sign-in. */
export function ResetPasswordForm({
  link: { token, email, spent },
  of,
}: {
  link: ResetLink
  of: keyof typeof RESETS
}) {
  const { hint, save, signIn } = RESETS[of]
  const form = useAccountForm<ResetPassword>(resetPasswordSchema, { token, password: '' })
  const reset = useCall({
    call: save,
    onSuccess: () => {
      toasts.show({ title: 'Password changed', description: 'Please sign in with your new password.' })
      window.location.replace(signIn)
    },
    onError: (error) => {
      // The page itself says that the link has expired.
      if (isSpent(error)) return
      showFailure(error, 'We couldn’t change your password', 'Please try again in a moment.')
      const message = fieldErrorOf(error, 'password')
      if (message) form.setError('password', { type: 'server', message }, { shouldFocus: true })
    },
  })
  if (spent || (reset.error && isSpent(reset.error))) return <SpentLink of={of} />

  return (
    <AccountForm aria-labelledby="reset-password" onSubmit={form.handleSubmit((sent) => reset.run(sent))}>
      <h2 id="reset-password" className="text-2xl">
        Set a new password
      </h2>
      {/* For the password manager, which stores the new password with this address. */}
      <input
        type="email"
        name="username"
        autoComplete="username"
        defaultValue={email ?? ''}
        readOnly
        tabIndex={-1}
        aria-hidden
        className="sr-only"
      />
      <PasswordField
        {...form.register('password')}
        label="New password"
        hint={hint}
        autoComplete="new-password"
        error={form.formState.errors.password?.message}
      />
      <Button type="submit" wide busy={reset.isPending || reset.isDone} busyLabel="Saving the password...">
        Save the password
      </Button>
    </AccountForm>
  )
}

function SpentLink({ of }: { of: keyof typeof RESETS }) {
  const { ask, signIn } = RESETS[of]
  return (
    <div role="alert" className="flex flex-col gap-5">
      <div>
        <h2 className="text-2xl">This link has expired or been used</h2>
        <p className="mt-1.5 text-ink-soft">
          Each link works once, for one hour. If you’ve set a new password, sign in with it.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {ask && <ButtonLink href={ask}>Send me a new link</ButtonLink>}
        <ButtonLink href={signIn} variant={ask ? 'secondary' : 'primary'}>
          Sign in
        </ButtonLink>
      </div>
    </div>
  )
}

function isSpent(error: Error): error is ApiError {
  return error instanceof ApiError && error.code === 'invalid-token'
}
