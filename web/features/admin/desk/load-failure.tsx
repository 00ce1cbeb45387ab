import type { UseQueryResult } from '@tanstack/react-query'
import { errorText } from '#web/api/client.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Says that something could not be read, and lets her try again. What was read before stays on the screen. */
export function LoadFailure({
  query: { error, data, dataUpdatedAt, isFetching, refetch },
  what,
}: {
  query: Pick<UseQueryResult, 'error' | 'data' | 'dataUpdatedAt' | 'isFetching' | 'refetch'>
  /** "The guests": begins the sentence. */
  what: string
}) {
  if (!error) return null
  const seen = data === undefined ? '' : ` You see it as of ${timeOf(dataUpdatedAt)}.`
  return (
    <Notice
      tone={data === undefined ? 'danger' : 'warning'}
      title={`${what} could not be loaded`}
      live="alert"
      className="mb-5"
    >
      <p>
        {errorText(error, 'The server did not answer. Nothing is lost.')}
        {seen}
      </p>
      <Button size="sm" variant="secondary" className="mt-3" busy={isFetching} onClick={() => void refetch()}>
        Try again
      </Button>
    </Notice>
  )
}

/** On the clock of her device: the product's own does not run in a browser. */
function timeOf(instant: number): string {
  return new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    instant,
  )
}
