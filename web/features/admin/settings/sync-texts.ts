import type { NotionSync } from '#domain/admin/notion-sync.ts'
import { adminTime } from '#web/features/admin/guest/admin-time.ts'

/** Describes the progress of the current sync or the result of the last one; null if there was none. */
export function syncText({ last }: NotionSync): string | null {
  if (!last) return null
  const { reason } = last
  const [done, total] = [countText(last.done), countText(last.total)]
  const when = adminTime(last.endedAt ?? last.startedAt)
  switch (last.state) {
    case 'running':
      return last.total === 0 ? 'Copying leads.' : `Copying leads: ${done} of ${total}.`
    case 'interrupted':
      return `The server stopped at ${done} of ${total} leads. It continues automatically within a minute or two.`
    case 'done':
      return `Last copied on ${when}: ${last.done === 1 ? '1 lead' : `${done} leads`}.`
    case 'failed':
      return `The last copy failed on ${when}. ${reason ?? 'The log of the server says why'}. Press the button to try again: nothing is copied twice.`
  }
}

/** Formats a count: "1,900". */
function countText(count: number): string {
  return count.toLocaleString('en-US')
}
