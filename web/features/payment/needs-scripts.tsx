import { linkStyle } from '#web/ui/link-style.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Says that paying needs scripts and whom to write to. */
export function NeedsScripts({ chat }: { chat: { app: string; url: string } }) {
  return (
    <noscript>
      <div className="page-column pt-6">
        <Notice tone="warning" title="Paying here needs JavaScript">
          Please switch it on, or <a href={chat.url} className={linkStyle}>{`write to us on ${chat.app}`}</a>.
          If you’ve booked, your place is held until the time in our email.
        </Notice>
      </div>
    </noscript>
  )
}
