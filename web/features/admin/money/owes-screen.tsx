import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { banjulDay } from '#domain/base/dates.ts'
import { formatEuros, sumEuros } from '#domain/base/money.ts'
import type { OwedPage } from '#domain/payment/owed-calls.ts'
import { OWED_GROUPS, type OwedGroup } from '#domain/payment/owed.ts'
import { readQuery, useAdminQuery } from '#web/features/admin/kit/frame/admin-queries.ts'
import { Loaded } from '#web/features/admin/kit/frame/load-failure.tsx'
import { useFrozenList } from '#web/features/admin/kit/list/frozen-list.ts'
import { NewsBar } from '#web/features/admin/kit/list/group.tsx'
import { Segmented } from '#web/ui/form/segmented.tsx'
import { EmptyState } from '#web/ui/page/empty-state.tsx'
import { AskGuests } from './ask-guests.tsx'
import { canBeReminded, OwedList } from './owed-list.tsx'
import { GROUP_LABELS } from './owed-texts.ts'

/** Most guests loaded and reminded at once. */
const MOST = '200'

/** Page of guests who owe money, with one button that reminds exactly those who are ticked. */
export function OwesScreen({
  loaded,
  group,
  now,
}: {
  /** Data loaded with the page, for the group in the address. */
  loaded: OwedPage | null
  group: OwedGroup
  now: string
}) {
  const [, setSearch] = useSearchParams()
  const query = useAdminQuery(readQuery('/api/admin/owed', { query: { group, limit: MOST } }), loaded)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const today = banjulDay(new Date(now))
  const { rows, news, isEmpty } = useFrozenList({
    listed: query.data?.guests,
    keyOf: ({ leadId }) => leadId,
    list: group,
    total: query.data?.groups[group].count,
  })
  const ticked = rows.flatMap((standing) =>
    canBeReminded(standing) && !left.has(standing.row.leadId) ? [standing.row] : [],
  )

  function tick(ids: readonly string[], on: boolean) {
    const next = new Set(left)
    for (const id of ids)
      if (on) next.delete(id)
      else next.add(id)
    setLeft(next)
  }

  return (
    <Loaded query={query} what="The list" seen="the list">
      {({ groups }) => (
        <div>
          <NewsBar news={news} />
          <div className="flex flex-col gap-5">
            <div className="flex flex-wrap items-baseline gap-x-4">
              <h2 className="text-lg">Outstanding</h2>
              <p className="figures text-sm text-ink-soft">
                {formatEuros(groups[group].amount)} of{' '}
                {formatEuros(sumEuros(OWED_GROUPS.map((each) => groups[each].amount)))}
              </p>
            </div>
            <Segmented
              legend="When it is due"
              legendHidden
              className="max-w-xl"
              name="group"
              value={group}
              onChoose={(next) => setSearch({ group: next }, { replace: true, preventScrollReset: true })}
              choices={OWED_GROUPS.map((each) => ({
                value: each,
                label: (
                  <span className="figures">
                    {each === 'soon' && <span className="max-sm:sr-only">Next </span>}
                    {GROUP_LABELS[each]} <span className="ml-1">{groups[each].count}</span>
                  </span>
                ),
              }))}
            />
            {rows.length > 0 && (
              <OwedList key={group} {...{ rows, today, left, tick }} total={groups[group].count} />
            )}
            {isEmpty ? (
              <EmptyState
                icon={<CircleCheck />}
                title={group === 'overdue' ? 'Nothing is overdue' : 'Nothing is due then'}
              >
                Reminders go out automatically 60, 52 and 45 days before a retreat, and the day after a
                balance was due.
              </EmptyState>
            ) : (
              <AskGuests guests={ticked} today={today} />
            )}
          </div>
        </div>
      )}
    </Loaded>
  )
}
