import type { UseQueryResult } from '@tanstack/react-query'
import { useSyncExternalStore, type ReactNode } from 'react'
import { formatTime } from '#domain/base/dates.ts'
import { errorText } from '#web/api/client.ts'
import { SmallButton } from '#web/features/admin/kit/form/small-button.tsx'
import { RowSkeleton } from '#web/features/admin/kit/list/group.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface LoadTexts {
  /** Subject of the sentence: "The guests". */
  what: string
  /**
   * What the offline notice calls the page's data: "Today" in "You see Today as of 13:40". Set it for one query of a page; without it,
   * offline data gets no notice.
   */
  seen?: string | undefined
}

/** Renders a query's data. Until it is loaded a placeholder is shown, and after a failure the reason. */
export function Loaded<T>({
  query,
  wait = <RowSkeleton />,
  children,
  ...texts
}: LoadTexts & {
  query: Pick<UseQueryResult<T>, 'error' | 'data' | 'dataUpdatedAt' | 'isFetching' | 'isPending' | 'refetch'>
  /** Placeholder. */
  wait?: ReactNode
  children: (data: T) => ReactNode
}) {
  return (
    <>
      <LoadFailure query={query} {...texts} />
      {query.data === undefined ? query.isPending && wait : children(query.data)}
    </>
  )
}

/**
 * Says that data could not be loaded, with a button to retry. Data loaded before stays visible; when offline, it says from what time that
 * is.
 */
export function LoadFailure({
  query: { error, data, dataUpdatedAt, isFetching, refetch },
  what,
  seen,
}: LoadTexts & {
  query: Pick<UseQueryResult, 'error' | 'data' | 'dataUpdatedAt' | 'isFetching' | 'refetch'>
}) {
  const online = useOnline()
  const asOf =
    data === undefined ? '' : `You see ${seen ?? 'it'} as of ${formatTime(new Date(dataUpdatedAt))}.`
  if (!online && data !== undefined && seen === undefined) return null
  if (!online) {
    return (
      <Notice tone="warning" title="No connection" live="status" className="mb-5">
        <p>
          {asOf === ''
            ? `${what} will load when you’re back online.`
            : `${asOf} It updates when you’re back online; nothing is sent until then.`}
        </p>
      </Notice>
    )
  }
  if (!error) return null
  return (
    <Notice
      tone={data === undefined ? 'danger' : 'warning'}
      title={`${what} couldn’t be loaded`}
      live="alert"
      className="mb-5"
    >
      <p>
        {errorText(error, 'No answer from the server. Nothing is lost.')} {asOf}
      </p>
      <SmallButton className="mt-3" busy={isFetching} onClick={() => void refetch()}>
        Try again
      </SmallButton>
    </Notice>
  )
}

function subscribe(listener: () => void): () => void {
  for (const type of ['online', 'offline']) window.addEventListener(type, listener)
  return () => {
    for (const type of ['online', 'offline']) window.removeEventListener(type, listener)
  }
}

/** True if the device has a network; the server may still be unreachable. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}
