import { infiniteQueryOptions } from '@tanstack/react-query'
import { ChevronDown, Paperclip } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { OutboxMessage } from '#domain/contract/api-contract.ts'
import { api, type AnswerAt } from '#web/api/client.ts'
import { ActButton } from '#web/features/admin/kit/form/actions.tsx'
import { NEWS_MS, pagesQuery, useAdminPages } from '#web/features/admin/kit/frame/admin-data.tsx'
import { AdminHead } from '#web/features/admin/kit/frame/admin-head.tsx'
import { Choice, SearchField, useSettled } from '#web/features/admin/kit/list/filters.tsx'
import type { FrozenRow } from '#web/features/admin/kit/list/frozen-list.ts'
import { ROW, rowStyle } from '#web/features/admin/kit/list/group.tsx'
import { PagedGroup } from '#web/features/admin/kit/list/paged-list.tsx'
import { adminTime } from '#web/features/admin/kit/texts.ts'
import { readersContext } from '#web/shell/page-context.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import type { Route } from './+types/mail-screen.ts'
import { MessageRow } from './message-row.tsx'

type ContactsPage = AnswerAt<'GET', '/api/admin/contacts'>
type OutboxPage = AnswerAt<'GET', '/api/admin/outbox'>

/** Rows per page of the lists. */
const MAIL_ROWS = '15'

/** Initial filter: messages without an answer. */
const FIRST_MESSAGES = 'no'

/** Returns the email state that the page's address asks for; empty for all. */
function shownState(params: URLSearchParams) {
  const state = params.get('state')
  return state === 'failed' || state === 'queued' ? state : ''
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const readers = context.get(readersContext)
  const state = shownState(new URL(request.url).searchParams)
  const [contacts, outbox] = await Promise.all([
    readers.read('adminContacts', { query: { answered: FIRST_MESSAGES, limit: MAIL_ROWS } }),
    readers.read('adminOutbox', { query: { ...(state && { state }), limit: MAIL_ROWS } }),
  ])
  return {
    contacts: contacts.body,
    outbox: outbox.ok ? withoutHtml(outbox.body) : null,
  }
}

/** The page shows only an email's text, and its HTML would make the page several times larger. */
function withoutHtml(page: OutboxPage): OutboxPage {
  return { ...page, messages: page.messages.map((message) => ({ ...message, html: '' })) }
}

/** Refetch interval while an email is queued. */
const QUEUED_MS = 5_000

/** Query for the outgoing emails that match the filter, newest first. */
function outboxQuery(filter: { search: string; state: string }) {
  return infiniteQueryOptions({
    ...pagesQuery(['/api/admin/outbox', filter], (cursor, signal) =>
      api('GET', '/api/admin/outbox', { query: { ...filter, limit: MAIL_ROWS, cursor }, signal }),
    ),
    refetchInterval: (query) =>
      query.state.data?.pages.some(({ messages }) => messages.some(({ state }) => state === 'queued'))
        ? QUEUED_MS
        : NEWS_MS,
  })
}

/** Query for the contact messages that match the filter, newest first. */
function contactsQuery(filter: { search: string; answered: string }) {
  return pagesQuery(['/api/admin/contacts', filter], (cursor, signal) =>
    api('GET', '/api/admin/contacts', { query: { ...filter, limit: MAIL_ROWS, cursor }, signal }),
  )
}

/** Filters of the messages, each with the text of its empty list. */
const SHOWN_MESSAGES = [
  { value: 'no', text: 'To answer', empty: 'Every message has been answered.' },
  { value: 'yes', text: 'Answered', empty: 'No answered messages yet.' },
  { value: '', text: 'All', empty: 'Messages from the contact form appear here.' },
] as const

/** Contact messages; those without an answer are shown first. */
function Messages({ search, loaded }: { search: string; loaded: ContactsPage | null }) {
  const [answered, setAnswered] = useState<(typeof SHOWN_MESSAGES)[number]['value']>(FIRST_MESSAGES)
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
      filter={
        <Choice label="Which messages" options={SHOWN_MESSAGES} value={answered} onChange={setAnswered} />
      }
      empty={emptyText(
        search,
        SHOWN_MESSAGES.find(({ value }) => value === answered),
      )}
    >
      {(item) => <MessageRow key={item.row.id} {...item} isWhole />}
    </PagedGroup>
  )
}

function emptyText(search: string, filter: { empty: string } | undefined): string {
  return search === '' ? (filter?.empty ?? '') : `Nothing found for “${search}”.`
}

