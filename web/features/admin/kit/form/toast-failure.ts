import { errorText } from '#web/api/client.ts'
import { toasts } from '#web/ui/page/toast-store.ts'

/** Returns an `onError` handler that shows the failure in a toast, for actions without a form. */
export function toastFailure(title: string): (error: Error) => void {
  return (error) =>
    void toasts.show({
      title,
      description: errorText(error, 'No connection. Please try again.'),
      tone: 'destructive',
    })
}
