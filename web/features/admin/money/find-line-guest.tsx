import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatEuros } from '#domain/money.ts'
import { api } from '#web/api/client.ts'
import { LoadFailure } from '#web/features/admin/desk/load-failure.tsx'
import { useSettled } from '#web/features/admin/guests/use-settled.ts'
import { TextField } from '#web/ui/text-field.tsx'
import type { LineGuest } from './assign-line.ts'

const SEARCH_DELAY_MS = 150
const MOST = '6'

/** Anybody else: found by name or phone, and chosen with a tap. */
export function FindLineGuest({ onFound }: { onFound: (guest: LineGuest) => void }) {
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim(), SEARCH_DELAY_MS)
  const query = useQuery({
    queryKey: ['/api/leads', 'whose-line', search],
    queryFn: ({ signal }) => api('GET', '/api/leads', { query: { search, limit: MOST }, signal }),
    enabled: search !== '',
  })
  const found = query.data?.leads.filter(({ status }) => status !== 'in_progress') ?? []
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label="Another name or phone"
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
          {found.map(({ id, name, selectedDate, balanceDue }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => {
                  onFound({ leadId: id, name, retreatDate: selectedDate, owes: balanceDue })
                  setTyped('')
                }}
                className="flex min-h-13 w-full items-center justify-between gap-3 px-3.5 py-2 text-left hover:bg-paper"
              >
                <span className="min-w-0">
                  <span className="block font-semibold wrap-anywhere">{name}</span>
                  <span className="figures block text-sm text-ink-soft">{selectedDate}</span>
                </span>
                <span className="figures shrink-0 text-sm font-semibold">
                  {balanceDue > 0 ? `owes ${formatEuros(balanceDue)}` : 'owes nothing'}
                </span>
              </button>
            </li>
          ))}
          {found.length === 0 && <li className="px-3.5 py-3 text-ink-soft">Nobody is found by this.</li>}
        </ul>
      )}
    </div>
  )
}
