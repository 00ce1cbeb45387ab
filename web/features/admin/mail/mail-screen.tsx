import { useState } from 'react'
import { AdminHead } from '#web/features/admin/kit/frame/admin-head.tsx'
import { useSettled } from '#web/features/admin/guests/use-settled.ts'
import { SearchField } from '#web/features/admin/kit/list/search-field.tsx'
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
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim(), SEARCH_DELAY_MS)
  return (
    <>
      <AdminHead title="Mail" below="Messages to you, and every email sent." />
      <SearchField
        label="Search messages and emails"
        placeholder="Name, address or words"
        value={typed}
        onChange={setTyped}
        className="mt-3 mb-6 max-w-xl"
      />
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <Messages search={search} loaded={contacts} />
        <Outbox search={search} loaded={outbox} />
      </div>
    </>
  )
}
