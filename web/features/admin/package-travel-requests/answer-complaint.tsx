import { useState } from 'react'
import type { AdminComplaint } from '#domain/complaint/complaint-calls.ts'
import { banjulDay, formatDay } from '#domain/base/dates.ts'
import { api } from '#web/api/client.ts'
import { Button } from '#web/ui/form/button.tsx'
import { WordsForm } from '#web/features/admin/kit/form/words-form.tsx'

/** A complaint with the deadlines for confirming and answering it, and the answer. */
export function ComplaintText({ complaint }: { complaint: AdminComplaint }) {
  const { text, answerBy, answer, answeredAt } = complaint
  return (
    <>
      <p className="mt-1 text-sm whitespace-pre-wrap wrap-anywhere">{text}</p>
      <p className="figures mt-2 text-sm text-ink-soft">
        {confirmationText(complaint)} (due by {formatDay(complaint.acknowledgeBy)}).{' '}
        {answeredAt === null
          ? `Answer by ${formatDay(answerBy)}.`
          : `${dayOf(answeredAt)}: answered (due by ${formatDay(answerBy)}).`}
      </p>
      {answer !== null && (
        <p className="mt-2 border-l-4 border-line pl-3 text-sm whitespace-pre-wrap wrap-anywhere">{answer}</p>
      )}
    </>
  )
}

/** Describes whether the email confirming the complaint has been sent. */
function confirmationText({ acknowledgedAt, confirmation }: AdminComplaint): string {
  switch (confirmation) {
    case 'failed':
      return 'Not confirmed: the email about it couldn’t be sent. Send it again, or tell the guest in another way'
    case 'kept':
    case 'queued':
      return `${dayOf(acknowledgedAt)}: the email that confirms it isn’t sent yet`
    case 'sent':
    case null:
      return `${dayOf(acknowledgedAt)}: confirmed by email`
  }
}

/** Form that answers a complaint. The answer is emailed, appears on the guest's dashboard and can't be changed. */
export function AnswerComplaint({ complaint }: { complaint: AdminComplaint }) {
  const [open, setOpen] = useState(false)
  if (!open) {
    return (
      <Button variant="secondary" size="sm" className="mt-2.5" onClick={() => setOpen(true)}>
        Answer the complaint
      </Button>
    )
  }
  return (
    <WordsForm
      className="mt-3"
      label="Your answer"
      hint="The guest gets it by email and on the dashboard. You can’t change it afterwards."
      rows={5}
      maxLength={5000}
      empty="Write an answer"
      button="Send the answer"
      send={(answer) =>
        api('POST', '/api/admin/complaints/{complaintId}/answer', {
          params: { complaintId: complaint.id },
          body: { answer },
        })
      }
      said={{ title: 'Complaint answered', description: 'The answer is on its way to the guest.' }}
      otherwise="No connection. Your answer is still here."
    />
  )
}

function dayOf(instant: string): string {
  return formatDay(banjulDay(new Date(instant)))
}
