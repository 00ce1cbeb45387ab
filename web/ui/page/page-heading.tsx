import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

export function PageHeading({
  title,
  className,
  children,
}: {
  title: ReactNode
  className?: string
  /** The subtitle. */
  children?: ReactNode
}) {
  return (
    <div className={classNames('max-w-3xl', className)}>
      <h1>{title}</h1>
      {children && <p className="mt-3 max-w-2xl text-lg text-ink-soft">{children}</p>}
    </div>
  )
}
