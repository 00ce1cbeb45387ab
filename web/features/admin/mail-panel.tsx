import { useQuery } from '@tanstack/react-query'
import { Mail, Paperclip } from 'lucide-react'
import type { OutboxMessage } from '#domain/api-contract.ts'
import { formatInstant } from '#domain/dates.ts'
import { errorText } from '#web/api/client.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { contactsQuery, outboxQuery } from './admin-queries.ts'
import { MailLink } from './contact-links.tsx'
import { MailDelivery, MailStateBadge } from './mail-delivery.tsx'

const rowStyle = 'rounded-xl border border-line bg-white px-5 py-3'

/** What people wrote through the contact form, and every mail that went out. */
export function MailPanel() {
  return (
    <div className="flex flex-col gap-10">
      <Messages />
      <Outbox />
    </div>
  )
}

function Messages() {
  const { data, error } = useQuery(contactsQuery)
  return (
    <section aria-labelledby="messages">
      <h2 id="messages" className="text-2xl">
        Messages
      </h2>
      {error && <LoadingFailed error={error} />}
      {data?.contacts.length === 0 && (
        <EmptyState icon={<Mail />} title="No messages yet" className="mt-4">
          What people write through the contact form appears here.
        </EmptyState>
      )}
      <ul className="mt-4 flex flex-col gap-3">
        {data?.contacts.map((contact) => (
          <li key={contact.id} className={rowStyle}>
            <details className="group">
              <summary className="min-h-11 content-center wrap-anywhere">
                <span className="font-semibold">
                  {[contact.firstName, contact.lastName].filter(Boolean).join(' ')}
                </span>{' '}
                <span className="text-sm text-ink-soft">{formatInstant(new Date(contact.createdAt))}</span>
                <span className="block truncate text-sm group-open:hidden">{contact.message}</span>
              </summary>
              <p className="text-sm text-ink-soft wrap-anywhere">
                {[contact.phone, contact.retreat, contact.experience].filter(Boolean).join(' · ')}
              </p>
              <p className="mt-2 whitespace-pre-wrap wrap-anywhere">{contact.message}</p>
              <p className="mt-3 pb-2">
                <MailLink email={contact.email}>{`Answer ${contact.email}`}</MailLink>
              </p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Outbox() {
  const { data, error } = useQuery(outboxQuery)
  const failed = data?.messages.filter(({ state }) => state === 'failed').length ?? 0
  return (
    <section aria-labelledby="outbox">
      <h2 id="outbox" className="text-2xl">
        Outbox
      </h2>
      {error && <LoadingFailed error={error} />}
      {failed > 0 && (
        <Notice
          tone="danger"
          title={failed === 1 ? '1 mail could not be delivered' : `${failed} mails could not be delivered`}
          className="mt-4"
        >
          {failed === 1 ? 'It stands first' : 'They stand first'}: open one to see why, and to send it again.
        </Notice>
      )}
      {data?.messages.length === 0 && (
        <EmptyState icon={<Mail />} title="No mails yet" className="mt-4">
          Every mail to a guest is kept here.
        </EmptyState>
      )}
      <ul className="mt-4 flex flex-col gap-3">
        {failedFirst(data?.messages ?? []).map((message) => (
          <li key={message.id} className={rowStyle}>
            <details>
              <summary className="min-h-11 content-center wrap-anywhere">
                <span className="font-semibold">{message.subject}</span>{' '}
                <span className="text-sm text-ink-soft">
                  to {message.to}, {formatInstant(new Date(message.createdAt))}
                </span>{' '}
                <MailStateBadge message={message} />
              </summary>
              <MailDelivery message={message} />
              {message.files.length > 0 && (
                <p className="mt-2 flex gap-2 text-sm text-ink-soft">
                  <Paperclip aria-hidden className="mt-1 size-4 shrink-0" />
                  <span className="wrap-anywhere">With {message.files.join(', ')}</span>
                </p>
              )}
              <pre className="mt-2 overflow-x-auto pb-2 font-sans text-sm whitespace-pre-wrap wrap-anywhere">
                {message.text}
              </pre>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What needs the operator is not to be looked for among a hundred that do not. */
function failedFirst(messages: readonly OutboxMessage[]): OutboxMessage[] {
  return messages.toSorted((a, b) => Number(b.state === 'failed') - Number(a.state === 'failed'))
}

function LoadingFailed({ error }: { error: Error }) {
  return (
    <Notice tone="danger" title="This could not be loaded" live="alert" className="mt-4">
      {errorText(error, 'The server cannot be reached. Please reload the page.')}
    </Notice>
  )
}
