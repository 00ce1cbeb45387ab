import { Search } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import type { CalendarDay } from '#domain/base/dates.ts'
import { useShortcut } from '#web/features/admin/kit/shortcuts.ts'
import { useHydrated } from '#web/ui/form/use-hydrated.ts'
import { FoundLeads } from './found-leads.tsx'
import { useSettled } from './use-settled.ts'

const KEY = 'adminSearch'

/** What is searched for on one entry of the tab's history, so that Back finds it. A browser without storage begins empty. */
function keepSearch(entry: string, text: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...readAll(), [entry]: text }))
  } catch {
    // The search works all the same.
  }
}

function readSearch(entry: string): string {
  const text = readAll()[entry]
  return typeof text === 'string' ? text : ''
}

function readAll(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}

const SEARCH_DELAY_MS = 150

/** What was searched for is there again after Back, and a page that is opened anew begins empty. */
function useKeptSearch(): [string, (typed: string) => void] {
  const { key } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  // The server knows of no search: a page that comes from it begins empty.
  const isHere = useHydrated()
  const [typed, setTyped] = useState(() => (isHere && isBack ? readSearch(key) : ''))
  return [
    typed,
    (text) => {
      setTyped(text)
      keepSearch(key, text)
    },
  ]
}

/**
 * A search for a person, and what stands on the page while nobody is searched for. It looks through everything: she looks for a
 * person, whatever their booking has become.
 */
export function FindGuest({
  head,
  today,
  beside,
  children,
}: {
  head: ReactNode
  /** In Banjul. */
  today: CalendarDay
  /** What narrows the list, beside the search. */
  beside?: ReactNode
  children: ReactNode
}) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useKeptSearch()
  const search = useSettled(typed.trim(), SEARCH_DELAY_MS)
  useShortcut('/', 'Find a guest', () => field.current?.focus())
  return (
    <>
      {head}
      <div className="mt-3 mb-5 flex flex-wrap gap-3">
        <search className="relative block min-w-0 grow basis-80 lg:max-w-xl">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft"
          />
          <input
            ref={field}
            type="search"
            aria-label="Search"
            placeholder="Name, phone, amount or date"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return
              setTyped('')
              field.current?.blur()
            }}
            className="min-h-12 w-full rounded-md border border-line-strong bg-white pr-4 pl-12 placeholder:text-ink-soft"
          />
        </search>
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
