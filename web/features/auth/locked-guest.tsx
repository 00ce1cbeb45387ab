import { LockKeyhole } from 'lucide-react'
import type { ComponentProps } from 'react'
import { linkStyle } from '#web/ui/link-style.ts'

type InputProps = ComponentProps<'input'>

/**
 * Who has just booked, in one row instead of three fields. The inputs are there, under their labels, for who cannot see the
 * row and for the browser's password manager, which keeps the address with the new password.
 */
export function LockedGuest({
  firstName,
  lastName,
  email,
  onChange,
}: {
  firstName: InputProps
  lastName: InputProps
  email: InputProps
  /** The guest wants another name or address. */
  onChange: () => void
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-3.5 rounded-lg border border-transparent bg-cream px-4 py-2.5">
      <LockKeyhole aria-hidden className="size-5 shrink-0 text-teal-deep" />
      <div className="relative min-w-0 grow basis-24 leading-snug">
        <p aria-hidden className="wrap-anywhere">
          <span className="block font-semibold">
            {firstName.defaultValue} {lastName.defaultValue}
          </span>
          <span className="block text-sm text-ink-soft">{email.defaultValue}</span>
        </p>
        <Unseen {...firstName} label="First name" autoComplete="given-name" />
        <Unseen {...lastName} label="Last name" autoComplete="family-name" />
        <Unseen {...email} label="Email" type="email" autoComplete="username" />
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
