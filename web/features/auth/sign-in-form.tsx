import { useEffect } from 'react'
import { signInSchema, type SignIn } from '#domain/account/account.ts'
import { api } from '#web/api/client.ts'
import { Button } from '#web/ui/form/button.tsx'
import { PasswordField } from '#web/ui/form/text-field.tsx'
import { linkStyle } from '#web/ui/link-style.ts'
import { AccountForm, useAccountForm } from './account-form.tsx'
import { EmailField } from './email-field.tsx'
import { rememberedGuest } from './remembered-guest.ts'
import { useEnter } from './use-enter.ts'

export function SignInForm({
  email,
}: {
  /** The address of a booking just made or of the account that was found; null if unknown. */
  email: string | null
}) {
  const form = useAccountForm<SignIn>(signInSchema, { email: '', password: '' })
  const { errors } = form.formState
  useEffect(() => {
    // Values typed before hydration stay.
    form.reset({ password: '', email: email ?? rememberedGuest().email }, { keepDirtyValues: true })
  }, [form, email])

  const signIn = useEnter((body: SignIn) => api('POST', '/api/auth/login', { body }), {
    success: { title: 'Welcome back!', description: 'You have been successfully logged in.' },
    failure: { title: 'Login failed', otherwise: 'Please check your credentials' },
  })

  return (
    <AccountForm aria-label="Sign In" onSubmit={form.handleSubmit((credentials) => signIn.run(credentials))}>
      <EmailField {...form.register('email')} error={errors.email?.message} />
      <PasswordField
        {...form.register('password')}
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <a
        href="/auth?view=forgot-password"
        className={`${linkStyle} -my-2 inline-flex min-h-11 items-center self-start`}
      >
        Forgot your password?
      </a>
      <Button type="submit" wide busy={signIn.isPending || signIn.isDone} busyLabel="Signing in...">
        Sign In
      </Button>
    </AccountForm>
  )
}
