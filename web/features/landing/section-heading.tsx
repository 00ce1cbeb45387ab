import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

export function SectionHeading({
  title,
  light = false,
  children,
}: {
  title: string
  /** True on a sea-coloured background. */
  light?: boolean
  children?: ReactNode
}) {
  return (
    <>
      <h2 className="max-md:text-[min(1.75rem,13vw)] md:text-4xl">{title}</h2>
      {children && (
        <p
          className={classNames('mt-2 max-w-2xl md:mt-3 md:text-lg', light ? 'text-cream' : 'text-ink-soft')}
        >
          {children}
        </p>
      )}
    </>
  )
}
