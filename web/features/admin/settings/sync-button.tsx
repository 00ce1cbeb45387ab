import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useId } from 'react'
import type { NotionSync } from '#domain/admin/notion-sync.ts'
import { api, errorText } from '#web/api/client.ts'
import { useAdminQuery } from '#web/features/admin/kit/frame/admin-queries.ts'
import { Button } from '#web/ui/form/button.tsx'
import { toasts } from '#web/ui/page/toast-store.ts'
import { syncQuery } from './settings-queries.ts'
import { syncText } from './sync-texts.ts'

/** Copies the leads to Notion, if it is set up, and shows the progress. */
export function SyncButton({ sync: loaded }: { sync: NotionSync | null }) {
  const hint = useId()
  const queries = useQueryClient()
  const start = useMutation({
    mutationFn: () => api('POST', '/api/sync-notion'),
    onSuccess: ({ message }) => toasts.show({ title: message }),
    onError: (error) =>
      toasts.show({ title: errorText(error, 'Failed to sync leads to Notion'), tone: 'destructive' }),
    onSettled: () => queries.invalidateQueries({ queryKey: syncQuery(false).queryKey }),
  })
  const { data: sync } = useAdminQuery(syncQuery(start.isPending), loaded)
  const isRunning = start.isPending || sync?.last?.state === 'running'
  const text = sync?.configured ? syncText(sync) : sync && 'Not set up yet'
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="secondary"
        size="sm"
        busy={isRunning}
        busyLabel="Syncing..."
        disabled={!sync?.configured}
        aria-describedby={text ? hint : undefined}
        onClick={() => start.mutate()}
      >
        <RefreshCw aria-hidden className="size-4" />
        Sync to Notion
      </Button>
      <output id={hint} className="figures min-w-0 text-sm wrap-anywhere text-ink-soft">
        {text}
      </output>
    </div>
  )
}
