import { linkStoredBooking } from '#web/api/link-booking.ts'
import { takeRedirectAfterLogin } from '#web/browser/browser-storage.ts'
import type { ToastMessage } from '#web/ui/carried-toast.ts'
import { toasts } from '#web/ui/toast-store.ts'

/**
 * Goes on as a signed-in guest: the booking of this browser becomes theirs, then the stored target is followed, or /
 * where there is none (specification, sections 4.5, step 4, and 4.8). The toast is shown by the page arrived at. Where
 * the account holds too many places already, that is the dashboard, where it can give one up.
 */
export async function continueAfterSignIn(toast?: ToastMessage): Promise<void> {
  const refusal = await linkStoredBooking()
  const target = takeRedirectAfterLogin()
  if (refusal) {
    const { title, detail: description } = refusal
    toasts.show({ title, description, tone: 'destructive', announcesChange: true })
  } else if (toast) toasts.show(toast)
  window.location.replace(refusal ? '/dashboard' : target)
}
