import type { LucideIcon } from 'lucide-react'
import { createContext, use, type ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'
import { FoldedRow, RowIcon } from '#web/ui/rows.tsx'

const IsNextStep = createContext(false)

/** The frame of the next step: the task inside it is shown large and open, all others as folded rows. */
export function NextStepFrame({ children }: { children: ReactNode }) {
  return <IsNextStep value={true}>{children}</IsNextStep>
}

/** Returns the look of a task's button: in the frame of the next step it is the main one of the page. */
export function useTaskButton(): { variant: 'primary' | 'secondary'; size: 'md' | 'sm' } {
  return use(IsNextStep) ? { variant: 'primary', size: 'md' } : { variant: 'secondary', size: 'sm' }
}

/** A task: until when, what, why, and how to do it. A done task has a tick as its icon. */
export function TaskRow({
  icon,
  when,
  title,
  aside,
  actions,
  children,
}: {
  icon: LucideIcon
  when: string
  title: ReactNode
  /** Says in the frame, in place of `when`, how much time is left. */
  aside?: ReactNode
  actions?: ReactNode
  children: ReactNode
}) {
  if (use(IsNextStep)) {
    return (
      <Card as="section" className="border-2 border-sea! sm:p-6!">
        <div className="flex items-center justify-between gap-4">
          <div className="min-w-0">
            <p className="figures text-sm font-semibold text-coral-deep">{aside ? 'Next' : when}</p>
            <h3 className="mt-0.5 text-2xl leading-tight wrap-anywhere">{title}</h3>
          </div>
          {aside}
        </div>
        <div className="mt-1 max-w-prose text-ink-soft wrap-anywhere">{children}</div>
        {actions && <div className="mt-4">{actions}</div>}
      </Card>
    )
  }
  return (
    <FoldedRow lead={<RowIcon icon={icon} />} title={title} gist={when}>
      <div className="text-sm text-ink-soft wrap-anywhere">{children}</div>
      {actions && <div className="mt-3">{actions}</div>}
    </FoldedRow>
  )
}
