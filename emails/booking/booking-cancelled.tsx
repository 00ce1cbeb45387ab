import { formatEuros } from '#domain/base/money.ts'
import { capitalised } from '#domain/base/wording.ts'
import {
  disputedText,
  needsAccount,
  nothingPaid,
  refundWaysText,
  reportedText,
  stayText,
} from '#domain/booking/cancelled-text.ts'
import { refundedToOutgoingGuest } from '#domain/hand-over/outgoing-guest-text.ts'
import { RETENTION } from '#domain/privacy/retention.ts'
import { CANCELLATION_TERMS } from '#domain/terms/cancellation-terms.ts'
import { Action, Attached, Figures, Paragraph, type Rows } from '#emails/blocks.tsx'
import { guestMail } from '#emails/define-mail.ts'
import type { MailedBooking, MailedRefund, MailFacts } from '#emails/mail-facts.ts'
import { dashboardLink, retreatOf, unpaidNote } from '#emails/mailed-booking.ts'
import { cancelled, forTwo, gone, guest, REFUND_LINK, refundBy, TOTAL, unpaid } from '#emails/samples.ts'

/** A booking was cancelled: the refund line by line, and the rule behind it. */
export const bookingCancelled = guestMail({
  name: 'booking-cancelled',
  needs: ['refund', 'isRefundSent', 'account', 'isByGuest', 'staying', 'stillUnpaid'],
  carries: ['documents', 'calendar'],
  oncePer: 'change',
  limited: 'unpaid',
  link: 'opens',
  waitsForRefund: true,
  compose: (data, sender) => {
    const { booking, refund, account, staying } = data
    const { placeOf } = booking
    const retreat = retreatOf(booking)
    const back = refundSummary(data, { asksHere: account !== null })
    return {
      subject: `Booking cancelled: ${retreat}`,
      title: titleOf(placeOf, staying.names.length > 0),
      preheader: back,
      namesPlace: true,
      body: (
        <>
          <Paragraph>
            {cancelledSentence(data)} {back}
          </Paragraph>
          {placeOf === null && staying.names.length > 0 && (
            <Paragraph>
              {stayText(staying.names, staying.left)} {unpaidNote(booking, data.stillUnpaid)}
            </Paragraph>
          )}
          {refund.parts.length > 0 && <Figures title={refundTitle(refund)} rows={refundRows(refund)} />}
          <Attached files={data.attached} />
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
          ([about, data]) =>
            [
              about,
              {
                ...data,
                isRefundSent: true,
                account: null,
                isByGuest: true,
                staying: { names: [], left: 0 },
                stillUnpaid: [],
              },
            ] as const,
        ),
      ),
      'a place that the reader booked for another': {
        ...guest({ ...gone(), placeOf: 'Ben' }),
        refund: refundBy('45_days_or_more', TOTAL),
        isRefundSent: true,
        account: null,
        isByGuest: true,
        staying: { names: ['Lea'], left: 930 },
        stillUnpaid: [],
      },
      'the own place of a group': {
        ...cancelled('within_48_hours', TOTAL),
        isRefundSent: true,
        account: null,
        isByGuest: true,
        staying: { names: ['Ben', 'Lea'], left: 1680 },
        stillUnpaid: [],
      },
      'the own place of a group, another is not paid yet': {
        ...guest(gone()),
        refund: refundBy('45_days_or_more', 0),
        isRefundSent: true,
        account: null,
        isByGuest: true,
        staying: { names: ['Ben'], left: 950 },
        stillUnpaid: forTwo(unpaid()).travellers.slice(1),
      },
      'by transfer, to an account that is asked for': {
        ...cancelled('within_48_hours', TOTAL),
        refund: {
          ...refundBy('within_48_hours', TOTAL),
          own: { ways: [{ method: 'bank_transfer', amount: TOTAL }], dueOn: '2025-09-15', hasAccount: false },
        },
        isRefundSent: true,
        account: { amount: TOTAL, link: REFUND_LINK },
        isByGuest: true,
        staying: { names: [], left: 0 },
        stillUnpaid: [],
      },
    }
  },
})

