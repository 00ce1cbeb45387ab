import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'

export const settingsQuery = queryOptions({
  queryKey: ['/api/admin/settings'],
  queryFn: ({ signal }) => api('GET', '/api/admin/settings', { signal }),
})

export const sessionsQuery = queryOptions({
  queryKey: ['/api/admin/sessions'],
  queryFn: ({ signal }) => api('GET', '/api/admin/sessions', { signal }),
})

export const passkeysQuery = queryOptions({
  queryKey: ['/api/admin/passkeys'],
  queryFn: ({ signal }) => api('GET', '/api/admin/passkeys', { signal }),
})

/** While leads are being copied or a backup is made, how far it is is worth another look. */
const UNDER_WAY_MS = 2_000
const NEWS_MS = 30_000

export const backupsQuery = queryOptions({
  queryKey: ['/api/admin/backups'],
  queryFn: ({ signal }) => api('GET', '/api/admin/backups', { signal }),
  refetchInterval: ({ state: { data } }) => (data?.running ? UNDER_WAY_MS : NEWS_MS),
})

export const browserErrorsQuery = queryOptions({
  queryKey: ['/api/admin/browser-errors'],
  queryFn: ({ signal }) => api('GET', '/api/admin/browser-errors', { signal }),
})

/** `starting` while the call that starts one has not been answered. */
export function syncQuery(starting: boolean) {
  return queryOptions({
    queryKey: ['/api/admin/sync'],
    queryFn: ({ signal }) => api('GET', '/api/admin/sync', { signal }),
    refetchInterval: ({ state: { data } }) =>
      starting || data?.last?.state === 'running' ? UNDER_WAY_MS : NEWS_MS,
  })
}
