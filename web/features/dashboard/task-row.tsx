import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type TaskTone = 'now' | 'later' | 'waiting' | 'done'

const circles: Record<TaskTone, string> = {
  now: 'border-coral-deep bg-white text-coral-deep',
  later: 'border-transparent bg-teal-soft text-teal-deep',
  waiting: 'border-amber-deep bg-amber-soft text-amber-deep',
  done: 'border-success bg-success text-white',
}

/** One thing to do: until when, what, why, and at its end the way to do it. A tick and a word say that it is done. */
export function TaskRow({
  tone,
  icon,
  when,
  title,
  action,
  actions,
  children,
}: {
  tone: TaskTone
  /** Shown until it is done. */
  icon: ReactNode
  when: ReactNode
  title: ReactNode
  /** A single control, beside the words where there is room. */
  action?: ReactNode
  /** Several controls, below the words. */
  actions?: ReactNode
  children?: ReactNode
}) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 gap-y-3 border-line py-5 first:pt-0 last:pb-0 not-first:border-t md:flex md:flex-wrap md:items-center">
      <span
        aria-hidden
        className={classNames(
          'grid size-10 shrink-0 place-items-center self-start rounded-full border-2 *:size-5',
          circles[tone],
        )}
      >
        {tone === 'done' ? <Check /> : icon}
      </span>
      <div className="min-w-0 md:flex-1 md:basis-64">
        <p
          className={classNames(
            'figures text-sm font-semibold',
            tone === 'now' ? 'text-coral-deep' : 'text-ink-soft',
          )}
        >
          {when}
        </p>
        <h4 className="font-sans text-base leading-snug font-semibold tracking-normal wrap-anywhere">
          {title}
        </h4>
        {children && <div className="mt-0.5 text-sm text-ink-soft wrap-anywhere">{children}</div>}
        {actions && <div className="mt-3">{actions}</div>}
      </div>
      {action && <div className="col-start-2 flex flex-wrap gap-3">{action}</div>}
    </li>
  )
}
