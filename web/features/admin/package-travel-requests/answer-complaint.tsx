import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskComplaint } from '#domain/complaint/complaint-calls.ts'
import { banjulDay, formatDay } from '#domain/base/dates.ts'
import { api, errorText } from '#web/api/client.ts'
import { Button } from '#web/ui/form/button.tsx'
import { useUnsaved } from '#web/features/admin/desk/unsaved.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { toasts } from '#web/ui/page/toast-store.ts'

/** A complaint with its two days, and the answer or the field for it. */
export function ComplaintText({ complaint }: { complaint: DeskComplaint }) {
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

/** Whether the guest was told that the complaint is here, as far as the mail about it went. */
function confirmationText({ acknowledgedAt, confirmation }: DeskComplaint): string {
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

/** Answers a complaint: the answer goes out by mail, stands on the guest's dashboard, and is never altered. */
export function AnswerComplaint({ complaint }: { complaint: DeskComplaint }) {
  const queries = useQueryClient()
  const [open, setOpen] = useState(false)
  const [answer, setAnswer] = useState('')
  const [error, setError] = useState<string>()
  const send = useMutation({
    mutationFn: () =>
      api('POST', '/api/admin/complaints/{complaintId}/answer', {
        params: { complaintId: complaint.id },
        body: { answer },
      }),
    onSuccess: async () => {
      toasts.show({ title: 'Complaint answered', description: 'The answer is on its way to the guest.' })
      await queries.invalidateQueries()
    },
    onError: (failure) => setError(errorText(failure, 'No connection. Your answer is still here.')),
  })
  useUnsaved(() => !send.isSuccess && answer.trim() !== '')
  if (!open) {
    return (
      <Button variant="secondary" size="sm" className="mt-2.5" onClick={() => setOpen(true)}>
        Answer the complaint
      </Button>
    )
  }
  return (
    <form
      noValidate
      className="mt-3 flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        setError(answer.trim() === '' ? 'Write an answer' : undefined)
        if (answer.trim() !== '' && !send.isPending) send.mutate()
      }}
    >
      <TextArea
        label="Your answer"
        hint="The guest gets it by email and on the dashboard. You can’t change it afterwards."
        rows={5}
        maxLength={5000}
        value={answer}
        error={error}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <div>
        <Button type="submit" size="sm" busy={send.isPending}>
          Send the answer
        </Button>
      </div>
    </form>
  )
}

function dayOf(instant: string): string {
  return formatDay(banjulDay(new Date(instant)))
}
