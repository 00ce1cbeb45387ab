import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatEuros } from '#domain/money.ts'
import { api } from '#web/api/client.ts'
import { STATUS_LABELS } from '#web/features/admin/booking-labels.ts'
import { LoadFailure } from '#web/features/admin/desk/load-failure.tsx'
import { useSettled } from '#web/features/admin/guests/use-settled.ts'
import { TextField } from '#web/ui/text-field.tsx'

const SEARCH_DELAY_MS = 150
const MOST = '8'

/** Whose payment it is: found by name, phone, mail or reference. */
export function WhoPaid() {
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim(), SEARCH_DELAY_MS)
  const query = useQuery({
    queryKey: ['/api/leads', 'who-paid', search],
    queryFn: ({ signal }) => api('GET', '/api/leads', { query: { search, limit: MOST }, signal }),
    enabled: search !== '',
  })
  const found = query.data?.leads.filter(({ status }) => status !== 'in_progress') ?? []
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label="Who paid"
        hint="Name, phone, mail or reference"
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
          {found.map((lead) => (
            <li key={lead.id}>
              <Link
                to={`/admin/guests/${lead.id}/payment`}
                replace
                className="flex min-h-14 items-center justify-between gap-3 px-4 py-2.5 hover:bg-cream"
              >
                <span className="min-w-0">
                  <span className="block font-semibold wrap-anywhere">{lead.name}</span>
                  <span className="figures block text-sm text-ink-soft">
                    {[
                      lead.selectedDate,
                      STATUS_LABELS[lead.status].text,
                      lead.balanceDue > 0 && `owes ${formatEuros(lead.balanceDue + lead.amountReported)}`,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
              </Link>
            </li>
          ))}
          {found.length === 0 && <li className="px-4 py-3 text-ink-soft">Nobody is found by this.</li>}
        </ul>
      )}
    </div>
  )
}
