import type { ReactNode } from 'react'

export function PageHeading({
  title,
  children,
}: {
  title: ReactNode
  /** The subtitle. */
  children?: ReactNode
}) {
  return (
    <div className="max-w-3xl">
      <h1>{title}</h1>
      {children && <p className="mt-3 max-w-2xl text-lg text-ink-soft">{children}</p>}
    </div>
  )
}
