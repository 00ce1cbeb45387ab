import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { useHydrated } from '#web/ui/hydration.tsx'
import { controlStyle, Field, useFieldIds, type FieldTexts } from './field.tsx'

export type TextFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'className'> & {
    className?: string
    /** A unit inside the box at its end ("kg"). The label must name the unit too. */
    unit?: string
    /** A control inside the box at its end, 44 px wide. */
    action?: ReactNode
  }

/** The input props for an amount typed in euros. */
export const EUROS = { inputMode: 'decimal', autoComplete: 'off', unit: '€', className: 'figures' } as const

/** A one-line text input with label, hint and inline error; spread `register(…)` of react-hook-form into it. */
export function TextField({
  label,
  hint,
  error,
  optional,
  unit,
  action,
  id,
  className,
  type = 'text',
  ...input
}: TextFieldProps) {
  const texts = { label, hint, error, optional }
  const ids = useFieldIds(id, texts)
  return (
    <Field ids={ids} texts={texts} className={className}>
      <div className="relative">
        <input
          {...input}
          {...ids.control}
          type={type}
          className={classNames(controlStyle, Boolean(unit || action) && 'pr-13')}
        />
        {unit && (
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-3.5 flex items-center text-ink-soft"
          >
            {unit}
          </span>
        )}
        {action && <div className="absolute inset-y-0 right-0.5 flex items-center">{action}</div>}
      </div>
    </Field>
  )
}

type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'className'> & { className?: string }

/** A multi-line text input that grows with its text. */
export function TextArea({ label, hint, error, optional, id, className, rows = 4, ...input }: TextAreaProps) {
  const texts = { label, hint, error, optional }
  const ids = useFieldIds(id, texts)
  return (
    <Field ids={ids} texts={texts} className={className}>
      <textarea
        {...input}
        {...ids.control}
        rows={rows}
        className={classNames(
          controlStyle,
          'field-sizing-content max-h-96',
          // With `field-sizing: content` browsers ignore `rows`.
          rows > 1 && (rows > 4 ? 'min-h-56' : 'min-h-28'),
        )}
      />
    </Field>
  )
}

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
