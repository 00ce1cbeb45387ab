import { useState } from 'react'
import type { ChoiceAnswer } from '#domain/date-change/change-choice.ts'
import type { ChangedGuest, DateChange } from '#domain/date-change/date-change-calls.ts'
import { dialNumber } from '#domain/booking/phone.ts'
import { api } from '#web/api/client.ts'
import { useAct } from '#web/features/admin/kit/form/use-act.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { ButtonLink } from '#web/ui/form/button-link.tsx'
import { ChoiceCards } from '#web/ui/form/choice-cards.tsx'
import { answerChoices } from './change-texts.ts'

/** Phone link for a guest who has not answered, and a form to enter the answer. */
export function EnterAnswer({ change, guest }: { change: DateChange; guest: ChangedGuest }) {
  const [open, setOpen] = useState(false)
  const [answer, setAnswer] = useState<ChoiceAnswer | null>(null)
  const number = guest.phone === null ? null : dialNumber(guest.phone)
  const enter = useAct({
    act: (given: ChoiceAnswer) =>
      api('POST', '/api/admin/changes/{changeId}/answers', {
        params: { changeId: change.id },
        body: { leadId: guest.leadId, answer: given },
      }),
    done: () => ({ title: 'Answer entered', description: `${guest.name} gets an email.` }),
    failed: 'The answer was not entered',
    onSettled: () => setOpen(false),
  })
  const choices = answerChoices(change, guest)
  const chosen = choices.find(({ value }) => value === answer)
  return (
    <div className="mt-1 flex w-full flex-wrap gap-x-2">
      {number !== null && (
        <ButtonLink href={`tel:${number}`} variant="quiet" size="sm" className="-ml-4">
          Call<span className="sr-only"> {guest.name}</span> {guest.phone}
        </ButtonLink>
      )}
      <Button
        variant="quiet"
        size="sm"
        className={number === null ? '-ml-4' : ''}
        onClick={() => {
          setAnswer(null)
          setOpen(true)
        }}
      >
        Enter the answer<span className="sr-only"> of {guest.name}</span>
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title={`What does ${guest.name} say?`}
        description="It counts straight away, as if the guest had chosen on the dashboard."
        confirmLabel={chosen?.confirm ?? 'Enter the answer'}
        cancelLabel="Not yet"
        tone={answer === 'leave' ? 'danger' : 'primary'}
        confirmDisabled={answer === null}
        busy={enter.isPending}
        busyLabel="Saving..."
        onConfirm={() => answer !== null && enter.mutate(answer)}
      >
        <ChoiceCards
          legend="Answer"
          legendHidden
          name={`answer-${guest.leadId}`}
          choices={choices}
          value={answer ?? ''}
          onChoose={setAnswer}
        />
      </AlertDialog>
    </div>
  )
}
