import { readQuery } from '#web/features/admin/kit/admin-queries.ts'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { api, type AnswerAt } from '#web/api/client.ts'

export type ContactsPage = AnswerAt<'GET', '/api/admin/contacts'>
export type OutboxPage = AnswerAt<'GET', '/api/admin/outbox'>

/** A screenful at a time. */
export const MAIL_ROWS = '15'

/** Which messages are shown first: those without an answer. */
export const FIRST_MESSAGES = 'no'

/** Which mails an address of the page asks for; all of them where it does not say. */
export function shownState(params: URLSearchParams) {
  const state = params.get('state')
  return state === 'failed' || state === 'queued' ? state : ''
}

/** While something is on its way, its state is worth another look. */
const UNDER_WAY_MS = 5_000
const NEWS_MS = 30_000

/** All queries of the outbox begin with it. */
export const OUTBOX_KEY = ['/api/admin/outbox']

/** The mails that fit, newest first. */
export function outboxQuery(filter: { search: string; state: string }) {
  return infiniteQueryOptions({
    queryKey: [...OUTBOX_KEY, filter],
    queryFn: ({ pageParam, signal }) =>
      api('GET', '/api/admin/outbox', { query: { ...filter, limit: MAIL_ROWS, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: (query) =>
      query.state.data?.pages.some(({ messages }) => messages.some(({ state }) => state === 'queued'))
        ? UNDER_WAY_MS
        : NEWS_MS,
  })
}

/** One message with its answer. */
export function contactQuery(contactId: string) {
  return readQuery('/api/admin/contacts/{contactId}', { params: { contactId } })
}

/** The texts to answer with more than once. */
export const savedRepliesQuery = readQuery('/api/admin/saved-replies')

/** The messages from the contact form that fit, newest first. */
export function contactsQuery(filter: { search: string; answered: string }) {
  return infiniteQueryOptions({
    queryKey: ['/api/admin/contacts', filter],
    queryFn: ({ pageParam, signal }) =>
      api('GET', '/api/admin/contacts', {
        query: { ...filter, limit: MAIL_ROWS, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  })
}
