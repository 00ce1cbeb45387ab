import { skipToken, useQuery, type QueryKey } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { FieldError } from '#domain/base/text-schema.ts'
import { UNDO_SECONDS } from '#domain/base/undo-time.ts'
import { ApiError, errorText } from '#web/api/client.ts'
import { BackLink } from '#web/features/admin/kit/frame/admin-head.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RoutedButtonLink } from '#web/ui/routed-links.tsx'
import { useAct, type Act } from './actions.tsx'
import { DISCARD, useUnsaved } from './unsaved.tsx'

/** The submit button of a form. */
interface Submit {
  icon?: LucideIcon | undefined
  label: string
  busy: boolean
  busyLabel?: string
  disabled?: boolean | undefined
  isDanger?: boolean
  /** Recipient of the email that the form sends. The page then says that it can be undone for some seconds. */
  sendsTo?: string | undefined
}

/** Page with one form, so that Back closes it. On a phone it fills the screen, with its buttons in place of the navigation bar. */
export function FormPage({
  title,
  below,
  back,
  failure,
  submit,
  keep,
  onSubmit,
  aside,
  children,
}: {
  title: string
  /** Subtitle, such as dates, rule or address. */
  below?: ReactNode
  /** Page that it closes to. */
  back: { to: string; label: string }
  /** Why the last submit failed. */
  failure?: { title: string; text: string } | null
  /** Null if there is nothing to submit: only the link above the heading goes back then. */
  submit: Submit | null
  /** Label of the safe button, which goes back and discards the input. */
  keep?: string
  /** Not called while submitting. */
  onSubmit?: () => void
  /** What stands beside the fields on a laptop, and below them on a phone, such as a preview of the email. */
  aside?: ReactNode
  children: ReactNode
}) {
  const Icon = submit?.icon
  return (
    <form
      method="post"
      noValidate
      aria-label={title}
      className={`${aside === undefined ? 'max-w-2xl' : 'max-w-5xl'} max-lg:pb-10`}
      onSubmit={(event) => {
        event.preventDefault()
        if (!submit?.busy) onSubmit?.()
      }}
    >
      <BackLink to={back.to}>{back.label}</BackLink>
      <h1 className="text-2xl wrap-anywhere">{title}</h1>
      {below && <div className="figures mt-1 text-sm text-ink-soft">{below}</div>}
      {aside === undefined ? (
        <div className="mt-5 flex flex-col gap-5">{children}</div>
      ) : (
        <div className="mt-5 grid items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="flex min-w-0 flex-col gap-5">{children}</div>
          {aside}
        </div>
      )}
      {failure && (
        <Notice tone="danger" live="alert" title={failure.title} className="mt-5">
          {failure.text}
        </Notice>
      )}
      {submit && (
        <div
          data-keep-clear
          className="fixed inset-x-0 bottom-0 z-40 flex flex-wrap gap-2 border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] *:grow lg:static lg:z-auto lg:mt-6 lg:border-0 lg:bg-transparent lg:p-0 lg:*:grow-0"
        >
          {submit.sendsTo && (
            <p className="figures basis-full text-sm text-ink-soft wrap-anywhere">
              <b className="text-ink">To {submit.sendsTo}.</b> Sent after {UNDO_SECONDS} seconds. Undo until
              then.
            </p>
          )}
          <Button
            type="submit"
            variant={submit.isDanger ? 'danger' : 'primary'}
            disabled={submit.disabled ?? false}
            busy={submit.busy}
            busyLabel={submit.busyLabel}
          >
            {Icon && <Icon aria-hidden className="size-4" />}
            {submit.label}
          </Button>
          <RoutedButtonLink to={back.to} state={DISCARD} variant="quiet">
            {keep}
          </RoutedButtonLink>
        </div>
      )}
    </form>
  )
}

