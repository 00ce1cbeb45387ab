import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

export type FieldTexts = {
  label: ReactNode
  /** Help that stays visible under the label. */
  hint?: ReactNode
  /** What is wrong and how to correct it; shown under the field and read out with it. */
  error?: string | undefined
  /** Marks a field that may stay empty; fields without the mark are required. */
  optional?: boolean | undefined
}

/** Returns the ids of a field's hint and error, and the props that connect its control to them. */
export function useFieldIds(id: string | undefined, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const generated = useId()
  const fieldId = id ?? generated
  const hintId = `${fieldId}-hint`
  const errorId = `${fieldId}-error`
  const control = {
    id: fieldId,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': classNames(Boolean(hint) && hintId, error && errorId) || undefined,
  }
  return { hintId, errorId, control }
}

/** The frame of a labelled field: label, hint, control and error. */
export function Field({
  ids,
  texts,
  className,
  children,
}: {
  ids: ReturnType<typeof useFieldIds>
  texts: FieldTexts
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={ids.control.id} className="font-semibold text-ink">
        {texts.label}
        {texts.optional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      {texts.hint && <FieldHint id={ids.hintId}>{texts.hint}</FieldHint>}
      {children}
      <FieldError id={ids.errorId}>{texts.error}</FieldError>
    </div>
  )
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="text-sm text-ink-soft">
      {children}
    </p>
  )
}

/** The inline error under a field. Renders nothing without an error. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null
  return (
    <p id={id} className="flex gap-1.5 text-sm font-medium text-danger">
      <CircleAlert aria-hidden className="mt-[0.15em] size-[1.1em] shrink-0" />
      {children}
    </p>
  )
}

/** The box of a text input, text area or select. Its 17 px type keeps phones from zooming in. */
export const controlStyle =
  'block w-full min-h-12 rounded-md border border-line-strong bg-white px-3.5 py-2.5 text-base text-ink transition-[border-color] placeholder:text-ink-soft hover:border-sea aria-invalid:border-2 aria-invalid:border-danger disabled:border-line disabled:bg-sand disabled:text-ink-soft'

/**
 * How many milliseconds an error waits to appear after its field was left (react-hook-form's `delayError`), so that a button being pressed
 * does not move away during the press.
 */
export const ERROR_DELAY_MS = 300
