import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

/** Marks something missing, on amber; with a border in print and forced colours. */
export function Missing({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-block rounded-sm bg-amber-soft px-1.5 font-semibold text-amber-deep print:border print:border-ink print:bg-transparent print:text-ink forced-colors:border',
        className,
      )}
    >
      {children}
    </span>
  )
}
