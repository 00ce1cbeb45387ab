import { useState, type ReactNode } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import type { CalendarDay } from '#domain/base/dates.ts'
import { readText, writeStorage } from '#web/browser/browser-storage.ts'
import { SearchField } from '#web/features/admin/kit/list/search-field.tsx'
import { useHydrated } from '#web/ui/form/use-hydrated.ts'
import { FoundLeads } from './found-leads.tsx'
import { useSettled } from './use-settled.ts'

/** Returns the search text and its setter. Back restores the text; a newly opened page starts empty. */
function useKeptSearch(): [string, (typed: string) => void] {
  const key = `adminSearch:${useLocation().key}`
  const isBack = useNavigationType() === NavigationType.Pop
  // The server renders no search, so a page that is being hydrated starts empty.
  const isHere = useHydrated()
  const [typed, setTyped] = useState(() => (isHere && isBack && readText(key, 'sessionStorage')) || '')
  return [
    typed,
    (text) => {
      setTyped(text)
      writeStorage(key, text, 'sessionStorage')
    },
  ]
}

/** Search for a guest among bookings of every date and status; `children` are shown while the search is empty. */
export function FindGuest({
  head,
  today,
  beside,
  children,
}: {
  head: ReactNode
  /** Current Gambian day. */
  today: CalendarDay
  /** Filters, shown beside the search. */
  beside?: ReactNode
  children: ReactNode
}) {
  const [typed, setTyped] = useKeptSearch()
  const search = useSettled(typed)
  return (
    <>
      {head}
      <div className="mt-3 mb-5 flex flex-wrap gap-3">
        <SearchField
          label="Find a guest"
          placeholder="Name, phone, amount or date"
          value={typed}
          onChange={setTyped}
          className="min-w-0 grow basis-80 lg:max-w-xl"
        />
        {typed.trim() === '' && beside}
      </div>
      {typed.trim() === '' ? (
        children
      ) : (
        <FoundLeads search={search} settled={search === typed.trim()} today={today} />
      )}
    </>
  )
}
