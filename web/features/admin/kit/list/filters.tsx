import { Search } from 'lucide-react'
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

/** The search of a page. The key "/" leads to it, Escape empties it. */
export function SearchField({
  onChange,
  className,
  ...input
}: Pick<ComponentProps<'input'>, 'placeholder' | 'value'> & {
  onChange: (typed: string) => void
  className: string
}) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <search className={classNames('relative block', className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft"
      />
      <input
        ref={field}
        type="search"
        aria-label="Search"
        autoComplete="off"
        {...input}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          onChange('')
          field.current?.blur()
        }}
        className="min-h-12 w-full rounded-md border border-line-strong bg-white pr-4 pl-12 placeholder:text-ink-soft"
      />
    </search>
  )
}

/** True if the key belongs to the focused element: a field, dialog or menu. */
function isTyping({ target }: KeyboardEvent): boolean {
  const takers = 'input, textarea, select, [role=dialog], [role=alertdialog], [role=menu]'
  return target instanceof Element && target.closest(takers) !== null
}

const DELAY_MS = 150

/** Returns the typed search once it has not changed for a moment, so that it is not sent for every letter. */
export function useSettled(typed: string): string {
  const search = typed.trim()
  const [settled, setSettled] = useState(search)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(search), DELAY_MS)
    return () => clearTimeout(timer)
  }, [search])
  return settled
}

/** Row of filters for a list; the chosen one is filled. */
export function Choice<Value extends string>({
  label,
  options,
  value,
  onChange,
  className = 'flex-wrap',
}: {
  /** Name of the filter for screen readers. */
  label: string
  options: readonly { value: Value; text: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}) {
  return (
    <fieldset className={classNames('flex min-w-0 gap-2', className)}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className={classNames(
            'min-h-11 shrink-0 rounded-full border px-3.5 text-sm font-semibold whitespace-nowrap',
            option.value === value
              ? 'border-sea bg-sea text-cream forced-colors:outline-2'
              : 'border-line-strong bg-white text-ink hover:bg-cream',
          )}
        >
          {option.text}
        </button>
      ))}
    </fieldset>
  )
}
