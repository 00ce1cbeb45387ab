import { MessageCircle } from 'lucide-react'
import type { Booking } from '#domain/booking/booking.ts'
import { dialNumber } from '#domain/booking/phone.ts'
import { ButtonLink } from '#web/ui/form/button-link.tsx'
import { CopyButton } from '#web/ui/form/copy-button.tsx'
import { whatsAppLink } from './chat-link.ts'

/** Link with which a guest pays without an account, to copy or to send by WhatsApp. */
export function PayLink({ lead, payLink }: { lead: Booking; payLink: string }) {
  const number = dialNumber(lead.phone)
  const name = lead.firstName ?? lead.name
  const text = `Hello ${name}, here you can pay for ${lead.retreatDate}: ${payLink}`
  return (
    <section className="mt-5 rounded-lg border border-line bg-white p-4" aria-labelledby="pay-link">
      <h2 id="pay-link" className="text-lg">
        Payment link
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        Anyone with this link can pay for this booking, without an account. Send it to {name} alone.
      </p>
      <p className="mt-3 rounded-md bg-cream px-3 py-2.5 text-sm wrap-anywhere">{payLink}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {number && (
          <ButtonLink size="sm" href={whatsAppLink(number, text)} target="_blank" rel="noreferrer">
            <MessageCircle aria-hidden className="size-4" />
            Send by WhatsApp
          </ButtonLink>
        )}
        <CopyButton text={payLink} what="the payment link" />
      </div>
    </section>
  )
}
