import { errorText } from '#web/api/client.ts'
import { toasts } from '#web/ui/page/toast-store.ts'

/** Says in a toast what was not done, and why. For `onError` of an act that has no form of its own. */
export function notDone(title: string): (error: Error) => void {
  return (error) =>
    void toasts.show({
      title,
      description: errorText(error, 'No connection. Please try again.'),
      tone: 'destructive',
    })
}
