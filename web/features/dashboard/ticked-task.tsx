import type { ReactNode } from 'react'
import { useTick } from '#web/browser/ticks.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TaskRow } from './task-row.tsx'

/** Something that only the guest can know to be done, and ticks. It keeps its place in the list: what is ticked by mistake is found again. */
export function TickedTask({
  task,
  icon,
  when,
  title,
  tickLabel,
  action,
  children,
}: {
  /** Under which the browser keeps the tick. */
  task: string
  icon: ReactNode
  when: string
  title: string
  tickLabel: string
  action: ReactNode
  children: ReactNode
}) {
  const [isDone, setDone] = useTick(task)
  return (
    <TaskRow
      tone={isDone ? 'done' : 'later'}
      icon={icon}
      when={isDone ? 'Done' : when}
      title={title}
      action={
        <div className="flex flex-wrap items-center gap-x-4">
          <Checkbox
            label={tickLabel}
            checked={isDone}
            onChange={(event) => setDone(event.currentTarget.checked)}
          />
          {action}
        </div>
      }
    >
      {children}
    </TaskRow>
  )
}
