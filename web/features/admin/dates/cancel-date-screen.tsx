import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Banknote, CalendarX, CircleHelp, CreditCard, Send } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { RetreatCancellationReason } from '#domain/cancellation.ts'
import { formatEuros } from '#domain/money.ts'
import type { RetreatCancellation, RetreatView } from '#domain/retreat-calls.ts'
import { api, errorText } from '#web/api/client.ts'
import { DeskHead } from '#web/features/admin/desk/desk-head.tsx'
import { useDeskQuery } from '#web/features/admin/desk/desk-queries.ts'
import { KeyHint } from '#web/features/admin/desk/key-hint.tsx'
import { LoadFailure } from '#web/features/admin/desk/load-failure.tsx'
import { RowSkeleton } from '#web/features/admin/desk/row-skeleton.tsx'
import { useShortcut } from '#web/features/admin/desk/shortcuts.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ChoiceCards } from '#web/ui/choice-cards.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RoutedButtonLink } from '#web/ui/routed-button-link.tsx'
import { confirmText, guestsText, mailsText, sumUp, type CancellationSums } from './cancellation-texts.ts'
import { datesQuery, dryRunQuery } from './date-queries.ts'
import { WhoGetsWhat } from './who-gets-what.tsx'

/** A date is cancelled by reading first who gets what, and then by one confirmation; afterwards it says who got what. */
export function CancelDateScreen({ id, dates: loaded }: { id: string; dates: RetreatView[] | null }) {
  const dates = useDeskQuery(datesQuery, loaded && { retreats: loaded })
  const date = dates.data?.retreats.find((each) => each.id === id)
  if (date) return <CancelDate key={date.id} date={date} />
  return (
    <>
      <DeskHead title="Cancel a date" />
      <div className="mt-5">
        <LoadFailure query={dates} what="The date" />
        {dates.isPending ? (
          <RowSkeleton label="Loading the date" />
        ) : (
          <EmptyState title="There is no such date">It may have another address.</EmptyState>
        )}
      </div>
    </>
  )
}

function CancelDate({ date }: { date: RetreatView }) {
  const [chosen, setReason] = useState<RetreatCancellationReason>('organiser')
  const reason = date.cancellation?.reason ?? chosen
  const queries = useQueryClient()
  const query = useQuery(dryRunQuery(date.id, reason))
  const navigate = useNavigate()
  useShortcut('Escape', 'Keep the date', () => void navigate('/admin/dates'))
  const cancel = useMutation({
    mutationFn: () =>
      api('POST', '/api/admin/retreats/{retreatId}/cancel', {
        params: { retreatId: date.id },
        body: { dryRun: false, reason },
      }),
    onSuccess: (result) => queries.setQueryData(dryRunQuery(date.id, reason).queryKey, result),
    // Whatever became of it, the lists of dates, money and mails are others now.
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[2] !== 'cancel' }),
  })
  const result = query.data
  const sums = sumUp(result?.bookings ?? [])
  const isOver = result?.applied === true
  return (
    <>
      <DeskHead title={isOver ? `${date.label} is cancelled` : `Cancel ${date.label}`}>
        <RoutedButtonLink to="/admin/dates" variant="secondary" size="sm">
          {isOver ? 'All dates' : 'Keep the date'}
          {!isOver && <KeyHint keys="Esc" />}
        </RoutedButtonLink>
      </DeskHead>
      <div className="mt-4">
        <Standing sums={sums} isOver={isOver} started={date.cancellation !== null} failed={cancel.isError} />
        <LoadFailure query={query} what="Who gets what" />
        {query.isPending && <RowSkeleton label="Working out who gets what" />}
        {result && (
          <div className="mt-5 grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_23rem]">
            <WhoGetsWhat guests={result.bookings} mails={result.mails} sums={sums} />
            {!isOver && (
              <Confirmation
                date={date}
                result={result}
                sums={sums}
                reason={reason}
                onReason={setReason}
                busy={cancel.isPending}
                error={cancel.error}
                onConfirm={() => cancel.mutate()}
              />
            )}
          </div>
        )}
      </div>
    </>
  )
}

