import { LockKeyhole } from 'lucide-react'
import { useEffect, useState, type ComponentProps } from 'react'
import {
  signInSchema,
  type SignIn,
  MIN_PASSWORD_LENGTH,
  signUpSchema,
  type SignUp,
} from '#domain/account/account.ts'
import { recordOf } from '#domain/base/typed-records.ts'
import type { WaitingBooking } from '#domain/contract/waiting-booking.ts'
import { api, ApiError, fieldErrorOf } from '#web/api/client.ts'
import { readStoredBooking, type StoredBooking } from '#web/browser/browser-storage.ts'
import { linkStyle } from '#web/ui/class-names.ts'
import { Button } from '#web/ui/form/button.tsx'
import { PasswordField, TextField } from '#web/ui/form/text-field.tsx'
import { AccountForm, useAccountForm, EmailField } from './account-form.tsx'
import { useEnter } from './continue-after-sign-in.ts'

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
    form.reset(
      { password: '', email: email ?? guestOf(readStoredBooking()).email },
      { keepDirtyValues: true },
    )
  }, [form, email])

  const signIn = useEnter((body: SignIn) => api('POST', '/api/auth/login', { body }), {
    success: { title: 'Welcome back!', description: 'You have been successfully logged in.' },
    failure: { title: 'Login failed', description: 'Please check your credentials' },
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

const EMPTY: SignUp = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' }
const FIELDS = ['firstName', 'lastName', 'email', 'password'] as const
const LOCKED = ['firstName', 'lastName', 'email'] as const
type LockedField = (typeof LOCKED)[number]

/** Creates an account. The name and address of a booking just made are filled in and locked; a button unlocks them. */
export function SignUpForm({
  welcome,
  booking,
  onSignIn,
}: {
  welcome: string
  /** The booking that the account is for; null if there is none. */
  booking: WaitingBooking | null
  /** Called if the address already has an account, to sign in with it. */
  onSignIn: (email: string) => void
}) {
  const [guest] = useState(() => booking && guestOf(booking))
  const [locked, setLocked] = useState(guest !== null)
  const [opened, setOpened] = useState<LockedField | null>(null)
  const form = useAccountForm<SignUp>(signUpSchema, { ...EMPTY, ...guest })
  const { errors } = form.formState
  useEffect(() => {
    // Values typed before hydration stay.
    form.reset({ ...EMPTY, ...(guest ?? guestOf(readStoredBooking())) }, { keepDirtyValues: true })
  }, [form, guest])
  useEffect(() => {
    if (opened) form.setFocus(opened)
  }, [form, opened])

  const signUp = useEnter(
    register,
    {
      success: { title: 'Account created!', description: welcome },
      failure: { title: 'Registration failed', description: 'Please try again' },
    },
    showFieldErrors,
  )

  function showFieldErrors(error: Error): void {
    if (!(error instanceof ApiError)) return
    for (const field of FIELDS) {
      const message = fieldErrorOf(error, field)
      if (message) form.setError(field, { type: error.code, message }, { shouldFocus: !locked })
    }
    unlockErrors(error.fieldErrors.map(({ field }) => field))
  }

  /** A locked field must be unlocked to show its error. */
  function unlockErrors(wrong: readonly string[]): void {
    const field = LOCKED.find((each) => wrong.includes(each))
    if (field) unlock(field)
  }

  function unlock(field: LockedField): void {
    setLocked(false)
    setOpened(field)
  }

  return (
    <AccountForm
      aria-label="Sign Up"
      onSubmit={form.handleSubmit(
        (filledIn) => signUp.run(filledIn),
        (wrong) => locked && unlockErrors(Object.keys(wrong)),
      )}
    >
      {guest && locked ? (
        <LockedGuest
          guest={guest}
          field={(name) => ({ ...form.register(name), defaultValue: guest[name] })}
          onChange={() => unlock('firstName')}
        />
      ) : (
        <>
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
          <EmailField {...form.register('email')} error={errors.email?.message} />
          {errors.email?.type === 'email-taken' && (
            <button
              type="button"
              onClick={() => onSignIn(form.getValues('email'))}
              className={`${linkStyle} -mt-5 min-h-11 self-start`}
            >
              Sign in with this email
            </button>
          )}
        </>
      )}
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
    </AccountForm>
  )
}

/** Returns the name and address of the booking just made, so that the guest need not type them again; empty strings without one. */
function guestOf(booking: WaitingBooking | StoredBooking | null): Record<LockedField, string> {
  return recordOf(LOCKED, (field) => booking?.[field] ?? '')
}

/** The repeated password is checked in the browser and not sent (specification, section 5.3). */
async function register({ firstName, lastName, email, password }: SignUp) {
  return api('POST', '/api/auth/register', { body: { firstName, lastName, email, password } })
}

type InputProps = ComponentProps<'input'>

/**
 * The name and address of a booking just made, in one row instead of three fields. The inputs exist for screen readers and for the password
 * manager, which stores the address with the new password.
 */
function LockedGuest({
  guest,
  field,
  onChange,
}: {
  guest: Record<LockedField, string>
  field: (name: LockedField) => InputProps
  /** Called when the guest wants to change the name or address. */
  onChange: () => void
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-3.5 rounded-lg border border-transparent bg-cream px-4 py-2.5">
      <LockKeyhole aria-hidden className="size-5 shrink-0 text-teal-deep" />
      <div className="relative min-w-0 grow basis-24 leading-snug">
        <p aria-hidden className="wrap-anywhere">
          <span className="block font-semibold">
            {guest.firstName} {guest.lastName}
          </span>
          <span className="block text-sm text-ink-soft">{guest.email}</span>
        </p>
        <Unseen {...field('firstName')} label="First name" autoComplete="given-name" />
        <Unseen {...field('lastName')} label="Last name" autoComplete="family-name" />
        <Unseen {...field('email')} label="Email" type="email" autoComplete="username" />
      </div>
      <button type="button" onClick={onChange} className={`${linkStyle} min-h-11 shrink-0 px-1`}>
        Change<span className="sr-only"> name or email</span>
      </button>
    </div>
  )
}

function Unseen({ label, ...input }: InputProps & { label: string }) {
  return (
    <label className="sr-only">
      {label}
      <input type="text" {...input} readOnly tabIndex={-1} />
    </label>
  )
}
