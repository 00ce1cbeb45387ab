import { useQuery } from '@tanstack/react-query'
import { formatDay } from '#domain/base/dates.ts'
import type { DateChange } from '#domain/contract/date-change-calls.ts'
import type { RetreatView } from '#domain/contract/retreat-calls.ts'
import { api } from '#web/api/client.ts'
import { datePath } from '#web/features/admin/dates/date-list.ts'
import { PhoneLink } from '#web/features/admin/guest/contact-links.tsx'
import { AskButton, SmallButtonLink } from '#web/features/admin/kit/form/actions.tsx'
import { readQuery, LoadFailure } from '#web/features/admin/kit/frame/admin-data.tsx'
import { GuestLink } from '#web/features/admin/kit/frame/admin-head.tsx'
import { RowSkeleton } from '#web/features/admin/kit/list/group.tsx'
import { adminDay } from '#web/features/admin/kit/texts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { AnswerButtons } from './answer-buttons.tsx'
import { answeredText, CHOICE_TEXTS, moveText, SILENCE_TEXTS } from './change-texts.ts'
import { TellLink, useUnreached } from './tell-guests-screen.tsx'

/** Section of a date's announced changes and the guests' answers, with a link to announce another. */
export function DateChanges({ date }: { date: RetreatView }) {
  const query = useQuery(
    readQuery('/api/admin/retreats/{retreatId}/changes', { params: { retreatId: date.id } }),
  )
  return (
    <section aria-labelledby="date-changes" className="rounded-lg border border-line bg-white p-5">
      <h2 id="date-changes" className="text-lg">
        Changes
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        If you change the days or the lodge, we ask the guests, who can cancel free of charge.
      </p>
      <TellLink date={date} />
      <LoadFailure query={query} what="The changes" />
      {query.isPending && <RowSkeleton label="Loading the changes" />}
      {query.data?.changes.map((change) => (
        <ChangeView key={change.id} {...{ date, change }} />
      ))}
      {query.data && date.status !== 'cancelled' && !query.data.changes.some(isOpen) && (
        <SmallButtonLink to={datePath(date.id, 'change')} className="mt-3">
          Announce a change
        </SmallButtonLink>
      )}
    </section>
  )
}

/** True while guests can still answer; only one change can be open at a time. */
function isOpen({ takenBackAt, guests }: DateChange): boolean {
  return takenBackAt === null && guests.some(({ state }) => state === 'asked')
}

function ChangeView({ date, change }: { date: RetreatView; change: DateChange }) {
  const { words, announcedAt, takenBackAt, guests } = change
  const move = moveText(change)
  return (
    <article className="mt-4 border-t border-line pt-4" aria-label={move ?? words ?? undefined}>
      <p className="figures text-sm text-ink-soft">
        Announced {adminDay(announcedAt)} · {statusText(change)}
      </p>
      {move !== null && <p className="figures mt-1 font-semibold">{move}</p>}
      {words !== null && <p className="mt-2 whitespace-pre-wrap wrap-anywhere">{words}</p>}
      {takenBackAt === null && (
        <ul className="mt-3 divide-y divide-line">
          {guests.map((guest) => {
            const { text, tone } = CHOICE_TEXTS[guest.state]
            return (
              <li key={guest.leadId} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
                <GuestLink id={guest.leadId} name={guest.name} />
                <Badge tone={tone}>{text}</Badge>
                {guest.state === 'asked' && (
                  <div className="mt-1 flex w-full flex-wrap items-center gap-2">
                    {guest.phone && (
                      <span className="max-sm:w-full">
                        <PhoneLink phone={guest.phone} />
                      </span>
                    )}
                    <AnswerButtons changeId={change.id} to={change.to?.label ?? null} guest={guest} />
                  </div>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {change.mayWithdraw && <TakeBack {...{ date, change }} />}
    </article>
  )
}

function statusText(change: DateChange): string {
  if (change.takenBackAt !== null) return `withdrawn on ${adminDay(change.takenBackAt)}`
  const until = `${answeredText(change)}, until ${formatDay(change.chooseBy)}`
  return isOpen(change) ? `${until}. ${SILENCE_TEXTS[change.kind]}` : until
}

function TakeBack({ date, change }: { date: RetreatView; change: DateChange }) {
  const told = useUnreached(date).filter((guest) => guest.told && guest.change?.id === change.id)
  const byPhone = told.length > 0 && `Tell ${told.map(({ name }) => name).join(', ')} yourself again.`
  return (
    <AskButton
      variant="quiet"
      className="mt-2 -ml-4"
      act={() => api('POST', '/api/admin/changes/{changeId}/take-back', { params: { changeId: change.id } })}
      done={() => ({ title: 'Change withdrawn', description: byPhone || 'We email that nothing changes.' })}
      failed="Change not withdrawn"
      question={{
        title: 'Withdraw this change?',
        description: [
          'No one has answered yet. We’ll email the guests we told that nothing changes.',
          byPhone,
        ]
          .filter(Boolean)
          .join(' '),
        confirmLabel: 'Withdraw it',
        cancelLabel: 'Keep the change',
      }}
    >
      Withdraw the change
    </AskButton>
  )
}
