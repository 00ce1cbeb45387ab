import { formatDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { agreementTexts, type AgreementNews } from '#domain/booking/agreement-mail-text.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { GuestPage } from '#domain/contract/api-contract.ts'
import { LONGEST_REASON } from '#domain/contract/api-shapes.ts'
import { MailBox } from '#web/features/admin/kit/mail-box.tsx'
import { linkStyle } from '#web/ui/class-names.ts'
import { TextArea } from '#web/ui/form/text-field.tsx'

/** The button that asks for the line is gone by then. */
const focus = (field: HTMLElement | null) => field?.focus()

/** The email as the guest will read it, to which the operator may add a line, or that none goes out. */
export function MailPreview({
  lead,
  mailsGoTo,
  subject,
  news,
  words,
  onWords,
}: {
  lead: Booking
  mailsGoTo: GuestPage['mailsGoTo']
  subject: string
  news: AgreementNews
  /** The operator's own line; null until it is asked for. */
  words: string | null
  onWords: (words: string) => void
}) {
  return (
    <section aria-labelledby="mail-preview" className="flex flex-col gap-2" aria-live="polite">
      <div className="flex items-center justify-between gap-4">
        <h2 id="mail-preview" className="text-lg">
          The email
        </h2>
        {mailsGoTo !== null && words === null && (
          <button type="button" className={`${linkStyle} min-h-11 text-sm`} onClick={() => onWords('')}>
            Add a line
          </button>
        )}
      </div>
      {mailsGoTo === null ? (
        <p className="text-sm text-ink-soft">No email address, so no email goes out.</p>
      ) : (
        <>
          {words !== null && (
            <TextArea
              label="Your own line"
              optional
              ref={focus}
              rows={2}
              maxLength={LONGEST_REASON}
              value={words}
              onChange={(event) => onWords(event.target.value)}
            />
          )}
          <MailBox to={mailsGoTo.name} subject={subject}>
            {agreementTexts(news, lead.retreatDate ?? '').map((text) => (
              <p key={text}>{text}</p>
            ))}
            {news.parts.length > 0 && (
              <ul>
                {news.parts.map(({ dueOn, amount }) => (
                  <li key={dueOn}>
                    {dueOn && formatDay(dueOn)}: {formatEuros(amount)}
                  </li>
                ))}
              </ul>
            )}
          </MailBox>
        </>
      )}
    </section>
  )
}
