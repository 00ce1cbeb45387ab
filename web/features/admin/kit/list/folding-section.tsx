import { ChevronDown } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

/** Set when the parent controls whether a section is open; otherwise the section does. */
export interface ControlledFold {
  open: boolean
  onToggle: (open: boolean) => void
}

/**
 * Section of a long page. Phones can fold it, with `fact` in its head; laptops always show it open. CSS decides by width, so the layout
 * doesn't shift when the page hydrates.
 */
export function FoldingSection({
  title,
  fact,
  folded = false,
  open: controlled,
  onToggle,
  children,
}: {
  title: string
  /** Short summary in the head: "11 changes", "none yet". */
  fact?: ReactNode
  /** True if a phone first shows only the head. */
  folded?: boolean
  children: ReactNode
} & Partial<ControlledFold>) {
  const id = useId()
  const [own, setOwn] = useState(!folded)
  const open = controlled ?? own
  return (
    <section aria-labelledby={id}>
      <div className="relative flex min-h-11 flex-wrap items-center justify-between gap-x-4 lg:min-h-0 lg:items-baseline">
        <h2 id={id} className="text-lg leading-snug">
          {title}
        </h2>
        <p className="figures flex items-center gap-2 text-right text-sm text-ink-soft">
          {fact}
          <ChevronDown
            aria-hidden
            className={classNames('size-5 text-sea transition-transform lg:hidden', open && 'rotate-180')}
          />
        </p>
        <button
          type="button"
          aria-expanded={open}
          aria-label={open ? `Fold ${title}` : `Unfold ${title}`}
          className="absolute inset-0 rounded-md lg:hidden"
          onClick={() => (onToggle ?? setOwn)(!open)}
        />
      </div>
      <div
        className={classNames(
          'mt-2 divide-y divide-line overflow-hidden rounded-lg border border-line bg-white',
          !open && 'max-lg:hidden',
        )}
      >
        {children}
      </div>
    </section>
  )
}
