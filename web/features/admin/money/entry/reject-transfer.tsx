import { useQueryClient } from '@tanstack/react-query'
import { formatEuros } from '#domain/base/money.ts'
import { listed } from '#domain/base/wording.ts'
import type { GuestPage } from '#domain/contract/api-contract.ts'
import { api } from '#web/api/client.ts'
import { AskButton } from '#web/features/admin/kit/form/actions.tsx'
import type { GuestLine } from './use-recording.tsx'

/** Rejects a reported transfer that never came, for all whom it would have paid for, after a question that says who is told. */
export function RejectTransfer({
  payment,
  mailsGoTo,
  onDone,
}: {
  payment: GuestLine
  mailsGoTo: GuestPage['mailsGoTo']
  onDone: () => void
}) {
  const queries = useQueryClient()
  const amount = formatEuros(payment.partOf?.amount ?? payment.amount)
  return (
    <AskButton
      variant="danger-link"
      act={() => api('POST', '/api/admin/payments/{paymentId}/reject', { params: { paymentId: payment.id } })}
      done={() => ({ title: `${amount} from ${payment.name} marked as not received` })}
      failed="Payment not changed"
      onDone={async () => {
        // The page that the operator returns to must show the new state.
        await queries.invalidateQueries({ refetchType: 'all' })
        onDone()
      }}
      question={{
        title: `${amount} not received?`,
        description: rejectionText(payment, mailsGoTo),
        confirmLabel: 'Not received',
        cancelLabel: 'Keep waiting',
      }}
    >
      Not received
    </AskButton>
  )
}

/** Returns whom a rejected transfer would have paid for, and what follows. Only guests whose booking holds a place get an email. */
export function rejectionText(
  { name, leadStatus, partOf }: Pick<GuestLine, 'name' | 'leadStatus' | 'partOf'>,
  mailsGoTo: GuestPage['mailsGoTo'],
): string {
  const follows = whatFollows({ name, leadStatus, isShared: partOf !== null }, mailsGoTo)
  return partOf ? `It was reported for ${listed([name, ...partOf.others])}. ${follows}` : follows
}

function whatFollows(
  { name, leadStatus, isShared }: Pick<GuestLine, 'name' | 'leadStatus'> & { isShared: boolean },
  mailsGoTo: GuestPage['mailsGoTo'],
): string {
  switch (leadStatus) {
    case 'booking_submitted':
      return isShared ? heldTogether(mailsGoTo) : heldAlone(mailsGoTo)
    case 'payment_confirmed': {
      const stays = isShared
        ? 'The places and earlier payments stay.'
        : 'The place and earlier payments stay.'
      return mailsGoTo ? `We’ll email ${mailsGoTo.name}. ${stays}` : `${NO_MAIL} ${stays}`
    }
    case 'cancelled':
      return `The booking is cancelled, so ${name} isn’t told.`
    case 'expired':
    case 'in_progress':
      return `The place was released before, so ${name} isn’t told.`
  }
}

const NO_MAIL = 'There’s no email address, so no email goes out.'

function heldAlone(mailsGoTo: GuestPage['mailsGoTo']): string {
  return mailsGoTo
    ? `We’ll email ${mailsGoTo.name}, who has 48 hours to pay before we release the place.`
    : `${NO_MAIL} We release the place if it isn’t paid within 48 hours.`
}

function heldTogether(mailsGoTo: GuestPage['mailsGoTo']): string {
  return mailsGoTo
    ? `We’ll email ${mailsGoTo.name}, who has 48 hours to pay before we release the places.`
    : `${NO_MAIL} We release the places if they aren’t paid within 48 hours.`
}
