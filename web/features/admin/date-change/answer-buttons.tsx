import { formatEuros } from '#domain/base/money.ts'
import type { ChoiceAnswer } from '#domain/date-change/change-choice.ts'
import { api } from '#web/api/client.ts'
import { AskButton } from '#web/features/admin/kit/form/actions.tsx'

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
  const answer = (given: ChoiceAnswer) => ({
    act: () =>
      api('POST', '/api/admin/changes/{changeId}/answers', {
        params: { changeId },
        body: { leadId, answer: given },
      }),
    done: () => ({ title: 'Answer recorded', description: name }),
    failed: 'Answer not recorded',
  })
  const keeps = to === null ? 'The guest keeps the place.' : `The guest comes on ${to}, at the booked price.`
  const refund =
    back > 0
      ? `We refund ${formatEuros(back)}, including the deposit.`
      : 'We haven’t received anything yet, so there’s no refund.'
  return (
    <>
      <AskButton
        {...answer('accept')}
        question={{
          tone: 'primary',
          title: `${name} accepts?`,
          description: `${keeps} It counts straight away.`,
          confirmLabel: to === null ? 'Accept for the guest' : 'Move the guest',
          cancelLabel: 'Not yet',
          busyLabel: 'Saving...',
        }}
      >
        Accepts<span className="sr-only">: {name}</span>
      </AskButton>
      <AskButton
        {...answer('leave')}
        question={{
          title: `${name} cancels?`,
          description: `${refund} It counts straight away.`,
          confirmLabel: 'Cancel the booking',
          cancelLabel: 'Not yet',
          busyLabel: 'Saving...',
        }}
      >
        Cancels<span className="sr-only">: {name}</span>
      </AskButton>
    </>
  )
}
