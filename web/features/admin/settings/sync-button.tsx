import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useId } from 'react'
import type { NotionSync } from '#domain/contract/settings-calls.ts'
import { api, errorText } from '#web/api/client.ts'
import { SmallButton } from '#web/features/admin/kit/form/actions.tsx'
import { NEWS_MS, readQuery, UNDER_WAY_MS, useAdminQuery } from '#web/features/admin/kit/frame/admin-data.tsx'
import { adminTime } from '#web/features/admin/kit/texts.ts'
import { toasts } from '#web/ui/page/toast-store.ts'

/** Query for the Notion sync. `starting` is true while the call that starts one is pending. */
export function syncQuery(starting: boolean) {
  return queryOptions({
    ...readQuery('/api/admin/sync'),
    refetchInterval: ({ state: { data } }) =>
      starting || data?.last?.state === 'running' ? UNDER_WAY_MS : NEWS_MS,
  })
}

/** Copies the leads to Notion, if it is set up, and shows the progress. */
export function SyncButton() {
  const hint = useId()
  const queries = useQueryClient()
  const start = useMutation({
    mutationFn: () => api('POST', '/api/sync-notion'),
    onSuccess: ({ message }) => toasts.show({ title: message }),
    onError: (error) =>
      toasts.show({ title: errorText(error, 'Failed to sync leads to Notion'), tone: 'destructive' }),
    onSettled: () => queries.invalidateQueries({ queryKey: syncQuery(false).queryKey }),
  })
  const { data: sync } = useAdminQuery(syncQuery(start.isPending))
  const isRunning = start.isPending || sync?.last?.state === 'running'
  const text = sync?.configured ? syncText(sync) : sync && 'Not set up yet'
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <SmallButton
        busy={isRunning}
        busyLabel="Syncing..."
        disabled={!sync?.configured}
        aria-describedby={text ? hint : undefined}
        onClick={() => start.mutate()}
      >
        <RefreshCw aria-hidden className="size-4" />
        Sync to Notion
      </SmallButton>
      <output id={hint} className="figures min-w-0 text-sm wrap-anywhere text-ink-soft">
        {text}
      </output>
    </div>
  )
}

/** Describes the progress of the current sync or the result of the last one; null if there was none. */
export function syncText({ last }: NotionSync): string | null {
  if (!last) return null
  const { reason } = last
  const [done, total] = [countText(last.done), countText(last.total)]
  const when = adminTime(last.endedAt ?? last.startedAt)
  switch (last.state) {
    case 'running':
      return last.total === 0 ? 'Copying leads.' : `Copying leads: ${done} of ${total}.`
    case 'done':
      return `Last copied on ${when}: ${last.done === 1 ? '1 lead' : `${done} leads`}.`
    case 'failed':
      return `The last copy failed on ${when}. ${reason ?? 'The server log says why'}. Press the button to try again: nothing is copied twice.`
  }
}

/** Formats a count: "1,900". */
function countText(count: number): string {
  return count.toLocaleString('en-US')
}
