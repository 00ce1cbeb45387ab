import { formatEuros } from '#domain/money.ts'
import type { PaymentForm } from '#domain/operator-payment-calls.ts'
import { placeAfterRefund, refundMailSubject, refundMailText } from '#domain/refund-mail-text.ts'
import { refundParts } from './refund-parts.ts'

/** The mails that a refund sends, as they are read: one for each payment that it comes from. */
export function RefundMails({
  guest,
  amount,
  holdsPlace,
  balanceDue,
}: {
  guest: PaymentForm
  /** In euros, as what is left to pay after it. */
  amount: number
  holdsPlace: boolean
  balanceDue: number
}) {
  const parts = refundParts(guest.refundSources, amount)
  const own = parts.filter(({ previousGuest }) => previousGuest === null)
  const others = parts.filter(({ previousGuest }) => previousGuest !== null)
  const place = placeAfterRefund({ holdsPlace, balanceDue })
  return (
    <section aria-labelledby="refund-mails" className="flex flex-col gap-2" aria-live="polite">
      <h2 id="refund-mails" className="font-sans text-base font-semibold">
        {own.length > 1
          ? `The ${own.length} emails ${nameOf(guest)} gets`
          : `The email ${nameOf(guest)} gets`}
      </h2>
      {guest.email === null && own.length > 0 ? (
        <p className="text-sm text-ink-soft">No email address, so no email goes out.</p>
      ) : (
        own.map((part) => (
          <div
            key={part.paymentId}
            className="overflow-hidden rounded-lg border border-line bg-white text-sm"
          >
            <p className="bg-amber-soft px-4 py-2.5">
              To {guest.email}
              <span className="block font-semibold">{refundMailSubject(part)}</span>
            </p>
            <p className="figures px-4 py-3">
              {refundMailText(part, guest.retreatDate ?? 'your retreat')} {place}
            </p>
          </div>
        ))
      )}
      {others.map(({ paymentId, amount: theirs, previousGuest }) => (
        <p key={paymentId} className="figures text-sm text-ink-soft">
          {formatEuros(theirs)} was paid by {previousGuest}, who gets it and an email about it.
        </p>
      ))}
    </section>
  )
}

function nameOf({ firstName }: PaymentForm): string {
  return firstName ?? 'the guest'
}
