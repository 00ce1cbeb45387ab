import { useState } from 'react'
import { FORCED_LOGOUT_REDIRECT_MS } from '#domain/site/timings.ts'
import { isLoggedOut, errorText } from '#web/api/client.ts'
import { storeRedirectAfterLogin } from '#web/browser/browser-storage.ts'
import { toasts } from '#web/ui/page/toast-store.ts'

interface Options<Input, Answer> {
  call: (input: Input) => Promise<Answer>
  onSuccess?: (answer: Answer) => void | Promise<void>
  onError?: (error: Error) => void
}

type State<Input, Answer> =
  | { status: 'idle' | 'pending'; input?: Input }
  | { status: 'done'; input: Input; answer: Answer }
  | { status: 'failed'; input: Input; error: Error }

/**
 * An API call made by a guest's press, with its state; data is read by the page's loader (docs/architecture.md). It never retries
 * (specification, section 7). If the session has ended, it leads the guest to the sign-in.
 */
export function useCall<Answer, Input = void>({ call, onSuccess, onError }: Options<Input, Answer>) {
  const [state, setState] = useState<State<Input, Answer>>({ status: 'idle' })

  async function run(input: Input): Promise<void> {
    setState({ status: 'pending', input })
    try {
      const answer = await call(input)
      setState({ status: 'done', input, answer })
      await onSuccess?.(answer)
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error('The call failed', { cause })
      setState({ status: 'failed', input, error })
      if (isLoggedOut(error)) leaveForSignIn()
      onError?.(error)
    }
  }

  return {
    run: (input: Input) => void run(input),
    reset: () => setState({ status: 'idle' }),
    isPending: state.status === 'pending',
    isDone: state.status === 'done',
    input: state.input,
    answer: state.status === 'done' ? state.answer : null,
    error: state.status === 'failed' ? state.error : null,
  }
}

/** Says that the session has ended, leads to the sign-in, and returns here afterwards (specification, section 8). */
function leaveForSignIn(): void {
  toasts.show({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    tone: 'destructive',
    announcesChange: true,
  })
  storeRedirectAfterLogin(window.location.pathname + window.location.search)
  setTimeout(() => window.location.assign('/api/login'), FORCED_LOGOUT_REDIRECT_MS)
}

/**
 * Shows a toast for a failed call, with the server's message or else `otherwise`. Shows none if the session has ended, because the forced
 * sign-out has its own message and only one toast is shown at a time.
 */
export function showFailure(error: unknown, title: string, otherwise: string): void {
  if (isLoggedOut(error)) return
  toasts.show({ title, description: errorText(error, otherwise), tone: 'destructive' })
}
