import { linkStoredBooking } from '#web/api/link-booking.ts'
import { takeRedirectAfterLogin } from '#web/browser/browser-storage.ts'
import type { ToastMessage } from '#web/ui/carried-toast.ts'
import { toasts } from '#web/ui/toast-store.ts'

/**
 * Goes on as a signed-in guest: the booking of this browser becomes theirs, then the stored target is followed, or / where
 * there is none (specification, section 4, booking flow 4 and "Auth screen"). The toast is shown by the page arrived at.
 */
export async function goOn(toast?: ToastMessage): Promise<void> {
  await linkStoredBooking()
  if (toast) toasts.show(toast)
  window.location.replace(takeRedirectAfterLogin())
}
