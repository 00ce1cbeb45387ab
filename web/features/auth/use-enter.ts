import type { User } from '#domain/api/api-shapes.ts'
import { ApiError } from '#web/api/client.ts'
import { showFailure, useCall } from '#web/shell/use-call.tsx'
import { toasts } from '#web/ui/page/toast-store.ts'
import { continueAfterSignIn, CookiesNotKept } from './continue-after-sign-in.ts'

/** The texts of the specification's error catalogue. */
interface EnterTexts {
  success: { title: string; description: string }
  failure: { title: string; otherwise: string }
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
      else showFailure(error, failure.title, wasAnswered(error) ? failure.otherwise : NOT_REACHED)
      onError(error)
    },
  })
}

const COOKIES_NOT_KEPT = {
  title: 'Your browser blocks cookies',
  description: 'You can’t stay signed in without them. Allow cookies for this site, then sign in.',
}

const NOT_REACHED = 'We can’t connect. Check your connection and try again; what you typed is still here.'

/** Returns true if the error is an answer of this server, and not of the network or a proxy. */
function wasAnswered(error: Error): boolean {
  return error instanceof ApiError && error.problem !== null
}
