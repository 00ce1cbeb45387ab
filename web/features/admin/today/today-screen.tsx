import { queryOptions } from '@tanstack/react-query'
import { Wind } from 'lucide-react'
import type { ReactNode } from 'react'
import { banjulDay, formatDay } from '#domain/dates.ts'
import type { Today } from '#domain/desk-shapes.ts'
import type { NotionSync } from '#domain/notion-sync.ts'
import { api } from '#web/api/client.ts'
import { DeskHead } from '#web/features/admin/desk/desk-head.tsx'
import { useDeskQuery } from '#web/features/admin/desk/desk-queries.ts'
import { LoadFailure } from '#web/features/admin/desk/load-failure.tsx'
import { RowSkeleton } from '#web/features/admin/desk/row-skeleton.tsx'
import { FindGuest } from '#web/features/admin/guests/find-guest.tsx'
import { LeadCards } from '#web/features/admin/guests/found-leads.tsx'
import { SyncButton } from '#web/features/admin/settings/sync-button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { DepartureGroup } from './departure-group.tsx'
import { FailedMailGroup } from './failed-mail-group.tsx'
import { HoldGroup } from './hold-group.tsx'
import { MessageGroup } from './message-group.tsx'
import { QuestionGroup } from '#web/features/admin/money/question-group.tsx'
import { RefundGroup } from '#web/features/admin/money/refund-group.tsx'
import { isRefundToPay } from '#web/features/admin/money/sort-payments.ts'
import { TransferGroup } from '#web/features/admin/money/transfer-group.tsx'
import { OverdueGroup } from './overdue-group.tsx'

export const todayQuery = queryOptions({
  queryKey: ['/api/admin/today'],
  queryFn: ({ signal }) => api('GET', '/api/admin/today', { signal }),
})

/** The desk's front page: what wants doing, the work that moves money first. */
export function TodayScreen({
  today: loaded,
  sync,
  now,
}: {
  today: Today | null
  sync: NotionSync | null
  now: string
}) {
  const query = useDeskQuery(todayQuery, loaded)
  return (
    <FindGuest head={<DeskHead title="Today" below={clockText(new Date(now))} />}>
      <LoadFailure query={query} what="What wants doing" />
      {query.data ? <Groups today={query.data} now={now} /> : query.isPending && <RowSkeleton />}
      <section aria-labelledby="newest-bookings" className="mt-10">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <h2 id="newest-bookings" className="text-lg">
            Newest bookings
          </h2>
          <SyncButton sync={sync} />
        </div>
        <LeadCards filter={{ search: '' }} />
      </section>
    </FindGuest>
  )
}

function clockText(now: Date): ReactNode {
  return (
    <>
      {formatDay(banjulDay(now))} · {now.toISOString().slice(11, 16)} in Banjul
    </>
  )
}

function Groups({ today, now }: { today: Today; now: string }) {
  const { transfers, refunds, overdue, failedMails, messages, holdsEnding, nextDeparture } = today
  const isEmpty = [transfers, refunds, overdue, failedMails, messages, holdsEnding].every(
    (list) => list.length === 0,
  )
  return (
    <div className="grid items-start gap-x-8 gap-y-7 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-7">
        <TransferGroup transfers={transfers} now={now} />
        <RefundGroup refunds={refunds.filter(isRefundToPay)} />
        <QuestionGroup questions={refunds.filter((payment) => !isRefundToPay(payment))} />
        <OverdueGroup overdue={overdue} />
        <FailedMailGroup mails={failedMails} />
        {/* Below what was just done, which stays where it was. */}
        {isEmpty && (
          <EmptyState icon={<Wind />} title="Nothing wants you today">
            Go and kite. A mail tells you when something comes.
          </EmptyState>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-7">
        {/* On a phone what wants doing stands above what is good to know. */}
        <HoldGroup holds={holdsEnding} />
        <MessageGroup messages={messages} />
        <DepartureGroup departure={nextDeparture} />
      </div>
    </div>
  )
}
