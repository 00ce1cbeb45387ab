import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useHydrated } from './use-hydrated.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** A password input whose characters can be shown, so that it can be typed right on a phone. */
export function PasswordField(field: Omit<TextFieldProps, 'action' | 'type'>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      type={shown ? 'text' : 'password'}
      action={
        <button
          type="button"
          aria-pressed={shown}
          disabled={!useHydrated()}
          onClick={() => setShown(!shown)}
          className="grid size-11 place-items-center rounded-md text-ink-soft hover:text-ink"
        >
          <Icon aria-hidden className="size-5" />
          <span className="sr-only">Show password</span>
        </button>
      }
    />
  )
}
