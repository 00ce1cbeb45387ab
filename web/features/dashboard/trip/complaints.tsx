import { useState, type SubmitEvent } from 'react'
import { banjulDay, formatDay, formatShortDay } from '#domain/base/dates.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { Complaint } from '#domain/contract/complaint-calls.ts'
import { api, fieldErrorOf } from '#web/api/client.ts'
import { CallFailure } from '#web/shell/call-failure.tsx'
import { useCall } from '#web/shell/use-call.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { TextArea } from '#web/ui/form/text-field.tsx'
import type { BookingDetails } from '../dashboard-page.ts'

/** The guest's complaints about a retreat with the answers, and a form for more. */
export function Complaints({ booking, complaints }: Pick<BookingDetails, 'booking' | 'complaints'>) {
  const [open, setOpen] = useState(false)
  const [made, setMade] = useState<readonly Complaint[]>([])
  const all = [...made, ...complaints.filter(({ id }) => made.every((own) => own.id !== id))]
  const waits = all.some(({ answeredAt }) => answeredAt === null)
  return (
    <div>
      <ComplaintList complaints={all} />
      {!waits && (
        <Button variant="link" size="sm" className="-ml-4" onClick={() => setOpen(true)}>
          Make a complaint
          <span className="sr-only"> about {booking.selectedDate}</span>
        </Button>
      )}
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="What went wrong?"
        description="You can also ask us to justify a cancellation fee. We’ll email you straight away to say when you’ll have our answer."
      >
        {/* Unmounted when closed, so that unsent text is discarded. */}
        {open && (
          <ComplaintForm
            booking={booking}
            onMade={(complaint) => {
              setMade((before) => [complaint, ...before])
              setOpen(false)
            }}
          />
        )}
      </Dialog>
    </div>
  )
}

/** A guest's complaints with the answers. */
export function ComplaintList({ complaints }: { complaints: readonly Complaint[] }) {
  if (complaints.length === 0) return null
  return (
    <ul className="mb-3 flex flex-col gap-4">
      {complaints.map(({ id, text, receivedAt, answerBy, answer, answeredAt }) => (
        <li key={id} className="rounded-lg bg-cream p-4 text-sm" aria-live="polite">
          <p className="font-semibold">Your complaint of {formatDay(banjulDay(new Date(receivedAt)))}</p>
          <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{text}</p>
          {answer === null || answeredAt === null ? (
            <p className="mt-3 text-ink-soft">
              We’ve received it. You’ll have our answer by {formatShortDay(answerBy)}.
            </p>
          ) : (
            <>
              <p className="mt-3 font-semibold">Our answer of {formatDay(banjulDay(new Date(answeredAt)))}</p>
              <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{answer}</p>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

function ComplaintForm({ booking, onMade }: { booking: Booking; onMade: (complaint: Complaint) => void }) {
  const [text, setText] = useState('')
  const send = useCall({
    call: () =>
      api('POST', '/api/complaints/{bookingId}', { params: { bookingId: booking.id }, body: { text } }),
    onSuccess: ({ complaint }) => onMade(complaint),
  })
  const refused = fieldErrorOf(send.error, 'text')
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!send.isPending) send.run()
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextArea
        label="Your complaint"
        name="text"
        rows={6}
        maxLength={5000}
        value={text}
        error={refused}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {!refused && <CallFailure title="We couldn’t send your complaint" error={send.error} />}
      <Button type="submit" wide busy={send.isPending} busyLabel="Sending...">
        Send the complaint
      </Button>
    </form>
  )
}
