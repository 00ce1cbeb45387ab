import type { ReactNode } from 'react'

/** Marks something missing, on amber; with a border in print and forced colours. */
export function Missing({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block rounded-sm bg-amber-soft px-1.5 font-semibold text-amber-deep print:border print:border-ink print:bg-transparent print:text-ink forced-colors:border">
      {children}
    </span>
  )
}
