import { Send } from 'lucide-react'
import { useState } from 'react'
import { formatEuros } from '#domain/base/money.ts'
import { nameOrAddress } from '#domain/booking-form/person-name.ts'
import type { GuestPage } from '#domain/contract/api-contract.ts'
import { fillFirstName, FIRST_NAME } from '#domain/mail/letter.ts'
import { api } from '#web/api/client.ts'
import { LetterFields, useLetter } from '#web/features/admin/guest-forms/letter-fields.tsx'
import { failureOf, FormPage, useFormAction } from '#web/features/admin/kit/form/form-page.tsx'
import { reading } from '#web/features/admin/kit/frame/loaders.ts'
import { Checkbox } from '#web/ui/form/choices.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { guestPage } from './guest-page.tsx'

export const loader = reading('readGuestPage')

/** Form for a personal email from the operator to a guest. */
export default guestPage(WriteForm)

function WriteForm({ page: { lead, payLink } }: { page: GuestPage }) {
  const back = `/admin/guests/${lead.id}`
  const name = nameOrAddress(lead, 'No name')
  const letter = useLetter('booking', lead.id, fillFirstName(`Hello ${FIRST_NAME},\n\n`, lead.firstName))
  const [withLink, setWithLink] = useState(letter.undone?.payLink ?? false)
  const send = useFormAction({
    isChanged: letter.isChanged,
    act: () =>
      api('POST', '/api/admin/bookings/{bookingId}/mails', {
        params: { bookingId: lead.id },
        body: { ...letter.words, payLink: withLink },
      }),
    done: ({ state }) =>
      state === 'kept'
        ? { title: 'The email is kept in the outbox', description: 'There’s no mail server yet.' }
        : null,
    back,
  })
  return (
    <FormPage
      title={`Write to ${name}`}
      below={lead.email ?? 'No email address'}
      back={{ to: back, label: name }}
      failure={failureOf('The email wasn’t sent', send.error, {
        otherwise: 'No connection. Your text is still here.',
      })}
      onSubmit={() => {
        letter.setTried(true)
        if (letter.isComplete && lead.email) send.mutate()
      }}
      submit={{
        icon: Send,
        label: 'Send',
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
      <LetterFields letter={letter} hint="Your signature is added. Leave an empty line between paragraphs." />
      {payLink && (
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
