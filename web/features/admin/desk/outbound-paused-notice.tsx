import { formatMoment } from '#domain/dates.ts'
import { Notice } from '#web/ui/notice.tsx'

/** On every page of the desk while the site is a restored copy that nothing goes out of (decision 0132). */
export function OutboundPausedNotice({
  since,
  command,
}: {
  since: string | null | undefined
  command: string | undefined
}) {
  if (!since) return null
  return (
    <Notice tone="warning" title="This site is paused" className="mb-5 print:hidden">
      <p>
        It was restored from the backup of {formatMoment(new Date(since))}. No mail, reminder, card payment,
        refund or copy to Notion goes out, and no booking runs out. When everything is as it should be, and
        the old site is off, run <code className="font-mono">{command}</code> on the server, in the folder
        that you run the others in.
      </p>
    </Notice>
  )
}
