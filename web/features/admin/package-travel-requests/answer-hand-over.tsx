import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { HandOverEntry } from '#domain/hand-over/hand-over-calls.ts'
import { api, errorText } from '#web/api/client.ts'
import { Button } from '#web/ui/form/button.tsx'
import { useUnsaved } from '#web/features/admin/desk/unsaved.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { toasts } from '#web/ui/page/toast-store.ts'

/** Yes or no to somebody else's coming, less than a week before; a no with its reason, which the guest reads. */
export function AnswerHandOver({ handOver }: { handOver: HandOverEntry }) {
  const queries = useQueryClient()
  const [refusing, setRefusing] = useState(false)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const answer = useMutation({
    mutationFn: (allow: boolean) =>
      api('POST', '/api/admin/hand-overs/{handOverId}/answer', {
        params: { handOverId: handOver.id },
        body: allow ? { allow } : { allow, reason },
      }),
    onSuccess: async (_, allow) => {
      toasts.show({ title: allow ? 'Allowed: the link is on its way' : 'Refused: the guest has your reason' })
      await queries.invalidateQueries()
    },
    onError: (failure) => setError(errorText(failure, 'No connection. Please try again.')),
  })
  useUnsaved(() => !answer.isSuccess && reason.trim() !== '')
  if (!refusing) {
    return (
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Button size="sm" busy={answer.isPending} onClick={() => answer.mutate(true)}>
          Allow it
        </Button>
        <Button variant="secondary" size="sm" disabled={answer.isPending} onClick={() => setRefusing(true)}>
          Refuse it
        </Button>
        {error && (
          <p role="alert" className="w-full text-sm text-danger">
            {error}
          </p>
        )}
      </div>
    )
  }
  return (
    <form
      noValidate
      className="mt-3 flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        setError(reason.trim() === '' ? 'Say why' : undefined)
        if (reason.trim() !== '' && !answer.isPending) answer.mutate(false)
      }}
    >
      <TextField
        label="Why not"
        hint="The guest reads it."
        value={reason}
        maxLength={500}
        error={error}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={answer.isPending}>
          Refuse with this reason
        </Button>
        <Button variant="quiet" size="sm" onClick={() => setRefusing(false)}>
          Back
        </Button>
      </div>
    </form>
  )
}
