import { useState } from 'react'
import { Choice } from '#web/features/admin/kit/form/choice.tsx'
import { AdminHead } from '#web/features/admin/kit/frame/admin-head.tsx'
import { useAdminPages } from '#web/features/admin/kit/frame/admin-queries.ts'
import { PagedGroup } from '#web/features/admin/kit/list/paged-list.tsx'
import { useSettled, SearchField } from '#web/features/admin/kit/list/search-field.tsx'
import { MessageRow } from '#web/features/admin/today/message-group.tsx'
import { type ContactsPage, type OutboxPage, contactsQuery, FIRST_MESSAGES } from './mail-queries.ts'
import { Outbox } from './outbox.tsx'

const SHOWN = [
  { value: 'no', text: 'To answer' },
  { value: 'yes', text: 'Answered' },
  { value: '', text: 'All' },
] as const

/** Contact messages; those without an answer are shown first. */
function Messages({ search, loaded }: { search: string; loaded: ContactsPage | null }) {
  const [answered, setAnswered] = useState<(typeof SHOWN)[number]['value']>(FIRST_MESSAGES)
  const isFirst = search === '' && answered === FIRST_MESSAGES
  const query = useAdminPages(contactsQuery({ search, answered }), isFirst ? loaded : null)
  return (
    <PagedGroup
      query={query}
      rowsOf={(page) => page.contacts}
      keyOf={({ id }) => id}
      list={`${answered} ${search}`}
      title="Messages"
      what="The messages"
      filter={<Choice label="Which messages" options={SHOWN} value={answered} onChange={setAnswered} />}
      empty={search === '' ? EMPTY_TEXTS[answered] : `Nothing with “${search}”.`}
    >
      {(standing) => <MessageRow key={standing.row.id} {...standing} isWhole />}
    </PagedGroup>
  )
}

const EMPTY_TEXTS = {
  no: 'Every message has been answered.',
  yes: 'No message has been ticked off yet.',
  '': 'What people write through the contact form appears here.',
}

/** Page of contact messages and outgoing emails, with one search for both. */
export function MailScreen({
  contacts,
  outbox,
}: {
  contacts: ContactsPage | null
  outbox: OutboxPage | null
}) {
  const [typed, setTyped] = useState('')
  const search = useSettled(typed)
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
