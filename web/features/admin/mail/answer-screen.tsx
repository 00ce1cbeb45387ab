import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { fullName } from '#domain/booking-form/person-name.ts'
import type { ContactMessage } from '#domain/contract/api-contract.ts'
import { type SavedReply, fillFirstName, FIRST_NAME } from '#domain/mail/letter.ts'
import { api } from '#web/api/client.ts'
import { ContactDetails } from '#web/features/admin/guest/contact-links.tsx'
import { SmallButtonLink } from '#web/features/admin/kit/form/actions.tsx'
import { failureOf, FormPage, useFormAction } from '#web/features/admin/kit/form/form-page.tsx'
import { readQuery, useAdminQuery, Loaded, LoadFailure } from '#web/features/admin/kit/frame/admin-data.tsx'
import { reading } from '#web/features/admin/kit/frame/loaders.ts'
import { adminTime, dotted } from '#web/features/admin/kit/texts.ts'
import { useUndoneLetter } from '#web/features/admin/money/entry-store.ts'
import { TextArea } from '#web/ui/form/text-field.tsx'
import { EmptyState } from '#web/ui/notice.tsx'
import { AnswerButtons, GivenAnswer } from './message-row.tsx'
import { savedRepliesQuery, SaveReply } from './save-reply.tsx'

export const loader = reading('readContact')

const BACK = { to: '/admin/mail', label: 'Mail' }

/** Query for one contact message with its answer. */
function contactQuery(contactId: string) {
  return readQuery('/api/admin/contacts/{contactId}', { params: { contactId } })
}

/** Page of one contact message: its answer, or the form to write it. */
export default function AnswerScreen() {
  const { contactId = '' } = useParams()
  const query = useAdminQuery(contactQuery(contactId))
  if (query.isUnknown) {
    return (
      <EmptyState title="This message doesn’t exist">
        <SmallButtonLink to={BACK.to}>All messages</SmallButtonLink>
      </EmptyState>
    )
  }
  return (
    <Loaded query={query} what="The message">
      {(contact) => (
        // The key gives a new form after an undo, which starts with the undone text.
        <AnswerForm key={`${contactId} ${contact.answer === null}`} contact={contact} />
      )}
    </Loaded>
  )
}

function AnswerForm({ contact }: { contact: ContactMessage }) {
  const queries = useQueryClient()
  const greeting = `Hello ${contact.firstName},\n\n`
  // Text filled in automatically. Choosing a reply replaces it, but is appended to typed text.
  const [filled, setFilled] = useState(greeting)
  const undone = useUndoneLetter('message', contact.id)
  const [text, setText] = useState(undone?.text ?? greeting)
  const [chosen, setChosen] = useState<SavedReply | null>(null)
  const [isTried, setTried] = useState(false)
  const isAnswered = contact.answer !== null
  const send = useFormAction({
    isChanged: () => !isAnswered && text !== filled,
    act: () =>
      api('POST', '/api/admin/contacts/{contactId}/answer', {
        params: { contactId: contact.id },
        body: { text },
      }),
    onDone: (answered) => void queries.setQueryData(contactQuery(contact.id).queryKey, answered),
  })
  const choose = (reply: SavedReply) => {
    const answer = fillFirstName(reply.text, contact.firstName)
    setText(text === filled ? answer : `${text.trimEnd()}\n\n${answer}`)
    if (text === filled) setFilled(answer)
    setChosen(reply)
  }
  const isEmpty = text.trim() === ''
  return (
    <FormPage
      title={fullName(contact)}
      below={dotted(
        `Wrote on ${adminTime(contact.createdAt)}`,
        contact.answeredAt === null && `answer by ${adminTime(contact.answerBy)}`,
      )}
      back={BACK}
      failure={failureOf('The answer wasn’t sent', send.error, {
        otherwise: 'No connection. Your text is still here.',
      })}
      onSubmit={() => {
        setTried(true)
        if (!isEmpty && !isAnswered) send.mutate()
      }}
      submit={
        isAnswered
          ? null
          : {
              icon: Send,
              label: 'Send the answer',
              busy: send.isPending,
              sendsTo: contact.email,
            }
      }
      keep="Discard"
    >
      <div className="rounded-lg border border-line bg-white p-4">
        <p className="border-l-4 border-teal-deep pl-3 text-lg whitespace-pre-wrap wrap-anywhere">
          {contact.message}
        </p>
        <ContactDetails contact={contact} />
      </div>
      {isAnswered ? (
        <GivenAnswer message={contact} />
      ) : (
        <>
          <Replies chosen={chosen} onChoose={choose} />
          <TextArea
            label="Your answer"
            hint="Your signature and the question are added, and replies come to your mailbox."
            rows={9}
            maxLength={5000}
            value={text}
            error={isTried && isEmpty ? 'Write an answer' : undefined}
            onChange={(event) => setText(event.target.value)}
          />
          <div className="-mt-4 -ml-4 flex flex-wrap items-start gap-x-2">
            <SaveReply
              key={chosen?.id ?? 'new'}
              text={text.split(`Hello ${contact.firstName}`).join(`Hello ${FIRST_NAME}`)}
              chosen={chosen}
              onDeleted={() => setChosen(null)}
            />
          </div>
          <div>
            <p className="text-sm text-ink-soft">Answered by phone, or from your own mailbox?</p>
            <AnswerButtons message={contact} answered={contact.answeredAt !== null} tickOnly />
          </div>
        </>
      )}
    </FormPage>
  )
}

/** Saved replies, each of which fills in the answer. */
function Replies({ chosen, onChoose }: { chosen: SavedReply | null; onChoose: (reply: SavedReply) => void }) {
  const query = useQuery(savedRepliesQuery)
  const replies = query.data?.replies ?? []
  return (
    <>
      <LoadFailure query={query} what="The saved replies" />
      {replies.length > 0 && (
        <fieldset>
          <legend className="mb-2 font-semibold">Saved replies</legend>
          <div className="flex flex-wrap gap-2">
            {replies.map((reply) => (
              <button
                key={reply.id}
                type="button"
                aria-pressed={reply.id === chosen?.id}
                onClick={() => onChoose(reply)}
                className="min-h-11 rounded-full border border-line-strong bg-white px-3.5 text-sm font-semibold wrap-anywhere hover:bg-cream aria-pressed:border-sea aria-pressed:bg-sea aria-pressed:text-cream forced-colors:aria-pressed:outline-2"
              >
                {reply.title}
              </button>
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}
