import type { ReactNode } from 'react'

/** Says what is missing here and how to get it. */
export function EmptyState({
  icon,
  title,
  action,
  children,
}: {
  /** A lucide icon of 24 px. */
  icon?: ReactNode
  title: ReactNode
  action?: ReactNode
  children?: ReactNode
}) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-xl border border-dashed border-line-strong px-5 py-12 text-center">
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
