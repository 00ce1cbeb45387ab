import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type NoticeTone = 'info' | 'success' | 'warning' | 'danger'

const looks = {
  info: { Icon: Info, box: 'border-teal bg-teal-soft text-ink', icon: 'text-teal-deep' },
  success: { Icon: CircleCheck, box: 'border-success/50 bg-success-soft text-ink', icon: 'text-success' },
  warning: { Icon: TriangleAlert, box: 'border-amber bg-amber-soft text-ink', icon: 'text-amber-deep' },
  danger: { Icon: CircleX, box: 'border-danger/50 bg-danger-soft text-ink', icon: 'text-danger' },
}

/** A message in the page; with `live`, screen readers announce it when it appears after the page was loaded. */
export function Notice({
  tone = 'info',
  title,
  live,
  className,
  children,
}: {
  tone?: NoticeTone
  title?: ReactNode
  live?: 'status' | 'alert'
  className?: string | undefined
  children?: ReactNode
}) {
  const { Icon, box, icon } = looks[tone]
  return (
    <div role={live} className={classNames('flex gap-3 rounded-lg border p-4', box, className)}>
      <Icon aria-hidden className={classNames('mt-0.5 size-5 shrink-0', icon)} />
      <div className="min-w-0 grow">
        {title && <p className="leading-snug font-semibold">{title}</p>}
        {children && <div className={classNames('text-sm', Boolean(title) && 'mt-1')}>{children}</div>}
      </div>
    </div>
  )
}

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

/** A screen that says where the guest is being redirected, with a link in case that does not happen. */
export function RedirectNotice({
  title,
  action,
  children,
}: {
  title: ReactNode
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="page-column flex flex-col items-start gap-6 py-12 sm:py-20">
      <div aria-live="polite" className="max-w-2xl">
        <h1>{title}</h1>
        <div className="mt-3 text-lg text-ink-soft">{children}</div>
      </div>
      {action}
    </div>
  )
}
