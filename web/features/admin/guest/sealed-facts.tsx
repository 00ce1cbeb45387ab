import { Lock } from 'lucide-react'
import { bookingFields, SEALED_FIELDS } from '#domain/booking-fields.ts'
import { errorText } from '#web/api/client.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Fact } from './fact.tsx'
import { useSealedFields } from './use-sealed-fields.ts'

/** Emergency contact and health notes, behind a lock that writes into the history. */
export function SealedFacts({
  bookingId,
  name,
  isEmpty,
}: {
  bookingId: string
  name: string
  isEmpty: boolean
}) {
  const open = useSealedFields(bookingId)
  if (isEmpty) {
    return <p className="px-4 py-3 text-sm text-ink-soft">No emergency contact and no health notes yet.</p>
  }
  if (open.data) {
    const opened = open.data
    return (
      <dl className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 bg-amber-soft px-4 py-3.5 text-sm">
        {SEALED_FIELDS.map((field) => (
          <Fact key={field} label={bookingFields[field].label}>
            <span className="whitespace-pre-wrap">{opened[field] || 'Nothing'}</span>
          </Fact>
        ))}
      </dl>
    )
  }
  return (
    <div className="px-4 py-3.5">
      <Button size="sm" variant="secondary" busy={open.isPending} onClick={() => open.mutate()}>
        <Lock aria-hidden className="size-4" />
        Emergency and health
        <span className="sr-only"> of {name}</span>
      </Button>
      <p className="mt-1.5 text-sm text-ink-soft">Opening it is written to the history.</p>
      {open.error && (
        <Notice tone="danger" live="alert" title="It could not be opened" className="mt-2">
          {errorText(open.error, 'No connection. Please try again.')}
        </Notice>
      )}
    </div>
  )
}
