import { formatEuros } from '#domain/base/money.ts'
import { RETENTION } from '#domain/privacy/retention.ts'
import { CANCELLATION_TERMS } from '#domain/refund/cancellation.ts'
import { disputedText, NOTHING_PAID, reportedText } from '#domain/refund/cancelled-text.ts'
import { REFUND_DUE_DAYS } from '#domain/refund/refundable.ts'
import { Action, Attached, Figures, Paragraph, type Rows } from '#emails/blocks.tsx'
import { guestMail } from '#emails/define-mail.ts'
import type { MailedBooking, MailedRefund, MailFacts } from '#emails/mail-facts.ts'
import { dashboardLink, retreatOf } from '#emails/mailed-booking.ts'
import { cancelled, gone, guest, REFUND_LINK, refundBy, TOTAL } from '#emails/samples.ts'

/** A booking was cancelled: the refund line by line, and the rule behind it. */
export const bookingCancelled = guestMail({
  name: 'booking-cancelled',
  needs: ['refund', 'account', 'isByGuest'],
  carries: ['documents', 'calendar'],
  oncePer: 'change',
  limited: 'unpaid',
  link: 'opens',
  compose: (data, sender) => {
    const { booking, refund, account } = data
    const back = refundSummary(refund, booking)
    return {
      subject: `Booking cancelled: ${retreatOf(booking)}`,
      title: 'Your booking is cancelled',
      preheader: back,
      body: (
        <>
          <Paragraph>
            We’ve cancelled your booking for {retreatOf(booking)}. {back}
          </Paragraph>
          {refund.parts.length > 0 && <Figures title="Your refund" rows={refundRows(refund)} />}
          <Attached files={data.attached} />
          <WayBack refund={refund} asksHere={account !== null} />
          {account && <AskForAccount {...account} />}
          {refund.parts.length > 0 && CANCELLATION_TERMS[refund.rule].transferable && (
            <Paragraph>
              Know someone who’d like to come instead? Write to us before the retreat starts: if the place is
              still free, they can have it.
            </Paragraph>
          )}
          <Action href={dashboardLink(sender)}>Open my dashboard</Action>
        </>
      ),
    }
  },
  samples: () => {
    const byRule = {
      'within 48 hours, all back': cancelled('within_48_hours', TOTAL),
      '30 to 44 days before, half of the balance back': cancelled('30_to_44_days', TOTAL),
      'under 30 days before, nothing back': cancelled('under_30_days', TOTAL),
      'by the operator, the fee waived': cancelled('waived', TOTAL),
      'an amount that was agreed': cancelled('agreed', TOTAL),
      'the guest leaves over a change': cancelled('change_refused', TOTAL),
      'only reported': {
        ...guest({ ...gone(), amountReported: TOTAL }),
        refund: { ...refundBy('within_48_hours', 0), ifArrives: TOTAL },
      },
      'the bank holds the payment in a dispute': {
        ...guest({ ...gone(), amountPaid: TOTAL }),
        refund: { ...refundBy('within_48_hours', TOTAL), amount: 0, disputed: TOTAL },
      },
      'nothing was paid': { ...guest(gone()), refund: refundBy('45_days_or_more', 0) },
    }
    return {
      ...Object.fromEntries(
        Object.entries(byRule).map(
          ([about, data]) => [about, { ...data, account: null, isByGuest: true }] as const,
        ),
      ),
      'by transfer, to an account that is asked for': {
        ...cancelled('within_48_hours', TOTAL),
        account: { amount: TOTAL, link: REFUND_LINK },
        isByGuest: true,
      },
    }
  },
})

function AskForAccount({ amount, link }: NonNullable<MailFacts['account']>) {
  return (
    <>
      <Paragraph>
        We’ll refund {formatEuros(amount)} by bank transfer once we have your bank details. We store them
        encrypted, use them for this refund only, and delete them {RETENTION.refundAccounts.span.days} days
        after paying it.
      </Paragraph>
      <Action href={link}>Add bank details</Action>
    </>
  )
}

/** How the refund reaches the guest. */
export function WayBack({ refund, asksHere = false }: { refund: MailedRefund; asksHere?: boolean }) {
  if (refund.amount <= refund.toOutgoingGuest) return null
  return (
    <Paragraph>
      We’ll refund card, Bancontact and iDEAL payments the same way within a few days.
      {!asksHere && ' For a bank transfer, we’ll email you to ask for your bank details.'}
    </Paragraph>
  )
}

/** Returns what is refunded, what a bank holds and what has not arrived, in one to three sentences. */
export function refundSummary(refund: MailedRefund, booking: MailedBooking): string {
  const { disputed, ifArrives } = refund
  const reported = reportedText(booking, { reported: booking.amountReported, ifArrives })
  return [received(refund, booking), disputedText(disputed), reported].filter(Boolean).join(' ')
}

function received(
  { amount, toOutgoingGuest, parts, disputed }: MailedRefund,
  { amountReported }: MailedBooking,
): string {
  if (amount > 0) {
    const days = `within ${REFUND_DUE_DAYS} days`
    if (toOutgoingGuest === 0) return `We’ll refund ${formatEuros(amount)} ${days}.`
    const there = `${formatEuros(toOutgoingGuest)} to the previous guest, who paid it, ${days}.`
    return amount > toOutgoingGuest
      ? `We’ll refund ${formatEuros(amount - toOutgoingGuest)} to you and ${there}`
      : `We’ll refund ${there}`
  }
  if (parts.length > 0)
    return disputed > 0
      ? 'There’s no refund from us for now.'
      : 'Under the cancellation terms, there’s no refund.'
  return amountReported > 0 ? '' : NOTHING_PAID
}

/** Returns how the refund is calculated under the applied rule. */
export function refundRows(refund: MailedRefund): Rows {
  const { returnedBefore, disputed } = refund
  const terms = CANCELLATION_TERMS[refund.rule]
  return [
    { label: terms.when, value: terms.gives, long: true },
    ...refund.parts.map((part) => ({
      label: `${part.label}, ${formatEuros(part.paid)} paid`,
      value: `refunded ${formatEuros(part.back)}`,
    })),
    returnedBefore > 0 && { label: 'Refunded before', value: `−${formatEuros(returnedBefore)}` },
    disputed > 0 && { label: 'Held by the bank in a dispute', value: `−${formatEuros(disputed)}` },
    { label: 'Refund', value: formatEuros(refund.amount), strong: true },
  ]
}
