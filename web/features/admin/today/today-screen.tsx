import { queryOptions } from '@tanstack/react-query'
import { Plus, Wind } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { banjulDay, formatDay } from '#domain/dates.ts'
import type { Today } from '#domain/desk-shapes.ts'
import type { NotionSync } from '#domain/notion-sync.ts'
import { api } from '#web/api/client.ts'
import { DeskHead } from '#web/features/admin/desk/desk-head.tsx'
import { useDeskQuery } from '#web/features/admin/desk/desk-queries.ts'
import { KeyHint, RowKeyHint } from '#web/features/admin/desk/key-hint.tsx'
import { LoadFailure } from '#web/features/admin/desk/load-failure.tsx'
import { NewsBar } from '#web/features/admin/desk/news-bar.tsx'
import { RowSkeleton } from '#web/features/admin/desk/row-skeleton.tsx'
import { useShortcut } from '#web/features/admin/desk/shortcuts.ts'
import { joinNews, useStandingList } from '#web/features/admin/desk/standing-list.ts'
import { FindGuest } from '#web/features/admin/guests/find-guest.tsx'
import { LeadCards } from '#web/features/admin/guests/found-leads.tsx'
import { SyncButton } from '#web/features/admin/settings/sync-button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { RoutedButtonLink } from '#web/ui/routed-button-link.tsx'
import { AlertGroup } from './alert-group.tsx'
import { ChangeGroup } from './change-group.tsx'
import { DepartureGroup } from './departure-group.tsx'
import { FailedMailGroup } from './failed-mail-group.tsx'
import { HoldGroup } from './hold-group.tsx'
import { MessageGroup } from './message-group.tsx'
import { QuestionGroup } from '#web/features/admin/money/question-group.tsx'
import { RefundGroup } from '#web/features/admin/money/refund-group.tsx'
import { isRefundToPay } from '#web/features/admin/money/sort-payments.ts'
import { TransferGroup } from '#web/features/admin/money/transfer-group.tsx'
import { OverdueGroup } from './overdue-group.tsx'
import { ComplaintGroup, HandOverGroup } from './rights-groups.tsx'

const todayQuery = queryOptions({
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
  const navigate = useNavigate()
  useShortcut('n', 'Add a guest', () => void navigate('/admin/guests/new'))
  return (
    <FindGuest
      head={
        <DeskHead title="Today" below={clockText(new Date(now))}>
          <RowKeyHint />
          <RoutedButtonLink to="/admin/guests/new" variant="secondary" size="sm">
            <Plus aria-hidden className="size-5" />
            <span className="max-sm:sr-only">Add a guest</span>
            <KeyHint keys="N" />
          </RoutedButtonLink>
        </DeskHead>
      }
    >
      <LoadFailure query={query} what="What wants doing" seen="Today" />
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
  const alerts = useStandingList({ listed: today.alerts, keyOf: idOf })
  const transfers = useStandingList({ listed: today.transfers, keyOf: idOf })
  const refunds = useStandingList({ listed: today.refunds, keyOf: idOf })
  const overdue = useStandingList({ listed: today.overdue, keyOf: leadOf })
  const failedMails = useStandingList({ listed: today.failedMails, keyOf: idOf })
  const messages = useStandingList({ listed: today.messages, keyOf: idOf })
  const holds = useStandingList({ listed: today.holdsEnding, keyOf: leadOf })
  const complaints = useStandingList({ listed: today.complaints, keyOf: complaintOf })
  const handOvers = useStandingList({ listed: today.handOvers, keyOf: handOverOf })
  const lists = [alerts, transfers, refunds, overdue, failedMails, messages, holds, complaints, handOvers]
  const news = joinNews(...lists)
  const isEmpty = lists.every((list) => list.isEmpty)
  return (
    <>
      <NewsBar news={news} />
      <div className="grid items-start gap-x-8 gap-y-7 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-7">
          <AlertGroup rows={alerts.rows} />
          <HandOverGroup rows={handOvers.rows} />
          <TransferGroup rows={transfers.rows} now={now} />
          <RefundGroup rows={refunds.rows.filter(({ row }) => isRefundToPay(row))} />
          <QuestionGroup rows={refunds.rows.filter(({ row }) => !isRefundToPay(row))} />
          <ComplaintGroup rows={complaints.rows} />
          <OverdueGroup rows={overdue.rows} />
          <FailedMailGroup rows={failedMails.rows} />
          {/* Below what was just done, which stays where it was. */}
          {isEmpty && (
            <EmptyState icon={<Wind />} title="Nothing wants you today">
              Go and kite. A mail tells you when something comes.
            </EmptyState>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-7">
          {/* On a phone what wants doing stands above what is good to know. */}
          <HoldGroup rows={holds.rows} />
          <MessageGroup rows={messages.rows} />
          <ChangeGroup changes={today.openChanges} />
          <DepartureGroup departure={today.nextDeparture} />
        </div>
      </div>
    </>
  )
}

const idOf = ({ id }: { id: string }) => id
const leadOf = ({ leadId }: { leadId: string }) => leadId
const complaintOf = ({ complaint }: { complaint: { id: string } }) => complaint.id
const handOverOf = ({ handOver }: { handOver: { id: string } }) => handOver.id
