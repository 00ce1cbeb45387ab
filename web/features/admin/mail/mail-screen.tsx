import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { AdminHead } from '#web/features/admin/kit/admin-head.tsx'
import { useSettled } from '#web/features/admin/guests/use-settled.ts'
import { useShortcut } from '#web/features/admin/kit/shortcuts.ts'
import type { ContactsPage, OutboxPage } from './mail-queries.ts'
import { Messages } from './messages.tsx'
import { Outbox } from './outbox.tsx'

const SEARCH_DELAY_MS = 250

/** Page of contact messages and outgoing emails, with one search for both. */
export function MailScreen({
  contacts,
  outbox,
}: {
  contacts: ContactsPage | null
  outbox: OutboxPage | null
}) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim(), SEARCH_DELAY_MS)
  useShortcut('/', 'Search messages and emails', () => field.current?.focus())
  return (
    <>
      <AdminHead title="Mail" below="Messages to you, and every email sent." />
      <search className="relative mt-3 mb-6 block max-w-xl">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft"
        />
        <input
          ref={field}
          type="search"
          aria-label="Search"
          placeholder="Name, address or words"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="min-h-12 w-full rounded-md border border-line-strong bg-white pr-4 pl-12 placeholder:text-ink-soft"
        />
      </search>
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <Messages search={search} loaded={contacts} />
        <Outbox search={search} loaded={outbox} />
      </div>
    </>
  )
}
