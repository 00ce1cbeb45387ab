import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

/** The heading of a section: big and alone, its introduction beside it where there is room. */
export function SectionHeading({
  title,
  light = false,
  className,
  children,
}: {
  title: string
  /** On the sea. */
  light?: boolean
  className?: string
  children?: ReactNode
}) {
  return (
    <div
      className={classNames(
        'grid gap-x-12 gap-y-4 lg:items-end lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
        className,
      )}
    >
      <h2 className="max-w-[9.9em] text-4xl">{title}</h2>
      {children && (
        <p className={classNames('max-w-xl text-lg', light ? 'text-cream' : 'text-ink-soft')}>{children}</p>
      )}
    </div>
  )
}
