import { errorText } from '#web/api/client.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Shows why an action failed, next to its button. Nothing without an error. */
export function FailureNotice({
  title,
  error,
  otherwise = 'No connection. Please try again.',
  className,
}: {
  title: string
  error: Error | null
  /** Message if the server gave none. */
  otherwise?: string
  className?: string
}) {
  if (!error) return null
  return (
    <Notice tone="danger" live="alert" title={title} className={className}>
      {errorText(error, otherwise)}
    </Notice>
  )
}
