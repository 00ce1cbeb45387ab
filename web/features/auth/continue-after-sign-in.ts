import { api, isLoggedOut } from '#web/api/client.ts'
import { linkBooking } from '#web/api/link-booking.ts'
import { readStoredBooking, refusesStorage, takeRedirectAfterLogin } from '#web/browser/browser-storage.ts'
import type { ToastMessage } from '#web/ui/page/carried-toast.ts'
import { toasts } from '#web/ui/page/toast-store.ts'

/** The guest has signed in, and the browser did not keep the session's cookie. */
export class CookiesNotKept extends Error {}

/**
 * Goes on as a signed-in guest: the booking of this browser becomes theirs, then the stored target is followed, or /
 * where there is none (specification, sections 4.5, step 4, and 4.8). The toast is shown by the page arrived at. Where
 * the account holds too many places already, that is the dashboard, where it can give one up. If the browser refuses
 * storage, the server says which booking it has made, and the payment comes next. Throws CookiesNotKept if the server
 * does not know the guest when the booking is linked: the sign-in would only lead back to itself.
 */
export async function continueAfterSignIn(toast?: ToastMessage): Promise<void> {
  const waitingId = refusesStorage() ? await readWaitingId() : null
  const leadId = waitingId ?? readStoredBooking()?.leadId ?? null
  const refusal = leadId === null ? null : await linkBooking(leadId)
  if (isLoggedOut(refusal)) throw new CookiesNotKept()
  const target = waitingId === null ? takeRedirectAfterLogin() : '/payment'
  if (refusal) {
    const { title, detail: description } = refusal
    toasts.show({ title, description, tone: 'destructive', announcesChange: true })
  } else if (toast) toasts.show(toast)
  window.location.replace(refusal ? '/dashboard' : target)
}

async function readWaitingId(): Promise<string | null> {
  const arrival = await api('GET', '/api/auth/arrival').catch(() => null)
  return arrival?.booking?.id ?? null
}