/** Submits a form and goes back, with a toast. Until then, leaving with unsaved input asks for confirmation. */
export function useFormAction<Input = void, Answer = unknown>({
  isChanged,
  onDone,
  back,
  ...action
}: Act<Input, Answer> & {
  isChanged: () => boolean
  /** Page to go to after success; omitted if this page shows the result. */
  back?: string
}) {
  const navigate = useNavigate()
  const saved = useUnsaved(isChanged)
  return useAct({
    ...action,
    onDone: async (answer) => {
      saved()
      await onDone?.(answer)
      if (back !== undefined) await navigate(back)
    },
  })
}

/** Asks the server what a change would result in, before it is made. Sends nothing while `wish` is null, or once the action has started. */
export function useDryRun<Wish, Told>(
  action: { isPending: boolean; isSuccess: boolean },
  key: QueryKey,
  wish: Wish | null,
  ask: (wish: Wish & { dryRun: true }, signal: AbortSignal) => Promise<Told>,
) {
  return useQuery({
    queryKey: [...key, wish],
    queryFn: wish === null ? skipToken : ({ signal }) => ask({ ...wish, dryRun: true }, signal),
    enabled: !action.isPending && !action.isSuccess,
  })
}

/**
 * Returns why a form was not submitted: for a form that lists its `found` errors, those of its fields, or else the server's message. Null
 * if there was no failure.
 */
export function failureOf(
  title: string,
  error: Error | null,
  { found, otherwise }: { found?: readonly FieldError[]; otherwise?: string } = {},
) {
  const wrong = found ? faultsOf(error, found) : []
  if (wrong.length > 0) return { title, text: wrong.map(({ message }) => `${message}.`).join(' ') }
  return error && { title, text: errorText(error, otherwise) }
}

/** Returns the errors of a form's fields: those found before it was sent, or else the server's. */
function faultsOf(error: Error | null, found: readonly FieldError[] = []): readonly FieldError[] {
  return found.length === 0 && error instanceof ApiError ? error.fieldErrors : found
}

/** Returns the first error of each field, by field name. */
export function fieldErrorsOf(
  error: Error | null,
  found?: readonly FieldError[],
): ReadonlyMap<string, string> {
  return new Map(
    faultsOf(error, found)
      .toReversed()
      .map(({ field, message }) => [field, message]),
  )
}

export interface SumLine {
  label: string
  amount: string
  /** The amount before the change that the form is about. */
  was?: string | undefined
  /** True for the total. */
  isResult?: boolean
  /** True for an amount that the operator may not expect. */
  isWarning?: boolean
}

/** Table of the sums that a form is about, above its buttons. `children` is a question about the sums, shown below them. */
export function SumTable({ lines, children }: { lines: readonly SumLine[]; children?: ReactNode }) {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-white" aria-live="polite">
      <dl className="figures divide-y divide-line">
        {lines.map(({ label, amount, was, isResult = false, isWarning = false }) => (
          <div
            key={label}
            className={`flex justify-between gap-4 px-4 py-3 ${isResult ? 'bg-amber-soft font-bold' : ''}`}
          >
            <dt className="min-w-0">{label}</dt>
            <dd className={`shrink-0 font-semibold ${isWarning ? 'text-amber-deep' : ''}`}>
              {was && <s className="mr-2 font-normal text-ink-soft">{was}</s>}
              {amount}
            </dd>
          </div>
        ))}
      </dl>
      {children && <div className="border-t border-line px-4 py-1.5 empty:hidden">{children}</div>}
    </div>
  )
}

/**
 * Bar with the buttons of a form or list. On a phone it stays above the navigation however long the page is, and nothing floats over it.
 */
export function ActionBar({
  onLaptop,
  className,
  children,
}: {
  /** `sticky` keeps it in view on a laptop too; `static` puts it at the end of the form. */
  onLaptop: 'sticky' | 'static'
  className?: string
  children: ReactNode
}) {
  return (
    <div
      data-keep-clear
      className={classNames(
        'sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 -mx-4 border-t border-line bg-paper px-4 py-3 sm:-mx-8 sm:px-8',
        onLaptop === 'sticky' ? 'lg:bottom-0' : 'lg:static lg:mx-0 lg:border-0 lg:p-0',
        className,
      )}
    >
      {children}
    </div>
  )
}
