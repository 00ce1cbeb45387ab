import { CANCELLATION_TERMS, type CancellationRule } from '#domain/cancellation.ts'
import { formatEuros } from '#domain/money.ts'
import { Action, Attached, Figures, Paragraph, type Figure } from './blocks.tsx'
import { Layout } from './layout.tsx'
import type { Mail, Sender } from './mail.ts'
import { dashboardLink, greeting, retreatOf, stayRows, type BookingMailData } from './mailed-booking.ts'

/** What comes back of a cancelled booking, in euros. The parts are those that the rule weighs differently. */
export interface CancellationRefund {
  rule: CancellationRule
  amount: number
  /** Empty where nothing was paid. */
  parts: readonly { label: string; paid: number; back: number }[]
}

/** A booking was cancelled: what comes back, line by line, and by which rule. */
export function bookingCancelledMail(
  sender: Sender,
  data: BookingMailData & { refund: CancellationRefund },
): Mail {
  const { booking, refund } = data
  const back = whatComesBack(refund)
  return {
    subject: `Your booking for ${retreatOf(booking)} is cancelled`,
    body: (
      <Layout sender={sender} title="Your booking is cancelled" preview={back}>
        <Paragraph>{greeting(data.guestName)}</Paragraph>
        <Paragraph>
          Your booking for {retreatOf(booking)} is cancelled, and your place is free again. {back}
        </Paragraph>
        {refund.parts.length > 0 && <Figures title="What comes back" rows={refundRows(refund)} />}
        <Attached files={data.attached} />
        {refund.amount > 0 && (
          <Paragraph>
            A card payment goes back to the card within a few days. A bank transfer is sent back by hand to
            the account that it came from; write to us if it should be another one.
          </Paragraph>
        )}
        {booking.amountReported > 0 && (
          <Paragraph>
            Your transfer of {formatEuros(booking.amountReported)} has not reached us yet. What comes back of
            it is sent once it has.
          </Paragraph>
        )}
        {refund.parts.length > 0 && CANCELLATION_TERMS[refund.rule].transferable && (
          <Paragraph>
            Do you know somebody who would come in your stead? Write to us before the retreat begins: as long
            as the place is free, it can be theirs.
          </Paragraph>
        )}
        <Figures title="What was booked" rows={stayRows(booking)} />
        <Action href={dashboardLink(sender)}>Open my dashboard</Action>
      </Layout>
    ),
  }
}

function whatComesBack(refund: CancellationRefund): string {
  if (refund.parts.length === 0) return 'You had not paid anything, so there is nothing to pay back.'
  return refund.amount > 0 ? `${formatEuros(refund.amount)} comes back to you.` : 'Nothing comes back to you.'
}

function refundRows(refund: CancellationRefund): Figure[] {
  const terms = CANCELLATION_TERMS[refund.rule]
  return [
    { label: terms.when, value: terms.gives, long: true },
    ...refund.parts.map((part) => ({
      label: `${part.label}: ${formatEuros(part.paid)}, of which comes back`,
      value: formatEuros(part.back),
    })),
    { label: 'Refund', value: formatEuros(refund.amount), strong: true },
  ]
}
