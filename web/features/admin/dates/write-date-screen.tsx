import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { Fragment, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { FIRST_NAME } from '#domain/mail/personal-text.ts'
import type { RetreatView } from '#domain/retreat/retreat-calls.ts'
import { api, errorText, type AnswerAt } from '#web/api/client.ts'
import { useDeskQuery } from '#web/features/admin/desk/desk-queries.ts'
import { LoadFailure } from '#web/features/admin/desk/load-failure.tsx'
import { RowSkeleton } from '#web/features/admin/desk/row-skeleton.tsx'
import { DISCARD, useUnsaved } from '#web/features/admin/desk/unsaved.tsx'
import { FormPage } from '#web/features/admin/guest-forms/form-page.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { EmptyState } from '#web/ui/page/empty-state.tsx'
import { linkStyle } from '#web/ui/link-style.ts'
import { Notice } from '#web/ui/notice.tsx'
import { RoutedButtonLink } from '#web/ui/form/routed-button-link.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { toasts } from '#web/ui/page/toast-store.ts'
import { guestsText } from './cancellation-texts.ts'
import { dateAddress } from './date-address.ts'
import { datesQuery } from './date-queries.ts'

type Planned = AnswerAt<'POST', '/api/admin/retreats/{retreatId}/messages'>

const GREETING = `Hello ${FIRST_NAME},\n\n`

/** One email to everybody of a date: written, read as the first guest gets it, and sent. */
export function WriteDateScreen({ id, dates: loaded }: { id: string; dates: RetreatView[] | null }) {
  const query = useDeskQuery(datesQuery, loaded && { retreats: loaded })
  const date = query.data?.retreats.find((each) => each.id === id)
  if (date && date.status !== 'cancelled') return <WriteDate key={date.id} date={date} />
  return (
    <>
      <LoadFailure query={query} what="The date" />
      {query.isPending && <RowSkeleton label="Loading the date" />}
      {query.data && (
        <EmptyState title="There is no such date">It may be cancelled, or have another address.</EmptyState>
      )}
    </>
  )
}

function WriteDate({ date }: { date: RetreatView }) {
  const back = dateAddress(date)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [subject, setSubject] = useState('')
  const [text, setText] = useState(GREETING)
  const [isTried, setTried] = useState(false)
  const saved = useUnsaved(() => subject !== '' || text !== GREETING)
  const post = (dryRun: boolean) =>
    api('POST', '/api/admin/retreats/{retreatId}/messages', {
      params: { retreatId: date.id },
      body: { subject, text, dryRun },
    })
  const look = useMutation({ mutationFn: () => post(true) })
  const send = useMutation({
    mutationFn: () => post(false),
    onSuccess: async ({ recipients }) => {
      toasts.show({
        title: `Sent to ${guestsText(recipients.length)}`,
        description: 'The emails are in the outbox.',
      })
      saved()
      await navigate(back)
      await queries.invalidateQueries()
    },
  })
  const edit = () => {
    look.reset()
    send.reset()
  }
  const failure = send.error ?? look.error
  const isComplete = subject.trim() !== '' && text.trim() !== ''
  const planned = look.data
  const count = planned?.recipients.length ?? 0
  return (
    <FormPage
      title="Write to a date"
      below={date.label}
      back={{ to: back, label: date.label }}
      failure={
        failure && {
          title: 'Nothing was sent',
          text: errorText(
            failure,
            'No connection. Your text is still here, and no one gets the same email twice on one day.',
          ),
        }
      }
      onSubmit={() => {
        setTried(true)
        if (!isComplete || look.isPending || send.isPending) return
        if (count > 0) send.mutate()
        else look.mutate()
      }}
      buttons={
        <>
          <Button type="submit" busy={look.isPending || send.isPending} disabled={planned && count === 0}>
            {count > 0 && <Send aria-hidden className="size-4" />}
            {count > 0 ? `Send to ${guestsText(count)}` : 'Preview'}
          </Button>
          <RoutedButtonLink to={back} state={DISCARD} variant="quiet">
            Discard
          </RoutedButtonLink>
        </>
      }
    >
      <p>
        Each guest with a place on this date gets their own email. It stays on the guest’s page. Cancelled and
        expired bookings get none.
      </p>
      <TextField
        label="Subject"
        maxLength={150}
        autoComplete="off"
        value={subject}
        error={isTried && subject.trim() === '' ? 'Say what it is about' : undefined}
        onChange={(event) => {
          edit()
          setSubject(event.target.value)
        }}
      />
      <TextArea
        label="Text"
        hint={`${FIRST_NAME} becomes each guest’s first name. Your signature is added.`}
        rows={9}
        maxLength={5000}
        value={text}
        error={isTried && text.trim() === '' ? 'Write something' : undefined}
        onChange={(event) => {
          edit()
          setText(event.target.value)
        }}
      />
      {planned && <Preview planned={planned} />}
    </FormPage>
  )
}

/** Who gets it, who cannot, and the email as the first guest reads it. */
function Preview({ planned: { recipients, unreachable, preview } }: { planned: Planned }) {
  const [first] = recipients
  return (
    <section aria-labelledby="letter-preview" className="flex flex-col gap-4" aria-live="polite">
      <h2 id="letter-preview" className="text-lg">
        {first ? `As ${first.name} reads it` : 'No one on this date has an email address'}
      </h2>
      {preview && (
        <div className="overflow-hidden rounded-lg border border-line bg-white">
          <p className="bg-cream px-4 py-3 wrap-anywhere">
            <span className="block text-sm text-ink-soft">To {preview.to}</span>
            <span className="font-semibold">{preview.subject}</span>
          </p>
          <p className="px-4 py-3 whitespace-pre-wrap wrap-anywhere">{preview.text}</p>
        </div>
      )}
      {unreachable.length > 0 && (
        <Notice tone="warning" title={`${guestsText(unreachable.length)} won’t get it: no email address`}>
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
          <summary className="flex min-h-11 items-center font-semibold">
            {guestsText(recipients.length)} will get it
          </summary>
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
