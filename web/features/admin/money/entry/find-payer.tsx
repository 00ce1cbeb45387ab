import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { formatEuros } from '#domain/base/money.ts'
import type { GuessView } from '#domain/contract/bank-shapes.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { api } from '#web/api/client.ts'
import { resolvedText } from '#web/features/admin/guests/state-badge.tsx'
import { LoadFailure } from '#web/features/admin/kit/frame/admin-data.tsx'
import { useSettled } from '#web/features/admin/kit/list/filters.tsx'
import { dotted } from '#web/features/admin/kit/texts.ts'
import { owesText, unreceivedOf } from '#web/features/admin/money/admin-payments.ts'
import { TextField } from '#web/ui/form/text-field.tsx'

const MOST = '8'

/** A guest to whom a bank line may belong. */
export type LineGuest = Pick<GuessView, 'leadId' | 'name' | 'retreatDate' | 'bookingStatus' | 'owes'>

/** Search field that finds the guest a payment is from by anything known of it, such as a name, reference or amount. */
export function FindPayer({ label, onFound }: { label: string; onFound: (guest: LineGuest) => void }) {
  const [typed, setTyped] = useState('')
  const search = useSettled(typed)
  const query = useQuery({
    queryKey: ['/api/leads', 'payer', search],
    queryFn: ({ signal }) => api('GET', '/api/leads', { query: { search, limit: MOST }, signal }),
    enabled: search !== '',
  })
  const leads = query.data?.leads.filter(({ status }) => status !== 'in_progress') ?? []
  const found = leads.toSorted(
    (one, other) => Number(holdsPlace(other.status)) - Number(holdsPlace(one.status)),
  )
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={label}
        hint="Name, phone, email, reference, receipt, amount or date"
        type="search"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <LoadFailure query={query} what="The guests" />
      {search !== '' && query.data && (
        <ul
          className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-white"
          aria-live="polite"
        >
          {found.map((lead) => {
            const owes = unreceivedOf(lead)
            return (
              <li key={lead.id}>
                <button
                  type="button"
                  onClick={() => {
                    onFound({
                      leadId: lead.id,
                      name: lead.name,
                      retreatDate: lead.selectedDate,
                      bookingStatus: lead.status,
                      owes,
                    })
                    setTyped('')
                  }}
                  className="flex min-h-14 w-full items-center justify-between gap-3 px-3.5 py-2 text-left hover:bg-paper"
                >
                  <span className="min-w-0">
                    <span className="block font-semibold wrap-anywhere">{lead.name}</span>
                    <span className="figures block text-sm text-ink-soft">
                      {dotted(
                        lead.selectedDate,
                        resolvedText(lead.status),
                        owesText(owes),
                        lead.amountReported > 0 && `${formatEuros(lead.amountReported)} on its way`,
                      )}
                    </span>
                  </span>
                  <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
                </button>
              </li>
            )
          })}
          {found.length === 0 && <li className="px-3.5 py-3 text-ink-soft">No guest found.</li>}
        </ul>
      )}
    </div>
  )
}
