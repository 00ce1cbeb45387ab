import { Check, type LucideIcon } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import type { TripTask } from '#domain/travel/trip-tasks.ts'
import { api } from '#web/api/client.ts'
import { showFailure, useCall } from '#web/shell/use-call.tsx'
import { Checkbox } from '#web/ui/form/choices.tsx'
import type { TripProps } from '../dashboard-page.ts'
import { TaskRow } from './task-row.tsx'

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
