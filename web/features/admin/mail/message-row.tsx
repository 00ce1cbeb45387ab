import { MessageCircle } from 'lucide-react'
import { fullName } from '#domain/booking-form/person-name.ts'
import type { ContactMessage } from '#domain/contract/api-contract.ts'
import { api } from '#web/api/client.ts'
import { ContactDetails } from '#web/features/admin/guest/contact-links.tsx'
import { ActButton, SmallButtonLink } from '#web/features/admin/kit/form/actions.tsx'
import { useNow } from '#web/features/admin/kit/frame/admin-data.tsx'
import type { FrozenRow } from '#web/features/admin/kit/list/frozen-list.ts'
import { DoneMark, ROW, rowStyle } from '#web/features/admin/kit/list/group.tsx'
import { adminDay, adminTime, lateText } from '#web/features/admin/kit/texts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'

/** A contact message. A row that has left its list was answered since, or marked as not answered. */
export function MessageRow({
  row: message,
  isGone,
  isWhole = false,
}: FrozenRow<ContactMessage> & {
  /** True to show all of the message, how to reach its sender, and the answer. */
  isWhole?: boolean
}) {
  return (
    <li {...ROW} className={rowStyle}>
      <div className="flex flex-wrap justify-between gap-x-4">
        <p className="font-semibold wrap-anywhere">{fullName(message)}</p>
        <p className="figures text-sm text-ink-soft">{adminDay(message.createdAt)}</p>
        {!isGone && message.answeredAt === null && <LateBadge since={new Date(message.answerBy)} />}
      </div>
      {isWhole && <ContactDetails contact={message} />}
      <p
        className={classNames(
          'whitespace-pre-wrap wrap-anywhere',
          isWhole ? 'mt-1.5' : 'mt-1 line-clamp-3 text-sm',
        )}
      >
        {message.message}
      </p>
      {isWhole && !isGone && <GivenAnswer message={message} />}
      <AnswerButtons message={message} answered={isGone !== (message.answeredAt !== null)} />
    </li>
  )
}

/** Links to the answer form, and marks the message as answered or not answered. */
export function AnswerButtons({
  message,
  answered,
  tickOnly = false,
}: {
  message: ContactMessage
  answered: boolean
  /** Omits the link, on the message's own page. */
  tickOnly?: boolean
}) {
  return (
    <div className={classNames('flex flex-wrap gap-2', tickOnly ? '-ml-4' : 'mt-2.5')}>
      {!tickOnly && (
        <SmallButtonLink to={`/admin/mail/${message.id}`}>
          <MessageCircle aria-hidden className="size-4" />
          {message.answer === null ? 'Answer' : 'Read the answer'}
        </SmallButtonLink>
      )}
      {message.answer === null && (
        <ActButton
          variant="quiet"
          act={() =>
            api('POST', '/api/admin/contacts/{contactId}/answered', {
              params: { contactId: message.id },
              body: { answered: !answered },
            })
          }
          failed="Message not changed"
        >
          {answered ? 'Not answered yet' : 'Mark as answered'}
        </ActButton>
      )}
      {answered && <DoneMark>Answered</DoneMark>}
    </div>
  )
}

/** The day a message was answered, and the answer if it was sent from the admin area. */
export function GivenAnswer({ message: { answer, answeredAt } }: { message: ContactMessage }) {
  if (answeredAt === null) return null
  return (
    <div className="mt-2">
      <p className="figures text-sm text-success">Answered on {adminTime(answeredAt)}</p>
      {answer !== null && (
        <p className="mt-1 border-l-4 border-line pl-3 whitespace-pre-wrap wrap-anywhere">{answer}</p>
      )}
    </div>
  )
}

/** Red badge of a task whose time was over at an instant; nothing before. */
function LateBadge({ since }: { since: Date }) {
  const text = lateText(since, useNow())
  return text === null ? null : <Badge tone="destructive">{text}</Badge>
}
