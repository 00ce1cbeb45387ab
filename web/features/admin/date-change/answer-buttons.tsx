import { useState } from 'react'
import { formatEuros } from '#domain/base/money.ts'
import type { ChoiceAnswer } from '#domain/date-change/change-choice.ts'
import { api } from '#web/api/client.ts'
import { SmallButton, useAct } from '#web/features/admin/kit/form/actions.tsx'
import { AlertDialog } from '#web/ui/dialog.tsx'

/** Buttons that record the answer which a guest gave in person, each after a confirmation. */
export function AnswerButtons({
  changeId,
  to,
  guest: { leadId, name, back },
}: {
  changeId: string
  /** The label of the other days. Null if they stay. */
  to: string | null
  /** `back`: what is refunded if the guest cancels, in euros. */
  guest: { leadId: string; name: string; back: number }
}) {
  const [answer, setAnswer] = useState<ChoiceAnswer | null>(null)
  const enter = useAct({
    act: (given: ChoiceAnswer) =>
      api('POST', '/api/admin/changes/{changeId}/answers', {
        params: { changeId },
        body: { leadId, answer: given },
      }),
    done: () => ({ title: 'Answer recorded', description: name }),
    failed: 'Answer not recorded',
    onSettled: () => setAnswer(null),
  })
  const keeps = to === null ? 'The guest keeps the place.' : `The guest comes on ${to}, at the booked price.`
  const refund =
    back > 0
      ? `We refund ${formatEuros(back)}, including the deposit.`
      : 'We haven’t received anything yet, so there’s no refund.'
  const dialogs = {
    accept: {
      title: `${name} accepts?`,
      text: keeps,
      confirm: to === null ? 'Accept for the guest' : 'Move the guest',
    },
    leave: { title: `${name} cancels?`, text: refund, confirm: 'Cancel the booking' },
  }
  const asked = answer && dialogs[answer]
  return (
    <>
      <SmallButton onClick={() => setAnswer('accept')}>
        Accepts<span className="sr-only">: {name}</span>
      </SmallButton>
      <SmallButton onClick={() => setAnswer('leave')}>
        Cancels<span className="sr-only">: {name}</span>
      </SmallButton>
      <AlertDialog
        open={answer !== null}
        onOpenChange={(open) => !open && setAnswer(null)}
        title={asked?.title ?? ''}
        description={asked ? `${asked.text} It counts straight away.` : ''}
        confirmLabel={asked?.confirm ?? ''}
        cancelLabel="Not yet"
        tone={answer === 'leave' ? 'danger' : 'primary'}
        busy={enter.isPending}
        busyLabel="Saving..."
        onConfirm={() => answer && enter.mutate(answer)}
      />
    </>
  )
}
