import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { ApiError, isLoggedOut } from '#web/api/client.ts'
import { toasts } from '#web/ui/page/toast-store.ts'
import type { ToastMessage } from '#web/ui/page/carried-toast.ts'
import { notDone } from './not-done.ts'

/**
 * Something that one press does. Once it is done, or the server has refused it, what the page shows is read anew, and the button is busy
 * until then; a toast says what was done, or why not.
 */
export function useAct<Input = void, Answer = unknown>({
  act,
  done,
  failed,
  onDone,
  onSettled,
  reads,
}: {
  act: (input: Input) => Promise<Answer>
  /** Left out where the page itself shows it. */
  done?: (answer: Answer, input: Input) => ToastMessage
  /** Begins the sentence that it was not done. */
  failed: string
  onDone?: (answer: Answer) => void
  /** Whether it was done or not. */
  onSettled?: () => void
  /** What it changes of what is read; all of it unless said. */
  reads?: QueryKey
}) {
  const queries = useQueryClient()
  const readAnew = () => queries.invalidateQueries(reads && { queryKey: reads })
  const sayFailure = notDone(failed)
  return useMutation({
    mutationFn: act,
    onSuccess: async (answer, input) => {
      onDone?.(answer)
      onSettled?.()
      if (done) toasts.show(done(answer, input))
      await readAnew()
    },
    onError: async (error) => {
      sayFailure(error)
      onSettled?.()
      if (error instanceof ApiError && !isLoggedOut(error)) await readAnew()
    },
  })
}
