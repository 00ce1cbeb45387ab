import { linkStyle } from '#web/ui/class-names.ts'
import { useHydrated } from '#web/ui/hydration.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Notice above a form that needs a session, if the browser blocks cookies. */
export function CookiesBlocked({ chat }: { chat: { app: string; url: string } }) {
  if (!useHydrated() || navigator.cookieEnabled) return null
  return (
    <Notice tone="warning" title="Booking and signing in need cookies">
      Your browser blocks them for this site. Please allow them, or{' '}
      <a href={chat.url} className={linkStyle}>{`book with us on ${chat.app}`}</a>.
    </Notice>
  )
}
