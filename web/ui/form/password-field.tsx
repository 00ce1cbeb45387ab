import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useHydrated } from './use-hydrated.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** A password input that can show its characters. It hides them on submit, because browsers save only a hidden password. */
export function PasswordField(field: Omit<TextFieldProps, 'action' | 'type'>) {
  const [shown, setShown] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const form = toggle.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  const Icon = shown ? EyeOff : Eye
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      type={shown ? 'text' : 'password'}
      action={
        <button
          ref={toggle}
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
