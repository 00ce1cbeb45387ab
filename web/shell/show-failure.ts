import { errorText, isLoggedOut } from '#web/api/client.ts'
import { toasts } from '#web/ui/page/toast-store.ts'

/**
 * Says that a call failed, under the specification's title, with the server's words or the given ones. Where the session
 * has ended it stays silent: the forced logout has its own message, and only one toast is shown at a time.
 */
export function showFailure(error: unknown, title: string, otherwise: string): void {
  if (isLoggedOut(error)) return
  toasts.show({ title, description: errorText(error, otherwise), tone: 'destructive' })
}