function titleOf(placeOf: string | null, isOfGroup: boolean): string {
  if (placeOf !== null) return `${placeOf}’s place is cancelled`
  return isOfGroup ? 'Your place is cancelled' : 'Your booking is cancelled'
}

/** Returns what was cancelled, and by whom if it was the reader. */
function cancelledSentence({
  booking,
  isByGuest,
  staying,
}: Pick<MailFacts, 'isByGuest' | 'staying'> & { booking: MailedBooking }) {
  const retreat = retreatOf(booking)
  if (booking.placeOf === null && staying.names.length === 0)
    return isByGuest
      ? `You’ve cancelled your booking for ${retreat}.`
      : `Your booking for ${retreat} is cancelled.`
  const place = `${booking.placeOf === null ? 'your place' : `${booking.placeOf}’s place`} on ${retreat}`
  return isByGuest ? `You’ve cancelled ${place}.` : `${capitalised(place)} is cancelled.`
}

function AskForAccount({ link }: NonNullable<MailFacts['account']>) {
  return (
    <>
      <Paragraph>
        Only enter your bank details on our page, and never send them by email. We store them encrypted, use
        them for this refund only, and delete them {RETENTION.refundAccounts.span.days} days after paying it.
      </Paragraph>
      <Action href={link}>Add bank details</Action>
    </>
  )
}

/** Returns what is refunded and how, what a bank holds and what has not arrived. `asksHere`: the email itself asks for bank details. */
export function refundSummary(
  { refund, isRefundSent, booking }: { booking: MailedBooking } & Pick<MailFacts, 'refund' | 'isRefundSent'>,
  { asksHere = false }: { asksHere?: boolean } = {},
): string {
  const { amount, toOutgoingGuest, own, parts, disputed, ifArrives } = refund
  const isNothing = amount === 0 && parts.length > 0
  return [
    refundWaysText(own, isRefundSent),
    !asksHere && needsAccount(own) && 'We’ll ask you for them in a separate email.',
    toOutgoingGuest > 0 && `${refundedToOutgoingGuest(toOutgoingGuest)}.`,
    isNothing && disputed > 0 && 'There’s no refund from us for now.',
    isNothing && disputed === 0 && 'Under the cancellation terms, there’s no refund.',
    parts.length === 0 && booking.amountReported === 0 && nothingPaid(booking.placeOf),
    disputedText(disputed),
    reportedText(booking, { reported: booking.amountReported, ifArrives }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Returns what to call a refund: it is the reader's own if none of it goes to somebody else. */
export function refundTitle({ own, toOutgoingGuest }: MailedRefund): string {
  return toOutgoingGuest > 0 || (own.toOthers ?? []).length > 0 ? 'The refund' : 'Your refund'
}

/** Returns how the refund is calculated under the applied rule. */
export function refundRows(refund: MailedRefund): Rows {
  const { returnedBefore, disputed } = refund
  const terms = CANCELLATION_TERMS[refund.rule]
  return [
    { label: terms.when, value: terms.gives, long: true },
    ...refund.parts.map(({ label, paid, back }) => ({ label, value: partText(paid, back) })),
    returnedBefore > 0 && { label: 'Refunded before', value: `−${formatEuros(returnedBefore)}` },
    disputed > 0 && { label: 'Held by the bank in a dispute', value: `−${formatEuros(disputed)}` },
    { label: 'Refund', value: formatEuros(refund.amount), strong: true },
  ]
}

function partText(paid: number, back: number): string {
  if (back === 0) return `${formatEuros(paid)}, not refunded`
  return back === paid
    ? `${formatEuros(paid)}, refunded in full`
    : `${formatEuros(back)} of ${formatEuros(paid)} refunded`
}
