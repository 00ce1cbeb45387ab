import { queryOptions } from '@tanstack/react-query'
import { NEWS_MS, readQuery } from '#web/features/admin/kit/frame/admin-queries.ts'

export const settingsQuery = readQuery('/api/admin/settings')

export const sessionsQuery = readQuery('/api/admin/sessions')

export const passkeysQuery = readQuery('/api/admin/passkeys')

/** Refetch interval while leads are copied or a backup is made. */
const UNDER_WAY_MS = 2_000

export const backupsQuery = queryOptions({
  ...readQuery('/api/admin/backups'),
  refetchInterval: ({ state: { data } }) => (data?.running ? UNDER_WAY_MS : NEWS_MS),
})

export const browserErrorsQuery = readQuery('/api/admin/browser-errors')

/** Query for the Notion sync. `starting` is true while the call that starts one is pending. */
export function syncQuery(starting: boolean) {
  return queryOptions({
    ...readQuery('/api/admin/sync'),
    refetchInterval: ({ state: { data } }) =>
      starting || data?.last?.state === 'running' ? UNDER_WAY_MS : NEWS_MS,
  })
}
