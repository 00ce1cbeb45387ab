import { ChevronDown } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

/**
 * A part of a guest's page. On a phone some are folded, with their newest fact in the head; on a laptop all are open. What is shown
 * follows from the width alone, so that nothing jumps when the page comes to life.
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
  /** "€580.00 due", "11 changes". */
  fact?: ReactNode
  /** Whether a phone shows only its head at first. */
  folded?: boolean
  /** Where something else opens it too. */
  open?: boolean
  onToggle?: (open: boolean) => void
  children: ReactNode
}) {
  const id = useId()
  const [own, setOwn] = useState(!folded)
  const open = controlled ?? own
  return (
    <section aria-labelledby={id}>
      <div className="relative flex min-h-11 items-center justify-between gap-4 lg:min-h-0 lg:items-baseline">
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
      <div className={classNames('mt-2', !open && 'max-lg:hidden')}>{children}</div>
    </section>
  )
}

/** The sheet that a section's rows stand on. */
export const sheetStyle = 'divide-y divide-line overflow-hidden rounded-lg border border-line bg-white'
