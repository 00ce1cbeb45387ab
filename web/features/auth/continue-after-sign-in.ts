import type { User } from '#domain/contract/api-shapes.ts'
import { api, ApiError, isLoggedOut } from '#web/api/client.ts'
import { linkBooking } from '#web/api/link-booking.ts'
import { readStoredBooking, refusesStorage, takeRedirectAfterLogin } from '#web/browser/browser-storage.ts'
import { showFailure, useCall } from '#web/shell/use-call.tsx'
import type { ToastMessage } from '#web/ui/page/carried-toast.ts'
import { toasts } from '#web/ui/page/toast-store.ts'

/** Thrown after a sign-in if the browser has not kept the session cookie. */
class CookiesNotKept extends Error {}

/**
 * Continues as a signed-in guest: links this browser's booking to the account, then goes to the stored target or to / (specification,
 * sections 4.5, step 4, and 4.8). The next page shows the toast. If the account already holds too many places, it goes to the dashboard,
 * where the guest can give one up; if the browser refuses storage, the server says which booking it made, and the payment comes next.
 * Throws CookiesNotKept if the server does not know the guest when the booking is linked, because another sign-in would not help.
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

/** The texts of the specification's error catalogue. */
interface EnterTexts {
  success: { title: string; description: string }
  /** `description` is shown if the server's answer has no words. */
  failure: { title: string; description: string }
}

/** Returns a call that signs a guest in or up and then continues; a toast shows the result. */
export function useEnter<Form>(
  call: (form: Form) => Promise<User>,
  { success, failure }: EnterTexts,
  onError: (error: Error) => void = () => {},
) {
  return useCall({
    call,
    onSuccess: () => continueAfterSignIn(success),
    onError: (error) => {
      if (error instanceof CookiesNotKept) toasts.show({ ...COOKIES_NOT_KEPT, tone: 'destructive' })
      else showFailure(error, failure.title, error instanceof ApiError ? failure.description : NOT_REACHED)
      onError(error)
    },
  })
}

const COOKIES_NOT_KEPT = {
  title: 'Your browser blocks cookies',
  description: 'You can’t stay signed in without them. Allow cookies for this site, then sign in.',
}

const NOT_REACHED = 'We can’t connect. Check your connection and try again; what you typed is still here.'
