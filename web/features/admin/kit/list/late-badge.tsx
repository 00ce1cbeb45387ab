import { useNow } from '#web/features/admin/kit/frame/admin-data.tsx'
import { lateText } from '#web/features/admin/kit/texts.ts'
import { Badge } from '#web/ui/badge.tsx'

/** Red badge of a task whose time was over at an instant; nothing before. */
export function LateBadge({ since }: { since: Date }) {
  const text = lateText(since, useNow())
  return text === null ? null : <Badge tone="destructive">{text}</Badge>
}
