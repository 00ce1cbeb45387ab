import { useToast } from '#web/ui/toast.tsx'
import { errorText, isLoggedOut } from '#web/api/client.ts'

/**
 * Says that a call failed, under the specification's title, with the server's words or the given ones. Where the session
 * has ended it stays silent: the forced logout has its own message, and only one toast is shown at a time.
 */
export function useFailureToast(): (error: unknown, title: string, otherwise: string) => void {
  const toast = useToast()
  return (error, title, otherwise) => {
    if (isLoggedOut(error)) return
    toast.show({ title, description: errorText(error, otherwise), tone: 'destructive' })
  }
}
