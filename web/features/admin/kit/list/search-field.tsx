import { Search } from 'lucide-react'
import { useRef, useEffect, useState } from 'react'
import { useShortcut } from '#web/features/admin/kit/frame/shortcuts.tsx'
import { classNames } from '#web/ui/class-names.ts'

/** The search of a page. The key "/" leads to it, Escape empties it. */
export function SearchField({
  label,
  placeholder,
  value,
  onChange,
  className,
}: {
  /** What the key does, in the list of keys. */
  label: string
  placeholder: string
  value: string
  onChange: (typed: string) => void
  className: string
}) {
  const field = useRef<HTMLInputElement>(null)
  useShortcut('/', label, () => field.current?.focus())
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
        placeholder={placeholder}
        autoComplete="off"
        value={value}
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
