import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { ApiError, errorText, isLoggedOut } from '#web/api/client.ts'
import { AlertDialog } from '#web/ui/dialog.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { ToastMessage } from '#web/ui/page/carried-toast.ts'
import { toasts } from '#web/ui/page/toast-store.ts'
import { RoutedButtonLink } from '#web/ui/routed-links.tsx'

export interface Act<Input, Answer> {
  act: (input: Input) => Promise<Answer>
  /** Toast after success; none if the page itself shows the result. */
  done?: ((answer: Answer, input: Input) => ToastMessage | null) | undefined
  /** Title of the toast after a failure; omitted if the page itself shows it. */
  failed?: string | undefined
  /** Runs after success, before the data is refetched. */
  onDone?: ((answer: Answer) => void | Promise<void>) | undefined
  /** Runs after success and failure. */
  onSettled?: (() => void) | undefined
}

/**
 * An action of one button. After success or a refusal by the server the page's data is refetched, and the button is busy until then. A
 * toast shows the result.
 */
export function useAct<Input = void, Answer = unknown>(action: Act<Input, Answer>) {
  const { act, done, failed, onDone, onSettled } = action
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: async (answer, input) => {
      const said = done?.(answer, input)
      if (said) toasts.show(said)
      await onDone?.(answer)
      onSettled?.()
      await queries.invalidateQueries()
    },
    onError: async (error) => {
      if (failed !== undefined) toastFailure(failed)(error)
      onSettled?.()
      if (error instanceof ApiError && !isLoggedOut(error)) await queries.invalidateQueries()
    },
  })
}

/** Button that acts at once (`useAct`). */
export function ActButton<Answer>({
  act,
  done,
  failed,
  onDone,
  onSettled,
  busy = false,
  ...button
}: Act<void, Answer> & Omit<ComponentProps<typeof SmallButton>, 'size' | 'onClick'>) {
  const action = useAct({ act, done, failed, onDone, onSettled })
  return <SmallButton {...button} busy={busy || action.isPending} onClick={() => action.mutate()} />
}

/** Button that acts (`useAct`) once a question about it is confirmed. The question stays open after a failure. */
export function AskButton<Answer>({
  act,
  done,
  failed,
  onDone,
  question,
  onClose,
  ...button
}: Omit<Act<void, Answer>, 'onSettled'> &
  Omit<ComponentProps<typeof SmallButton>, 'size' | 'onClick'> & {
    question: Omit<ComponentProps<typeof AlertDialog>, 'open' | 'onOpenChange' | 'busy' | 'onConfirm'>
    /** Called when the question is closed, whether it was confirmed or not. */
    onClose?: (() => void) | undefined
  }) {
  const [asks, setAsks] = useState(false)
  const action = useAct({
    act,
    done,
    failed,
    onDone: async (answer) => {
      close()
      await onDone?.(answer)
    },
  })
  function close() {
    setAsks(false)
    onClose?.()
  }
  return (
    <>
      <SmallButton {...button} onClick={() => setAsks(true)} />
      <AlertDialog
        {...question}
        open={asks}
        onOpenChange={(open) => !open && close()}
        busy={action.isPending}
        onConfirm={() => action.mutate()}
      />
    </>
  )
}

/** Returns an `onError` handler that shows the failure in a toast, for actions without a form. */
export function toastFailure(title: string, otherwise?: string): (error: Error) => void {
  return (error) => void toasts.show({ title, description: errorText(error, otherwise), tone: 'destructive' })
}

/** Asks before something might be done twice. It scrolls into view, because it appears below the visible part of a phone. */
export function ConfirmRepeat({
  title,
  text,
  yes,
  onYes,
  busy,
  children,
}: {
  title: string
  text: ReactNode
  /** Label of the button that does it all the same. */
  yes: string
  onYes: () => void
  busy: boolean
  /** The safe buttons. */
  children: ReactNode
}) {
  return (
    <div ref={bringIntoView}>
      <Notice tone="warning" live="alert" title={title}>
        {text}
        <div className="mt-3 flex flex-wrap gap-2">
          {children}
          <SmallButton variant="quiet" busy={busy} onClick={onYes}>
            {yes}
          </SmallButton>
        </div>
      </Notice>
    </div>
  )
}

/** Used as a ref, so it runs once. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' })
}

/** The usual button of an admin page: small, and secondary unless it says otherwise. */
export function SmallButton(button: ComponentProps<typeof Button>) {
  return <Button size="sm" variant="secondary" {...button} />
}

/** Link to an admin page that looks like a `SmallButton`. */
export function SmallButtonLink(link: ComponentProps<typeof RoutedButtonLink>) {
  return <RoutedButtonLink size="sm" variant="secondary" {...link} />
}
