import { errorText, isLoggedOut } from '#web/api/client.ts'
import { toasts } from '#web/ui/page/toast-store.ts'

/**
 * Shows a toast for a failed call, with the server's message or else `otherwise`. Shows none if the session has ended, because the forced
 * sign-out has its own message and only one toast is shown at a time.
 */
export function showFailure(error: unknown, title: string, otherwise: string): void {
  if (isLoggedOut(error)) return
  toasts.show({ title, description: errorText(error, otherwise), tone: 'destructive' })
}
