import { useMutation } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { counted } from '#domain/base/wording.ts'
import { FIRST_NAME } from '#domain/mail/letter.ts'
import { api, type AnswerAt } from '#web/api/client.ts'
import { LetterFields, useLetter } from '#web/features/admin/guest-forms/letter-fields.tsx'
import { failureOf, FormPage, useFormAction } from '#web/features/admin/kit/form/form-page.tsx'
import { reading } from '#web/features/admin/kit/frame/loaders.ts'
import { MailBox } from '#web/features/admin/kit/mail-box.tsx'
import { linkStyle } from '#web/ui/class-names.ts'
import { Notice } from '#web/ui/notice.tsx'
import { dateAddress } from './date-list.ts'
import { datePage, type LoadedDate } from './date-page.tsx'

export const loader = reading('adminRetreats')

type Planned = AnswerAt<'POST', '/api/admin/retreats/{retreatId}/messages'>

const GREETING = `Hello ${FIRST_NAME},\n\n`

/** Page that emails all guests of a date, with a preview of the first guest's email. */
export default datePage('Write to a date', WriteDate, { forCancelled: false })

function WriteDate({ date }: LoadedDate) {
  const back = dateAddress(date)
  const letter = useLetter('retreat', date.id, GREETING)
  const post = (dryRun: boolean) =>
    api('POST', '/api/admin/retreats/{retreatId}/messages', {
      params: { retreatId: date.id },
      body: { ...letter.words, dryRun },
    })
  const look = useMutation({ mutationFn: () => post(true) })
  const send = useFormAction({
    isChanged: letter.isChanged,
    act: () => post(false),
    back,
  })
  const failure = send.error ?? look.error
  const planned = look.data
  const count = planned?.recipients.length ?? 0
  return (
    <FormPage
      title="Write to a date"
      back={{ to: back, label: date.label }}
      failure={failureOf('Nothing was sent', failure, {
        otherwise: 'No connection. Your text is still here, and no one gets the same email twice on one day.',
      })}
      onSubmit={() => {
        letter.setTried(true)
        if (!letter.isComplete) return
        if (count > 0) send.mutate()
        else look.mutate()
      }}
      submit={{
        icon: count > 0 ? Send : undefined,
        label: count > 0 ? `Send to ${counted(count, 'guest')}` : 'Preview',
        busy: look.isPending || send.isPending,
        disabled: planned && count === 0,
        sendsTo: count > 0 ? counted(count, 'guest') : undefined,
      }}
      keep="Discard"
    >
      <p>
        Each guest with a place on this date gets their own email. It stays on the guest’s page. Cancelled and
        expired bookings get none.
      </p>
      <LetterFields
        letter={letter}
        hint={`${FIRST_NAME} becomes each guest’s first name. Your signature is added.`}
        onEdit={() => {
          look.reset()
          send.reset()
        }}
      />
      {planned && <Preview planned={planned} />}
    </FormPage>
  )
}

/** Preview of the first guest's email, and the guests who get it and who can't. */
function Preview({ planned: { recipients, unreachable, preview } }: { planned: Planned }) {
  const [first] = recipients
  return (
    <section aria-labelledby="letter-preview" className="flex flex-col gap-4" aria-live="polite">
      <h2 id="letter-preview" className="text-lg">
        {first ? `As ${first.name} reads it` : 'No one on this date has an email address'}
      </h2>
      {preview && (
        <MailBox to={preview.to} subject={preview.subject}>
          <p className="whitespace-pre-wrap">{preview.text}</p>
        </MailBox>
      )}
      {unreachable.length > 0 && (
        <Notice
          tone="warning"
          title={`${counted(unreachable.length, 'guest')} won’t get it: no email address`}
        >
          Add an address on the guest’s page, or write on WhatsApp:{' '}
          {unreachable.map(({ leadId, name }, index) => (
            <Fragment key={leadId}>
              {index > 0 && ', '}
              <Link to={`/admin/guests/${leadId}`} className={linkStyle}>
                {name}
              </Link>
            </Fragment>
          ))}
        </Notice>
      )}
      {recipients.length > 0 && (
        <details>
          <summary className="flex min-h-11 items-center font-semibold">Names and addresses</summary>
          <ul className="mt-1 flex flex-col gap-1 text-sm">
            {recipients.map(({ leadId, name, to }) => (
              <li key={leadId} className="wrap-anywhere">
                {name} <span className="text-ink-soft">{to}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
