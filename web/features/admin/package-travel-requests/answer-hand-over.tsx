import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { HandOverEntry } from '#domain/hand-over/hand-over-calls.ts'
import { api, errorText } from '#web/api/client.ts'
import { Button } from '#web/ui/form/button.tsx'
import { WordsForm } from '#web/features/admin/kit/form/words-form.tsx'
import { toasts } from '#web/ui/page/toast-store.ts'

/** Allows or refuses passing the place on, less than a week before. The guest reads the reason of a refusal. */
export function AnswerHandOver({ handOver }: { handOver: HandOverEntry }) {
  const queries = useQueryClient()
  const [refusing, setRefusing] = useState(false)
  const answer = (body: { allow: boolean; reason?: string }) =>
    api('POST', '/api/admin/hand-overs/{handOverId}/answer', { params: { handOverId: handOver.id }, body })
  const allow = useMutation({
    mutationFn: () => answer({ allow: true }),
    onSuccess: async () => {
      toasts.show({ title: 'Allowed: the link is on its way' })
      await queries.invalidateQueries()
    },
  })
  if (refusing) {
    return (
      <WordsForm
        className="mt-3"
        label="Why not"
        hint="The guest reads it."
        maxLength={500}
        empty="Say why"
        button="Refuse with this reason"
        send={(reason) => answer({ allow: false, reason })}
        said={{ title: 'Refused: the guest has your reason' }}
      >
        <Button variant="quiet" size="sm" onClick={() => setRefusing(false)}>
          Back
        </Button>
      </WordsForm>
    )
  }
  return (
    <div className="mt-2.5 flex flex-wrap gap-2">
      <Button size="sm" busy={allow.isPending} onClick={() => allow.mutate()}>
        Allow it
      </Button>
      <Button variant="secondary" size="sm" disabled={allow.isPending} onClick={() => setRefusing(true)}>
        Refuse it
      </Button>
      {allow.error && (
        <p role="alert" className="w-full text-sm text-danger">
          {errorText(allow.error, 'No connection. Please try again.')}
        </p>
      )}
    </div>
  )
}
