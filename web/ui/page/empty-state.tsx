import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

/** Says what is missing here and how to get it. */
export function EmptyState({
  icon,
  title,
  action,
  className,
  children,
}: {
  /** A lucide icon of 24 px. */
  icon?: ReactNode
  title: ReactNode
  action?: ReactNode
  className?: string
  children?: ReactNode
}) {
  return (
    <div
      className={classNames(
        'flex flex-col items-center gap-3 rounded-xl border border-dashed border-line-strong px-5 py-12 text-center',
        className,
      )}
    >
      {icon && (
        <span aria-hidden className="grid size-14 place-items-center rounded-full bg-cream text-sea">
          {icon}
        </span>
      )}
      <div className="font-display text-xl font-bold">{title}</div>
      {children && <div className="max-w-md text-ink-soft">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  )
}
