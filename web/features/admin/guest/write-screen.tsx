import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Booking } from '#domain/booking/booking.ts'
import { formatEuros } from '#domain/base/money.ts'
import { api, errorText } from '#web/api/client.ts'
import { DISCARD, useUnsaved } from '#web/features/admin/desk/unsaved.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RoutedButtonLink } from '#web/ui/form/routed-button-link.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { toasts } from '#web/ui/page/toast-store.ts'
import { FormPage } from '#web/features/admin/guest-forms/form-page.tsx'
import { WithGuest, type GuestFormProps } from '#web/features/admin/guest-forms/guest-form.tsx'

/** A mail of the operator's own to a guest. */
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
  /** There is a link by which something can be paid. */
  isDue: boolean
}) {
  const back = `/admin/guests/${lead.id}`
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [subject, setSubject] = useState('')
  const greeting = `Hello ${lead.firstName ?? ''},\n\n`
  const [text, setText] = useState(greeting)
  const [withLink, setWithLink] = useState(false)
  const [isTried, setTried] = useState(false)
  const saved = useUnsaved(() => subject !== '' || text !== greeting)
  const send = useMutation({
    mutationFn: () =>
      api('POST', '/api/admin/bookings/{bookingId}/mails', {
        params: { bookingId: lead.id },
        body: { subject, text, payLink: withLink },
      }),
    onSuccess: async ({ to, state }) => {
      toasts.show({
        title: state === 'kept' ? 'The email is kept in the outbox' : 'The email is on its way',
        description: state === 'kept' ? 'There’s no mail server yet.' : `To ${to}`,
      })
      saved()
      await navigate(back)
      await queries.invalidateQueries()
    },
  })
  const isComplete = subject.trim() !== '' && text.trim() !== ''
  return (
    <FormPage
      title={`Write to ${lead.name}`}
      below={lead.email ?? 'No email address'}
      back={{ to: back, label: lead.name }}
      failure={
        send.error && {
          title: 'The email wasn’t sent',
          text: errorText(send.error, 'No connection. Your text is still here.'),
        }
      }
      onSubmit={() => {
        setTried(true)
        if (isComplete && lead.email && !send.isPending) send.mutate()
      }}
      buttons={
        <>
          <Button type="submit" disabled={!lead.email} busy={send.isPending}>
            <Send aria-hidden className="size-4" />
            Send
          </Button>
          <RoutedButtonLink to={back} state={DISCARD} variant="quiet">
            Discard
          </RoutedButtonLink>
        </>
      }
    >
      {!lead.email && (
        <Notice tone="info" title="No email address">
          Add an email address under Edit, or write on WhatsApp.
        </Notice>
      )}
      <TextField
        label="Subject"
        maxLength={150}
        autoComplete="off"
        value={subject}
        error={isTried && subject.trim() === '' ? 'Say what it is about' : undefined}
        onChange={(event) => setSubject(event.target.value)}
      />
      <TextArea
        label="Text"
        hint="Your signature is added. Leave an empty line between paragraphs."
        rows={9}
        maxLength={5000}
        value={text}
        error={isTried && text.trim() === '' ? 'Write something' : undefined}
        onChange={(event) => setText(event.target.value)}
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
