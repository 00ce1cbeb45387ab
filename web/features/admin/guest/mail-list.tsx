import { ChevronDown } from 'lucide-react'
import type { GuestPage } from '#domain/contract/api-contract.ts'
import { api } from '#web/api/client.ts'
import { ActButton, SmallButtonLink } from '#web/features/admin/kit/form/actions.tsx'
import { FoldingSection } from '#web/features/admin/kit/list/folding-section.tsx'
import { rowStyle } from '#web/features/admin/kit/list/group.tsx'
import { useScreenful } from '#web/features/admin/kit/list/paged-list.tsx'
import { adminDay, adminTime } from '#web/features/admin/kit/texts.ts'

type MailLine = GuestPage['mails'][number]

const FIRST = 5

/** Emails to the guest and messages from them, newest first; each unfolds to its text. Nothing if there are none. */
export function MailList({ page: { lead, mails, messages } }: { page: GuestPage }) {
  const lines = [
    ...mails.map((mail) => ({
      id: mail.id,
      at: mail.createdAt,
      title: mail.subject,
      state: ` · ${stateOf(mail)}`,
      details: (
        <>
          <p className="wrap-anywhere text-ink-soft">
            To {mail.to}
            {mail.files.length > 0 && `, with ${mail.files.join(', ')}`}
          </p>
          {mail.lastError && <p className="wrap-anywhere text-ink-soft">Last error: {mail.lastError}</p>}
          <p className="mt-2 whitespace-pre-wrap wrap-anywhere">
            {mail.text || 'Its text has been removed.'}
          </p>
        </>
      ),
      action: mail.text !== '' && mail.state !== 'queued' && lead.email && (
        <SendAgain mail={mail} email={lead.email} />
      ),
    })),
    ...messages.map(({ id, createdAt, firstName, message, answer }) => ({
      id,
      at: createdAt,
      title: `${firstName} wrote: “${message}”`,
      state: '',
      details: <p className="whitespace-pre-wrap wrap-anywhere">{message}</p>,
      action: (
        <SmallButtonLink to={`/admin/mail/${id}`} variant="quiet" className="max-sm:-ml-4">
          {answer === null ? 'Answer' : 'Read the answer'}
        </SmallButtonLink>
      ),
    })),
  ].toSorted((a, b) => (a.at < b.at ? 1 : -1))
  const { shown, more } = useScreenful(lines, FIRST)
  const [newest] = lines
  if (!newest) return null
  return (
    <FoldingSection title="Emails and messages" fact={adminDay(newest.at)} folded>
      <ul className="divide-y divide-line">
        {shown.map(({ id, at, title, state, details, action }) => (
          <li
            key={id}
            className={`${rowStyle} grid place-items-start gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_9rem]`}
          >
            <details className="group w-full min-w-0 text-sm">
              <summary className="flex min-h-11 list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
                <span className="min-w-0 grow">
                  <span className="block text-base font-semibold wrap-anywhere first-letter:uppercase group-not-open:line-clamp-2">
                    {title}
                  </span>
                  <span className="figures block text-ink-soft">
                    {adminTime(at)}
                    {state}
                  </span>
                </span>
                <ChevronDown
                  aria-hidden
                  className="size-5 shrink-0 text-sea transition-transform group-open:rotate-180"
                />
              </summary>
              <div className="pt-1 pb-2">{details}</div>
            </details>
            {action}
          </li>
        ))}
      </ul>
      {more}
    </FoldingSection>
  )
}

/** Resends an email to the guest's current address, which the button names. */
function SendAgain({ mail, email }: { mail: MailLine; email: string }) {
  return (
    <ActButton
      variant="quiet"
      className="max-sm:-ml-4"
      title={`To ${email}`}
      act={() => api('POST', '/api/admin/outbox/{mailId}/send-again', { params: { mailId: mail.id } })}
      done={({ to }) => ({ title: 'Sending the email again', description: `To ${to}` })}
      failed="Email not sent again"
    >
      Send again
      <span className="sr-only">
        {' '}
        “{mail.subject}” to {email}
      </span>
    </ActButton>
  )
}

function stateOf({ state, heldUntil }: MailLine): string {
  switch (state) {
    case 'kept':
      return 'kept here, no mail server'
    case 'queued':
      return heldUntil ? `waits until ${adminTime(heldUntil)}, to tell everything in one email` : 'on its way'
    case 'sent':
      return 'sent'
    case 'failed':
      return 'not delivered'
  }
}
