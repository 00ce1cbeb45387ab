import type { ContactMessage } from '#domain/api/api-contract.ts'
import { adminTime } from '#web/features/admin/guest/admin-time.ts'

/** The day a message was answered, and the answer if it was sent from the admin area. */
export function GivenAnswer({ message: { answer, answeredAt } }: { message: ContactMessage }) {
  if (answeredAt === null) return null
  return (
    <div className="mt-2">
      <p className="figures text-sm text-success">Answered on {adminTime(answeredAt)}</p>
      {answer !== null && (
        <p className="mt-1 border-l-4 border-line pl-3 whitespace-pre-wrap wrap-anywhere">{answer}</p>
      )}
    </div>
  )
}
