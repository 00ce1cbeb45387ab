import { useInfiniteQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useDeferredValue, useEffect, useState } from 'react'
import { BOOKING_STATUSES } from '#domain/booking-state.ts'
import { errorText } from '#web/api/client.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { leadsQuery } from './admin-queries.ts'
import { STATUS_LABELS } from './booking-labels.ts'
import { LeadCard } from './lead-card.tsx'

const SEARCH_DELAY_MS = 250
const STATUS_OPTIONS = BOOKING_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value].text }))

/** Search, filters, and the cards of the leads that match, a page at a time. */
export function LeadList({ retreats }: { retreats: readonly string[] }) {
  const [typed, setTyped] = useState('')
  const [status, setStatus] = useState('')
  const [retreat, setRetreat] = useState('')
  const search = useSettled(typed, SEARCH_DELAY_MS)
  const filter = useDeferredValue({ search, status, retreat })
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(leadsQuery(filter))
  const leads = data?.pages.flatMap((page) => page.leads) ?? []
  const total = data?.pages[0]?.total ?? 0
  return (
    <section aria-label="Leads" className="flex flex-col gap-5">
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr_1fr]">
        <TextField
          label="Search"
          type="search"
          hint="Name, e-mail, phone, retreat or payment reference"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <SelectField
          label="Status"
          placeholder="All"
          options={STATUS_OPTIONS}
          value={status}
          onChange={(event) => setStatus(event.target.value)}
          className="justify-end"
        />
        <SelectField
          label="Retreat"
          placeholder="All"
          options={retreats.map((label) => ({ value: label, label }))}
          value={retreat}
          onChange={(event) => setRetreat(event.target.value)}
          className="justify-end"
        />
      </div>
      <output className="figures block text-sm text-ink-soft">
        {isPending ? 'Loading…' : `${total} ${total === 1 ? 'lead' : 'leads'}`}
      </output>
      {error ? (
        <Notice tone="danger" title="The leads could not be loaded" live="alert">
          <p>{errorText(error, 'The server cannot be reached.')}</p>
          <Button size="sm" variant="secondary" className="mt-3" onClick={() => void refetch()}>
            Try again
          </Button>
        </Notice>
      ) : (
        <Cards leads={leads} isPending={isPending} />
      )}
      {hasNextPage && (
        <Button
          variant="secondary"
          busy={isFetchingNextPage}
          busyLabel="Loading..."
          onClick={() => void fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </section>
  )
}

function Cards({
  leads,
  isPending,
}: {
  leads: Parameters<typeof LeadCard>[0]['lead'][]
  isPending: boolean
}) {
  if (isPending) {
    return (
      <SkeletonGroup label="Loading leads" className="grid items-start gap-4 lg:grid-cols-2">
        {['one', 'two', 'three', 'four'].map((key) => (
          <Skeleton key={key} className="h-56 w-full" />
        ))}
      </SkeletonGroup>
    )
  }
  if (leads.length === 0) {
    return (
      <EmptyState icon={<Search />} title="No leads here">
        Nobody matches. Clear the search or choose another status.
      </EmptyState>
    )
  }
  return (
    <ul className="grid items-start gap-4 lg:grid-cols-2">
      {leads.map((lead) => (
        <LeadCard key={lead.id} lead={lead} />
      ))}
    </ul>
  )
}

/** A value once it has stood still for a while: a search is not sent for every letter. */
function useSettled(value: string, delayMs: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
