import type { User } from '#domain/api-shapes.ts'
import { showFailure } from '#web/shell/show-failure.ts'
import { useCall } from '#web/shell/use-call.ts'
import { goOn } from './go-on.ts'

/** What the guest is told, by the specification's error catalogue. */
interface EnterWords {
  success: { title: string; description: string }
  failure: { title: string; otherwise: string }
}

/** Signs a guest in or up and goes on; a toast says how it went. */
export function useEnter<Form>(
  call: (form: Form) => Promise<User>,
  { success, failure }: EnterWords,
  onError: (error: Error) => void = () => {},
) {
  return useCall({
    call,
    onSuccess: () => goOn(success),
    onError: (error) => {
      showFailure(error, failure.title, failure.otherwise)
      onError(error)
    },
  })
}
