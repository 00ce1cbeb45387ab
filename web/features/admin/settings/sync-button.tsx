import { useMutation } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { api, errorText } from '#web/api/client.ts'
import { Button } from '#web/ui/button.tsx'
import { toasts } from '#web/ui/toast-store.ts'

/** Copies the leads to the notes tool. */
export function SyncButton() {
  const sync = useMutation({
    mutationFn: () => api('POST', '/api/sync-notion'),
    onSuccess: ({ message }) => toasts.show({ title: message }),
    onError: (error) =>
      toasts.show({ title: errorText(error, 'Failed to sync leads to Notion'), tone: 'destructive' }),
  })
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={sync.isPending}
      busyLabel="Syncing..."
      onClick={() => sync.mutate()}
    >
      <RefreshCw aria-hidden className="size-4" />
      Sync to Notion
    </Button>
  )
}
