import { formatEuros } from '#domain/base/money.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { GuestPage } from '#domain/contract/api-contract.ts'
import { placeNote, subjectOfPlace } from '#domain/mail/place-of-another.ts'
import { refundMailSubject, refundMailText } from '#domain/refund/refund-mail-text.ts'
import { MailBox } from '#web/features/admin/kit/mail-box.tsx'

/** What is refunded of one payment, in euros. */
type Part = Pick<GuestPage['money']['refundSources'][number], 'paymentId' | 'method' | 'previousGuest'> & {
  amount: number
}

/** Preview of the emails that a refund sends: one for each payment that it comes from. `place` is the sentence about the guest's place. */
export function RefundMails({
  lead,
  mailsGoTo,
  parts,
  place,
}: {
  lead: Booking
  mailsGoTo: GuestPage['mailsGoTo']
  parts: readonly Part[]
  place: string
}) {
  const name = (lead.group?.bookedByOther ? mailsGoTo?.name : lead.firstName) ?? 'the guest'
  const placeOf = lead.group?.bookedByOther && mailsGoTo?.email !== lead.email ? lead.firstName : null
  const own = parts.filter(({ previousGuest }) => previousGuest === null)
  const others = parts.filter(({ previousGuest }) => previousGuest !== null)
  return (
    <section aria-labelledby="refund-mails" className="flex flex-col gap-2" aria-live="polite">
      <h2 id="refund-mails" className="font-sans text-base font-semibold">
        {own.length > 1 ? `The ${own.length} emails ${name} gets` : `The email ${name} gets`}
      </h2>
      {mailsGoTo === null && own.length > 0 ? (
        <p className="text-sm text-ink-soft">No email address, so no email goes out.</p>
      ) : (
        own.map((part) => (
          <MailBox
            key={part.paymentId}
            to={mailsGoTo?.email ?? null}
            subject={
              placeOf === null ? refundMailSubject(part) : subjectOfPlace(placeOf, refundMailSubject(part))
            }
          >
            {placeOf !== null && <p>{placeNote(placeOf)}</p>}
            <p>
              {refundMailText(part, lead.retreatDate ?? 'your retreat')} {place}
            </p>
          </MailBox>
        ))
      )}
      {others.map(({ paymentId, amount: theirs, previousGuest }) => (
        <p key={paymentId} className="figures text-sm text-ink-soft">
          {previousGuest} paid {formatEuros(theirs)}, and gets it back with an email about it.
        </p>
      ))}
    </section>
  )
}
