import { errorText } from '#web/api/client.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Why something was not done, where it was pressed; nothing while all is well. */
export function FailureNotice({
  title,
  error,
  otherwise = 'No connection. Please try again.',
  className,
}: {
  title: string
  error: Error | null
  /** What is said where the server said nothing. */
  otherwise?: string
  className?: string
}) {
  if (!error) return null
  return (
    <Notice tone="danger" live="alert" title={title} {...(className !== undefined && { className })}>
      {errorText(error, otherwise)}
    </Notice>
  )
}
