import { MessageCircle } from 'lucide-react'
import { formatEuros } from '#domain/base/money.ts'
import { dialNumber } from '#domain/booking-form/phone.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { GuestPage } from '#domain/contract/api-contract.ts'
import { api } from '#web/api/client.ts'
import { useAct, SmallButton } from '#web/features/admin/kit/form/actions.tsx'
import { BackLink } from '#web/features/admin/kit/frame/admin-head.tsx'
import { reading } from '#web/features/admin/kit/frame/loaders.ts'
import { CallFailure } from '#web/shell/call-failure.tsx'
import { ButtonLink } from '#web/ui/form/button.tsx'
import { CopyButton } from '#web/ui/form/copy-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { whatsAppLink } from './contact-links.tsx'
import { guestPage } from './guest-page.tsx'

export const loader = reading('readGuestPage')

/** Page with a guest's payment link, to copy, send or replace. */
export default guestPage(PayLinkPage)

function PayLinkPage({ page: { lead, payLink } }: { page: GuestPage }) {
  return (
    <div className="max-w-2xl">
      <BackLink to={`/admin/guests/${lead.id}`}>{lead.name}</BackLink>
      <h1 className="text-2xl wrap-anywhere">{formatEuros(lead.balanceDue)} by payment link</h1>
      {payLink ? (
        <>
          <PayLink lead={lead} payLink={payLink} />
          <ReplaceLink leadId={lead.id} />
        </>
      ) : (
        <Notice tone="info" title="Nothing is due" className="mt-5">
          There’s no link, because there’s nothing to pay.
        </Notice>
      )}
    </div>
  )
}

/** Replaces the payment link, so that a link sent to the wrong person stops working. */
function ReplaceLink({ leadId }: { leadId: string }) {
  const replace = useAct({
    act: () => api('POST', '/api/admin/bookings/{bookingId}/pay-link', { params: { bookingId: leadId } }),
    done: () => ({ title: 'New link created', description: 'The old link no longer works.' }),
  })
  return (
    <div className="mt-4">
      <SmallButton
        busy={replace.isPending}
        busyLabel="Creating a new one..."
        onClick={() => replace.mutate()}
      >
        Create a new link
      </SmallButton>
      <p className="mt-1.5 text-sm text-ink-soft">The link above then stops working.</p>
      <CallFailure
        title="We couldn’t create a new link"
        error={replace.error}
        otherwise="Check your connection and try again."
        className="mt-3"
      />
    </div>
  )
}

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
        Anyone with this link can pay for this booking, without an account. Send it only to {name}.
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
