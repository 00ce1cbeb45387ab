import { Send } from 'lucide-react'
import { useState } from 'react'
import type { Booking } from '#domain/booking/booking.ts'
import { formatEuros } from '#domain/base/money.ts'
import { api } from '#web/api/client.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { failureOf, FormPage, useFormAction } from '#web/features/admin/kit/form/form-page.tsx'
import { WithGuest, type GuestFormProps } from '#web/features/admin/guest-forms/guest-form.tsx'
import { useUndoneLetter } from '#web/features/admin/money/entry-store.ts'
import { LetterFields } from '#web/features/admin/guest-forms/letter-fields.tsx'

/** Form for a personal email from the operator to a guest. */
export function WriteScreen(props: GuestFormProps) {
  return (
    <WithGuest {...props}>
      {({ lead, payLink }) => <WriteForm lead={lead} isDue={payLink !== null} />}
    </WithGuest>
  )
}

function WriteForm({
  lead,
  isDue,
}: {
  lead: Booking
  /** True if something is due, so the email can include a payment link. */
  isDue: boolean
}) {
  const back = `/admin/guests/${lead.id}`
  const undone = useUndoneLetter('booking', lead.id)
  const [subject, setSubject] = useState(undone?.subject ?? '')
  const greeting = `Hello ${lead.firstName ?? ''},\n\n`
  const [text, setText] = useState(undone?.text ?? greeting)
  const [withLink, setWithLink] = useState(undone?.payLink ?? false)
  const [isTried, setTried] = useState(false)
  const send = useFormAction({
    isChanged: () => subject !== '' || text !== greeting,
    act: () =>
      api('POST', '/api/admin/bookings/{bookingId}/mails', {
        params: { bookingId: lead.id },
        body: { subject, text, payLink: withLink },
      }),
    done: ({ state }) =>
      state === 'kept'
        ? { title: 'The email is kept in the outbox', description: 'There’s no mail server yet.' }
        : null,
    back,
  })
  const isComplete = subject.trim() !== '' && text.trim() !== ''
  return (
    <FormPage
      title={`Write to ${lead.name}`}
      below={lead.email ?? 'No email address'}
      back={{ to: back, label: lead.name }}
      failure={failureOf('The email wasn’t sent', send.error, {
        otherwise: 'No connection. Your text is still here.',
      })}
      onSubmit={() => {
        setTried(true)
        if (isComplete && lead.email) send.mutate()
      }}
      submit={{
        label: (
          <>
            <Send aria-hidden className="size-4" />
            Send
          </>
        ),
        busy: send.isPending,
        disabled: !lead.email,
        sendsTo: lead.email ?? undefined,
      }}
      keep="Discard"
    >
      {!lead.email && (
        <Notice tone="info" title="No email address">
          Add an email address under Edit, or write on WhatsApp.
        </Notice>
      )}
      <LetterFields
        subject={subject}
        text={text}
        hint="Your signature is added. Leave an empty line between paragraphs."
        isTried={isTried}
        onSubject={setSubject}
        onText={setText}
      />
      {isDue && (
        <Checkbox
          label={`Add a link to pay the ${formatEuros(lead.balanceDue)}`}
          hint="It’s added below your text. Anyone with this link can pay, without an account."
          checked={withLink}
          onChange={(event) => setWithLink(event.target.checked)}
        />
      )}
    </FormPage>
  )
}
