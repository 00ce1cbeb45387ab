import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { signInSchema, type SignIn } from '#domain/account.ts'
import { api } from '#web/api/client.ts'
import { readEarlyInput } from '#web/browser/early-input.ts'
import { SubmitButton } from '#web/shell/submit-button.tsx'
import { ERROR_DELAY_MS } from '#web/ui/error-delay.ts'
import { linkStyle } from '#web/ui/link-style.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { rememberedGuest } from './remembered-guest.ts'
import { useEnter } from './use-enter.ts'

const FORM_ID = 'sign-in-form'

export function SignInForm() {
  const [early] = useState(() => readEarlyInput(FORM_ID))
  const form = useForm<SignIn>({
    mode: 'onTouched',
    delayError: ERROR_DELAY_MS,
    resolver: zodResolver(signInSchema),
    defaultValues: { email: '', password: '' },
  })
  const { errors } = form.formState
  useEffect(() => {
    const { email } = rememberedGuest()
    form.reset({ password: '', email, ...early })
  }, [form, early])

  const signIn = useEnter((body: SignIn) => api('POST', '/api/auth/login', { body }), {
    success: { title: 'Welcome back!', description: 'You have been successfully logged in.' },
    failure: { title: 'Login failed', otherwise: 'Please check your credentials' },
  })

  return (
    <form
      id={FORM_ID}
      method="post"
      noValidate
      aria-label="Sign In"
      className="flex flex-col gap-5"
      onSubmit={form.handleSubmit((credentials) => signIn.mutate(credentials))}
    >
      <TextField
        {...form.register('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message}
      />
      <PasswordField
        {...form.register('password')}
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <Link
        to="/auth?view=forgot-password"
        className={`${linkStyle} -my-2 inline-flex min-h-11 items-center self-start`}
      >
        Forgot your password?
      </Link>
      <SubmitButton wide busy={signIn.isPending || signIn.isSuccess} busyLabel="Signing in...">
        Sign In
      </SubmitButton>
    </form>
  )
}
