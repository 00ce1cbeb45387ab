import { skipToken, useMutation, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import type { FieldError } from '#domain/api/problem.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { UNDO_SECONDS } from '#domain/admin/undo-time.ts'
import { ApiError, errorText } from '#web/api/client.ts'
import { useShortcut } from '#web/features/admin/kit/shortcuts.ts'
import { DISCARD, useUnsaved } from '#web/features/admin/kit/unsaved.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { RoutedButtonLink } from '#web/ui/form/routed-button-link.tsx'
import { linkStyle } from '#web/ui/link-style.ts'
import { Notice } from '#web/ui/notice.tsx'
import { toasts } from '#web/ui/page/toast-store.ts'
import type { ToastMessage } from '#web/ui/page/carried-toast.ts'

/** What a form's button does. */
interface Submit {
  label: ReactNode
  busy: boolean
  busyLabel?: string
  disabled?: boolean | undefined
  isDanger?: boolean
  /** Whom its email goes to: it is sent some seconds later, which stands beside the button. */
  sendsTo?: string | undefined
}

/**
 * A form of the admin area that is a page of its own, so that Back closes it; on a phone it fills the screen, and its buttons stand where the
 * admin's bar stood.
 */
export function FormPage({
  title,
  below,
  back,
  failure,
  submit,
  keep,
  onSubmit,
  children,
}: {
  title: string
  /** What it is about now: dates, rule, address. */
  below?: ReactNode
  /** Where it closes to. */
  back: { to: string; label: string }
  /** Why the last try did not work. */
  failure?: { title: string; text: string } | null
  /** Null where there is nothing to do. */
  submit: Submit | null
  /** The safe answer: leads back and drops what was typed. */
  keep: string
  /** Not called while it is under way. */
  onSubmit?: () => void
  children: ReactNode
}) {
  const navigate = useNavigate()
  useShortcut('Escape', 'Close', () => void navigate(back.to))
  return (
    <form
      method="post"
      noValidate
      aria-label={title}
      className="max-w-2xl max-lg:pb-10"
      onSubmit={(event) => {
        event.preventDefault()
        if (!submit?.busy) onSubmit?.()
      }}
    >
      <Link to={back.to} className={`${linkStyle} inline-flex min-h-11 items-center py-1 text-sm`}>
        {back.label}
      </Link>
      <h1 className="text-2xl wrap-anywhere">{title}</h1>
      {below && <div className="figures mt-1 text-sm text-ink-soft">{below}</div>}
      <div className="mt-5 flex flex-col gap-5">{children}</div>
      {failure && (
        <Notice tone="danger" live="alert" title={failure.title} className="mt-5">
          {failure.text}
        </Notice>
      )}
      <div
        data-keep-clear
        className="fixed inset-x-0 bottom-0 z-40 flex flex-wrap gap-2 border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] *:grow lg:static lg:z-auto lg:mt-6 lg:border-0 lg:bg-transparent lg:p-0 lg:*:grow-0"
      >
        {submit?.sendsTo && (
          <p className="figures basis-full text-sm text-ink-soft wrap-anywhere">
            <b className="text-ink">To {submit.sendsTo}.</b> Sent after {UNDO_SECONDS} seconds. You can undo
            it until then.
          </p>
        )}
        {submit && (
          <Button
            type="submit"
            variant={submit.isDanger ? 'danger' : 'primary'}
            disabled={submit.disabled ?? false}
            busy={submit.busy}
            busyLabel={submit.busyLabel}
          >
            {submit.label}
          </Button>
        )}
        <RoutedButtonLink to={back.to} state={DISCARD} variant={submit ? 'quiet' : 'secondary'}>
          {keep}
        </RoutedButtonLink>
      </div>
    </form>
  )
}

/** A form that has nothing to do, for the booking holds no place. */
export function NothingToDo({
  lead,
  title,
  what,
}: {
  lead: Booking
  title: string
  what: 'cancel' | 'edit'
}) {
  const back = { to: `/admin/guests/${lead.id}`, label: lead.name }
  return (
    <FormPage title={title} back={back} submit={null} keep="Back to the booking">
      <Notice tone="info" title={`There is nothing to ${what}`}>
        This booking holds no place.
      </Notice>
    </FormPage>
  )
}

/**
 * Does what a form is for, says so and leads back; every list of the admin area is read anew. What was typed is asked about until then. `done` is null
 * where the bar with Undo says it.
 */
export function useFormAction<Input = void, Done = unknown>({
  isChanged,
  act,
  done,
  back,
  onError,
}: {
  isChanged: () => boolean
  act: (input: Input) => Promise<Done>
  /** What is said of it; null where something else says it. */
  done: (answer: Done) => ToastMessage | null
  back: string
  onError?: (error: Error) => void
}) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const saved = useUnsaved(isChanged)
  return useMutation({
    mutationFn: act,
    onSuccess: async (answer) => {
      const said = done(answer)
      if (said) toasts.show(said)
      saved()
      await navigate(back)
      await queries.invalidateQueries()
    },
    ...(onError && { onError }),
  })
}

/** What a wish would come to, asked of the server before it is done; not asked without a wish, nor once it is being done. */
export function useDryRun<Wish, Told>(
  action: { isPending: boolean; isSuccess: boolean },
  key: QueryKey,
  wish: Wish | null,
  ask: (wish: Wish, signal: AbortSignal) => Promise<Told>,
) {
  return useQuery({
    queryKey: [...key, wish],
    queryFn: wish === null ? skipToken : ({ signal }) => ask(wish, signal),
    enabled: wish !== null && !action.isPending && !action.isSuccess,
  })
}

/** Why a form was not sent: what is wrong with its fields, or what the server says. */
export function failureOf(
  title: string,
  error: Error | null,
  {
    wrong = [],
    otherwise = 'No connection. Please try again.',
  }: { wrong?: readonly FieldError[]; otherwise?: string } = {},
) {
  if (wrong.length > 0) return { title, text: wrong.map(({ message }) => `${message}.`).join(' ') }
  return error && { title, text: errorText(error, otherwise) }
}

/** What the server says of the fields, by their names. */
export function fieldErrorsOf(error: Error | null): ReadonlyMap<string, string> {
  const errors = error instanceof ApiError ? error.fieldErrors : []
  return new Map(errors.toReversed().map(({ field, message }) => [field, message]))
}
