import { FORCED_LOGOUT_REDIRECT_MS } from '#domain/timings.ts'
import { storeRedirectAfterLogin } from '#web/browser/browser-storage.ts'
import { toasts } from '#web/ui/toast-store.ts'

/** The session has ended: says so, and leads to the sign-in and from there back (specification, section 8). */
export function leaveForSignIn(): void {
  toasts.show({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    tone: 'destructive',
    announcesChange: true,
  })
  storeRedirectAfterLogin(window.location.pathname + window.location.search)
  setTimeout(() => window.location.assign('/api/login'), FORCED_LOGOUT_REDIRECT_MS)
}
