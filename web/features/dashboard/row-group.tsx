import type { ReactNode } from 'react'
import { FoldedRows } from '#web/ui/rows.tsx'

/** The two columns of a trip on wide screens: the trip itself and its details. Stacked on phones. */
export const columns = 'grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-start'

/** A heading above a frame of rows. */
export function RowGroup({
  title,
  aside,
  children,
}: {
  title: string
  aside?: string | undefined
  children: ReactNode
}) {
  return (
    <section className="min-w-0">
      <div className="mb-2 flex items-baseline justify-between gap-4 px-0.5">
        <h3 className="text-xl">{title}</h3>
        {aside && <p className="figures text-sm text-ink-soft">{aside}</p>}
      </div>
      <FoldedRows className="rounded-xl">{children}</FoldedRows>
    </section>
  )
}
