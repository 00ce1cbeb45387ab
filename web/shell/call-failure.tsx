import { errorText } from '#web/api/client.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Says beside a guest's button why its call failed; nothing without an error. */
export function CallFailure({
  title,
  error,
  className = '',
}: {
  title: string
  error: Error | null
  className?: string
}) {
  if (!error) return null
  return (
    <Notice tone="danger" live="alert" title={title} className={className}>
      {errorText(error, 'Please check your connection and try again.')}
    </Notice>
  )
}
