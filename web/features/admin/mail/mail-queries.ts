import { NEWS_MS, pagesQuery, readQuery } from '#web/features/admin/kit/frame/admin-queries.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { api, type AnswerAt } from '#web/api/client.ts'

export type ContactsPage = AnswerAt<'GET', '/api/admin/contacts'>
export type OutboxPage = AnswerAt<'GET', '/api/admin/outbox'>

/** Rows per page of the lists. */
export const MAIL_ROWS = '15'

/** Initial filter: messages without an answer. */
export const FIRST_MESSAGES = 'no'

/** Returns the email state that the page's address asks for; empty for all. */
export function shownState(params: URLSearchParams) {
  const state = params.get('state')
  return state === 'failed' || state === 'queued' ? state : ''
}

/** Refetch interval while an email is queued. */
const UNDER_WAY_MS = 5_000

/** First part of every outbox query key. */
export const OUTBOX_KEY = ['/api/admin/outbox']

/** Query for the outgoing emails that match the filter, newest first. */
export function outboxQuery(filter: { search: string; state: string }) {
  return infiniteQueryOptions({
    ...pagesQuery([...OUTBOX_KEY, filter], (cursor, signal) =>
      api('GET', '/api/admin/outbox', { query: { ...filter, limit: MAIL_ROWS, cursor }, signal }),
    ),
    refetchInterval: (query) =>
      query.state.data?.pages.some(({ messages }) => messages.some(({ state }) => state === 'queued'))
        ? UNDER_WAY_MS
        : NEWS_MS,
  })
}

/** Query for one contact message with its answer. */
export function contactQuery(contactId: string) {
  return readQuery('/api/admin/contacts/{contactId}', { params: { contactId } })
}

/** Query for the saved replies. */
export const savedRepliesQuery = readQuery('/api/admin/saved-replies')

/** Query for the contact messages that match the filter, newest first. */
export function contactsQuery(filter: { search: string; answered: string }) {
  return pagesQuery(['/api/admin/contacts', filter], (cursor, signal) =>
    api('GET', '/api/admin/contacts', { query: { ...filter, limit: MAIL_ROWS, cursor }, signal }),
  )
}
