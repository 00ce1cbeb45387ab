import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { MIN_PASSWORD_LENGTH, signUpSchema, type SignUp } from '#domain/account.ts'
import { api, ApiError } from '#web/api/client.ts'
import { Button } from '#web/ui/button.tsx'
import { ERROR_DELAY_MS } from '#web/ui/error-delay.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { rememberedGuest } from './remembered-guest.ts'
import { useEnter } from './use-enter.ts'

const EMPTY: SignUp = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' }
const FIELDS = ['firstName', 'lastName', 'email', 'password'] as const

export function SignUpForm({ welcome }: { welcome: string }) {
  const form = useForm<SignUp>({
    mode: 'onTouched',
    delayError: ERROR_DELAY_MS,
    resolver: zodResolver(signUpSchema),
    defaultValues: EMPTY,
  })
  const { errors } = form.formState
  useEffect(() => {
    // What was typed before the form was hydrated stays.
    form.reset({ ...EMPTY, ...rememberedGuest() }, { keepDirtyValues: true })
  }, [form])

  const signUp = useEnter(
    register,
    {
      success: { title: 'Account created!', description: welcome },
      failure: { title: 'Registration failed', otherwise: 'Please try again' },
    },
    showFieldErrors,
  )

  function showFieldErrors(error: Error): void {
    if (!(error instanceof ApiError)) return
    for (const field of FIELDS) {
      const found = error.fieldErrors.find((each) => each.field === field)
      if (found) form.setError(field, { type: 'server', message: found.message }, { shouldFocus: true })
    }
  }

  return (
    <form
      method="post"
      noValidate
      aria-label="Sign Up"
      className="flex flex-col gap-5"
      onSubmit={form.handleSubmit((filledIn) => signUp.run(filledIn))}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.register('firstName')}
          label="First name"
          autoComplete="given-name"
          error={errors.firstName?.message}
        />
        <TextField
          {...form.register('lastName')}
          label="Last name"
          autoComplete="family-name"
          error={errors.lastName?.message}
        />
      </div>
      <TextField
        {...form.register('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message}
      />
      <PasswordField
        {...form.register('password')}
        label="Password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters`}
        autoComplete="new-password"
        error={errors.password?.message}
      />
      <PasswordField
        {...form.register('confirmPassword')}
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
      />
      <Button type="submit" wide busy={signUp.isPending || signUp.isDone} busyLabel="Creating account...">
        Sign Up
      </Button>
    </form>
  )
}

/** The confirmation was for the guest's own fingers: it stays in the browser (specification, section 5.3). */
async function register({ firstName, lastName, email, password }: SignUp) {
  return api('POST', '/api/auth/register', { body: { firstName, lastName, email, password } })
}
