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
