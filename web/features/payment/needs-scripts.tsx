import { linkStyle } from '#web/ui/link-style.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Without scripts nothing on the page can be paid: says so, and where to go on. */
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
