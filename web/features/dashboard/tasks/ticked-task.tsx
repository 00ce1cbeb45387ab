import { Check, FileCheck, Luggage, type LucideIcon } from 'lucide-react'
import { banjulDay, formatShortDay, type CalendarDay } from '#domain/base/dates.ts'
import type { GuideChapterKey } from '#domain/guide/guide.ts'
import type { TripTask } from '#domain/guide/trip-tasks.ts'
import { api } from '#web/api/client.ts'
import { showFailure, useCall } from '#web/shell/use-call.tsx'
import { ButtonLink } from '#web/ui/form/button.tsx'
import { Checkbox } from '#web/ui/form/choices.tsx'
import { Unbroken } from '#web/ui/unbroken.tsx'
import type { TripProps } from '../dashboard-page.ts'
import { byText } from './journey-tasks.tsx'
import { TaskRow, useTaskButton } from './task-row.tsx'

type Ticked = Extract<TripTask, { isTicked: boolean }>

interface TickedTexts {
  icon: LucideIcon
  title: string
  text: string
  tickLabel: string
  /** The chapter of the guide with the list, and what the list is of. */
  chapter: GuideChapterKey
  of: string
}

const TEXTS: Record<Ticked['kind'], TickedTexts> = {
  papers: {
    icon: FileCheck,
    title: 'Check visa and health documents',
    text: 'Some take weeks, so check your country’s travel advice and ask your doctor. Your guide has a checklist.',
    tickLabel: 'Documents checked',
    chapter: 'health-and-entry',
    of: 'documents',
  },
  packing: {
    icon: Luggage,
    title: 'Pack',
    text: 'Your guide has a packing list.',
    tickLabel: 'Packed',
    chapter: 'packing-list',
    of: 'what to bring',
  },
}

/** A task that only the guest knows to be done: the tick shows at once and is saved with the booking. */
export function TickedTask({ booking, guide, now, onUpdate, task }: TripProps & { task: Ticked }) {
  const { kind, tick, isTicked } = task
  // The press shows at once. Others wait for its answer, because on a slow connection two could arrive in the wrong order.
  const save = useCall({
    call: (done: boolean) =>
      api('PATCH', '/api/trip-ticks/{bookingId}', {
        params: { bookingId: booking.id },
        body: { [tick]: done },
      }),
    onSuccess: ({ lead }) => onUpdate({ booking: lead }),
    onError: (error) => showFailure(error, 'Not saved', 'Please check your connection and tick it again.'),
  })
  const isDone = save.isPending ? save.input === true : isTicked
  const look = useTaskButton()
  const { icon, title, tickLabel, chapter, of, ...texts } = TEXTS[kind]
  const isLate = kind === 'papers' && task.isLate
  const text = isLate ? 'Check today that you have passport, visa and yellow fever certificate.' : texts.text
  const today = banjulDay(now)
  return (
    <TaskRow
      icon={isDone ? Check : icon}
      when={isDone ? 'Done' : whenText(task, today)}
      title={title}
      actions={
        <div className="flex flex-wrap items-center gap-x-4">
          <Checkbox
            label={tickLabel}
            className="noscript:hidden"
            checked={isDone}
            onChange={(event) => {
              if (!save.isPending) save.run(event.currentTarget.checked)
            }}
          />
          {guide?.chapters.some(({ key }) => key === chapter) && (
            <ButtonLink href={`/guide/${booking.id}#${chapter}`} {...look}>
              Open the list
              <span className="sr-only"> of {of}</span>
            </ButtonLink>
          )}
        </div>
      }
    >
      <Unbroken
        text={
          guide === null || guide.isPosted
            ? text
            : `${text} You can read it from ${formatShortDay(guide.postedOn, today)}.`
        }
      />
    </TaskRow>
  )
}

function whenText(task: Ticked, today: CalendarDay): string {
  if (task.kind === 'papers') return task.isLate ? 'Today' : byText(task.by, today)
  return task.by <= today ? 'Now' : `From ${formatShortDay(task.by, today)}`
}
