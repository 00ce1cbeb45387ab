import { errorText } from '#web/api/client.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Says beside a button why its call failed; nothing without an error. */
export function CallFailure({
  title,
  error,
  otherwise,
  className,
}: {
  title: string
  error: Error | null
  /** Message if the server gave none. */
  otherwise?: string | undefined
  className?: string
}) {
  if (!error) return null
  return (
    <Notice tone="danger" live="alert" title={title} className={className}>
      {errorText(error, otherwise)}
    </Notice>
  )
}
