import { type LucideIcon, Check } from 'lucide-react'
import { createContext, use, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { TripTask } from '#domain/travel/trip-tasks.ts'
import { api } from '#web/api/client.ts'
import { showFailure, useCall } from '#web/shell/use-call.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/form/choices.tsx'
import { FoldedRow } from '#web/ui/rows.tsx'
import type { TripProps } from '../dashboard-page.ts'

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

export function RowIcon({ icon: Icon }: { icon: LucideIcon }) {
  return <Icon aria-hidden className="size-5 shrink-0 text-teal-deep" />
}

export type Ticked = Extract<TripTask, { isTicked: boolean }>

/** A task that only the guest knows to be done: the tick shows at once and is saved with the booking. */
export function TickedTask({
  booking,
  task: { tick, isTicked },
  onUpdate,
  icon,
  when,
  title,
  tickLabel,
  action,
  children,
}: TripProps & {
  task: Ticked
  icon: LucideIcon
  when: string
  title: string
  tickLabel: string
  action: ReactNode
  children: ReactNode
}) {
  // The last press shows at once. Only one call runs at a time, because on a slow connection two could arrive in the wrong order.
  const [pressed, setPressed] = useState<boolean | null>(null)
  const wanted = useRef(isTicked)
  const save = useCall({
    call: (done: boolean) =>
      api('PATCH', '/api/trip-ticks/{bookingId}', {
        params: { bookingId: booking.id },
        body: { [tick]: done },
      }),
    onSuccess: ({ lead }) => {
      onUpdate({ booking: lead })
      if (lead[tick] === wanted.current) setPressed(null)
      else save.run(wanted.current)
    },
    onError: (error) => {
      setPressed(null)
      showFailure(error, 'Not saved', 'Please check your connection and tick it again.')
    },
  })
  function press(done: boolean) {
    wanted.current = done
    setPressed(done)
    if (!save.isPending) save.run(done)
  }
  const isDone = pressed ?? isTicked
  const box = useRef<HTMLInputElement>(null)
  const saveEarly = useEffectEvent((done: boolean) => {
    if (done !== isTicked) press(done)
  })
  // The box may have been ticked before hydration.
  useEffect(() => {
    if (box.current) saveEarly(box.current.checked)
  }, [])
  return (
    <TaskRow
      icon={isDone ? Check : icon}
      when={isDone ? 'Done' : when}
      title={title}
      actions={
        <div className="flex flex-wrap items-center gap-x-4">
          <Checkbox
            ref={box}
            label={tickLabel}
            className="noscript:hidden"
            checked={isDone}
            onChange={(event) => press(event.currentTarget.checked)}
          />
          {action}
        </div>
      }
    >
      {children}
    </TaskRow>
  )
}