function Standing({
  sums,
  isOver,
  started,
  failed,
}: {
  sums: CancellationSums
  isOver: boolean
  started: boolean
  failed: boolean
}) {
  if (isOver) {
    return (
      <Notice tone="success" live="status" title="All guests have been told">
        {sums.refunded === 0
          ? 'No one had paid, so there’s nothing to refund.'
          : `${formatEuros(sums.back)} goes back to ${guestsText(sums.refunded)}: cards by themselves, transfers wait for you under Money.`}
      </Notice>
    )
  }
  if (started) {
    return (
      <Notice tone="warning" live="status" title={`It has stopped: ${sums.done} of ${sums.total} done`}>
        The date is off the website. It continues automatically, or press the button to continue now. No one
        is refunded or told twice.
      </Notice>
    )
  }
  if (failed) return null
  return <p className="rounded-lg bg-cream px-4 py-3">This is what would happen. Nothing has happened yet.</p>
}

function Confirmation({
  date,
  result,
  sums,
  reason,
  onReason,
  busy,
  error,
  onConfirm,
}: {
  date: RetreatView
  result: RetreatCancellation
  sums: CancellationSums
  reason: RetreatCancellationReason
  onReason: (reason: RetreatCancellationReason) => void
  busy: boolean
  error: Error | null
  onConfirm: () => void
}) {
  const [read, setRead] = useState(false)
  const started = date.cancellation !== null
  return (
    <form
      method="post"
      aria-label="Cancel the date"
      className="flex flex-col gap-5 lg:rounded-lg lg:border lg:border-line lg:bg-white lg:p-5"
      onSubmit={(event) => {
        event.preventDefault()
        if ((read || started) && !busy) onConfirm()
      }}
    >
      {!started && (
        <ChoiceCards
          legend="Why"
          name="reason"
          choices={[
            { value: 'organiser', title: 'We cancel', description: 'Everything goes back, the deposit too.' },
            {
              value: 'extraordinary',
              title: 'Extraordinary circumstances',
              description: 'Everything goes back; the mail says so.',
            },
          ]}
          value={reason}
          onChange={({ target }) =>
            onReason(target.value === 'extraordinary' ? 'extraordinary' : 'organiser')
          }
        />
      )}
      <Consequences date={date} mails={result.mails.length} sums={sums} />
      <p className="rounded-lg bg-danger-soft px-4 py-3 text-sm text-danger">
        <strong>This cannot be undone.</strong> If it stops half-way, open it again: it goes on where it was,
        and nobody is paid twice.
      </p>
      {error && (
        <Notice tone="danger" title="It was not answered" live="alert">
          {errorText(error, 'The server did not answer. Look here again in a moment: what was done is done.')}
        </Notice>
      )}
      {!started && (
        <Checkbox
          label="I have read the list"
          checked={read}
          onChange={(event) => setRead(event.target.checked)}
        />
      )}
      <Button
        type="submit"
        variant="danger"
        wide
        disabled={!read && !started}
        busy={busy}
        busyLabel="Cancelling..."
      >
        {confirmText(sums)}
      </Button>
    </form>
  )
}

/** What follows from it, in figures. */
function Consequences({ date, mails, sums }: { date: RetreatView; mails: number; sums: CancellationSums }) {
  const { online, byTransfer, reported, disputed } = sums
  return (
    <ul className="figures flex flex-col gap-2">
      {mails > 0 && <Line icon={<Send />}>{mailsText(mails)}</Line>}
      {online.guests > 0 && (
        <Line icon={<CreditCard />}>
          {online.guests === 1 ? '1 guest is' : `${online.guests} guests are`} paid back online at once,{' '}
          {formatEuros(online.amount)}.
        </Line>
      )}
      {byTransfer.guests > 0 && (
        <Line icon={<Banknote />}>
          {byTransfer.guests === 1 ? '1 transfer waits' : `${byTransfer.guests} transfers wait`} for you under
          Money, {formatEuros(byTransfer.amount)}.
        </Line>
      )}
      {reported > 0 && (
        <Line icon={<CircleHelp />}>
          {formatEuros(reported)} that nobody has seen goes back when it comes.
        </Line>
      )}
      {disputed > 0 && (
        <Line icon={<CircleHelp />}>
          {formatEuros(disputed)} is disputed: the bank decides who gets that.
        </Line>
      )}
      {date.guaranteed && (
        <Line icon={<CircleHelp />}>Guests have read that this date is guaranteed to run.</Line>
      )}
      <Line icon={<CalendarX />}>The date leaves the website within 5 seconds.</Line>
    </ul>
  )
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <span aria-hidden className="mt-0.5 text-sea *:size-5">
        {icon}
      </span>
      <span className="min-w-0">{children}</span>
    </li>
  )
}
