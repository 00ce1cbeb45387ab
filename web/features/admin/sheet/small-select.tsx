import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

/** Compact native select for table rows; in print only the chosen text. */
export function SmallSelect({
  label,
  value,
  shown,
  isMissing = false,
  disabled,
  onChoose,
  children,
}: {
  /** Accessible name. */
  label: string
  value: string
  /** Printed text. */
  shown: ReactNode
  isMissing?: boolean
  disabled: boolean
  onChoose: (value: string) => void
  children: ReactNode
}) {
  return (
    <>
      <span className="relative block max-w-60 print:hidden">
        <select
          aria-label={label}
          value={value}
          disabled={disabled}
          onChange={(event) => onChoose(event.target.value)}
          className={classNames(
            'min-h-11 w-full appearance-none rounded-md border py-1 pr-6 pl-2 text-ellipsis disabled:text-ink-soft',
            isMissing
              ? 'border-amber-deep bg-amber-soft font-semibold text-amber-deep'
              : 'border-line-strong bg-white',
          )}
        >
          {children}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-1.5 size-4 -translate-y-1/2 text-ink-soft"
        />
      </span>
      <span className="hidden print:inline">{shown}</span>
    </>
  )
}