/** Page of contact messages and outgoing emails, with one search for both. */
export default function MailScreen({ loaderData: { contacts, outbox } }: Route.ComponentProps) {
  const [typed, setTyped] = useState('')
  const search = useSettled(typed)
  return (
    <>
      <AdminHead title="Mail" below="Messages to you, and every email sent." />
      <SearchField
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

/** `gone` is for an email that left the filtered list, by its last known state: its current state isn't known here. */
const STATES: Record<OutboxMessage['state'], { tone: BadgeTone; word: string; gone: string }> = {
  kept: { tone: 'quiet', word: 'Kept here', gone: 'Removed' },
  queued: { tone: 'quiet', word: 'On its way', gone: 'No longer on its way' },
  sent: { tone: 'success', word: 'Sent', gone: 'Removed' },
  failed: { tone: 'destructive', word: 'Not delivered', gone: 'Tried again' },
}

/** Delivery state in a sentence, with the mail server's last answer, and a button to resend a failed email. */
function MailDelivery({ message }: { message: OutboxMessage }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-sm text-ink-soft">
      <div className="min-w-0">
        <p>{deliveryText(message)}</p>
        {message.lastError && <p className="wrap-anywhere">Last error: {message.lastError}</p>}
      </div>
      {message.state === 'failed' && (
        <ActButton
          variant="primary"
          act={() => api('POST', '/api/admin/outbox/{mailId}/send-again', { params: { mailId: message.id } })}
          done={() => ({ title: 'Sending the email again' })}
          failed="Email not sent again"
        >
          Send again
        </ActButton>
      )}
    </div>
  )
}

function deliveryText({ state, attempts, sentAt, heldUntil }: OutboxMessage): string {
  const tried = attempts === 1 ? 'once' : `${attempts} times`
  switch (state) {
    case 'kept':
      return 'It wasn’t sent, because there was no mail server at the time.'
    case 'queued':
      if (heldUntil)
        return `Held until ${adminTime(heldUntil)}: anything that happens before then goes in the same email.`
      return attempts === 0
        ? 'It’s about to be sent.'
        : `We tried ${tried}, and will try again automatically.`
    case 'sent':
      return sentAt ? `The mail server accepted it on ${adminTime(sentAt)}.` : 'The mail server accepted it.'
    case 'failed':
      return `We tried ${tried}, and won’t try again. If the address is wrong, ask the guest for the right one by phone.`
  }
}

/** Filters of the emails, each with the text of its empty list. */
const SHOWN_MAILS = [
  { value: '', text: 'All', empty: 'Every email to a guest is listed here.' },
  { value: 'failed', text: 'Not delivered', empty: 'Every email was delivered.' },
  { value: 'queued', text: 'On their way', empty: 'No email is on its way.' },
] as const

/** Outgoing emails with their delivery state. The address holds the filter. */
function Outbox({ search, loaded }: { search: string; loaded: OutboxPage | null }) {
  const [params, setParams] = useSearchParams()
  const state = shownState(params)
  const query = useAdminPages(outboxQuery({ search, state }), search === '' ? loaded : null)
  return (
    <PagedGroup
      query={query}
      rowsOf={(page) => page.messages}
      keyOf={({ id }) => id}
      list={`${state} ${search}`}
      title="Outbox"
      what="The outbox"
      seen="the emails"
      filter={
        <Choice
          label="Which emails"
          options={SHOWN_MAILS}
          value={state}
          onChange={(value) => setParams(value === '' ? {} : { state: value }, { preventScrollReset: true })}
        />
      }
      empty={emptyText(
        search,
        SHOWN_MAILS.find(({ value }) => value === state),
      )}
    >
      {(item) => <Mail key={item.row.id} {...item} />}
    </PagedGroup>
  )
}

function Mail({ row: message, isGone }: FrozenRow<OutboxMessage>) {
  const { tone, word } = badgeOf(message, isGone)
  return (
    <li {...ROW} className={rowStyle}>
      <details className="group">
        <summary className="flex min-h-11 list-none items-center gap-x-3 gap-y-1.5 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 grow">
            <span className="block font-semibold wrap-anywhere">{message.subject}</span>
            <span className="block text-sm text-ink-soft wrap-anywhere">
              {message.to}, {adminTime(message.createdAt)}
            </span>
          </span>
          <Badge tone={tone} className="whitespace-nowrap max-sm:order-last max-sm:justify-self-start">
            {word}
          </Badge>
          <ChevronDown aria-hidden className="size-5 shrink-0 text-ink-soft group-open:rotate-180" />
        </summary>
        <div className="pt-2">
          {!isGone && <MailDelivery message={message} />}
          {message.files.length > 0 && (
            <p className="mt-2 flex gap-2 text-sm text-ink-soft">
              <Paperclip aria-hidden className="mt-1 size-4 shrink-0" />
              <span className="wrap-anywhere">With {message.files.join(', ')}</span>
            </p>
          )}
          <pre className="mt-2 overflow-x-auto pb-2 font-sans text-sm whitespace-pre-wrap wrap-anywhere">
            {message.text}
          </pre>
        </div>
      </details>
    </li>
  )
}

function badgeOf({ state, lastError }: OutboxMessage, isGone: boolean): { tone: BadgeTone; word: string } {
  if (isGone) return { tone: 'quiet', word: STATES[state].gone }
  return state === 'queued' && lastError !== null ? { tone: 'warning', word: 'Trying again' } : STATES[state]
}
