import { formatDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { agreementTexts, type AgreementNews } from '#domain/booking/agreement-mail-text.ts'
import type { Booking } from '#domain/booking/booking.ts'

/** The email as the guest will read it, or that none goes out. */
export function MailPreview({
  lead,
  subject,
  news,
}: {
  lead: Booking
  subject: string
  news: AgreementNews
}) {
  return (
    <section aria-labelledby="mail-preview" className="flex flex-col gap-2" aria-live="polite">
      <h2 id="mail-preview" className="text-lg">
        The email
      </h2>
      {lead.email === null ? (
        <p className="text-sm text-ink-soft">No email address, so no email goes out.</p>
      ) : (
        <div className="overflow-hidden rounded-lg border border-line bg-white text-sm">
          <p className="bg-amber-soft px-4 py-2.5">
            To {lead.name}
            <span className="block font-semibold">{subject}</span>
          </p>
          <div className="figures flex flex-col gap-2 px-4 py-3">
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
          </div>
        </div>
      )}
    </section>
  )
}
