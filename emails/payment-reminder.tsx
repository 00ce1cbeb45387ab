import { formatEuros } from '#domain/money.ts'
import { Action, Figures, Paragraph } from './blocks.tsx'
import { Layout } from './layout.tsx'
import type { Mail, Sender } from './mail.ts'
import {
  formatDeadline,
  greeting,
  paymentLink,
  priceRows,
  retreatOf,
  stayRows,
  type BookingMailData,
  type PayBy,
} from './mailed-booking.ts'

/** 24 hours after booking nothing was paid yet. */
export function paymentReminderMail(sender: Sender, data: BookingMailData & PayBy): Mail {
  const { booking } = data
  const until = booking.holdExpiresAt ? ` until ${formatDeadline(booking.holdExpiresAt, booking)}` : ''
  const { quote, paymentReferences: references } = booking
  return {
    subject: `Still unpaid: your place on ${retreatOf(booking)} is held${until}`,
    body: (
      <Layout
        sender={sender}
        title="Your place is waiting for its payment"
        preview={`We hold your place${until}. After that it goes back on sale.`}
      >
        <Paragraph>{greeting(data.guestName)}</Paragraph>
        <Paragraph>
          {booking.amountPaid > 0
            ? `The deposit for ${retreatOf(booking)} is not complete: we have received ${formatEuros(booking.amountPaid)}.`
            : `We have not received a payment for ${retreatOf(booking)} yet.`}{' '}
          Your place is held{until}; after that it goes back on sale
          {booking.amountPaid > 0 && ', and what you have paid goes back to you'}.
        </Paragraph>
        <Action href={data.payLink ?? paymentLink(sender, booking)}>Pay for my place</Action>
        <Figures title="Your stay" rows={[...stayRows(booking), ...priceRows(booking)]} />
        {quote && references && (
          <Figures
            title={booking.amountPaid > 0 ? 'What is left to pay' : 'Pay one of these'}
            rows={
              booking.amountPaid > 0
                ? [
                    { label: 'The rest', value: formatEuros(booking.balanceDue), strong: true },
                    { label: 'Reference for a transfer', value: references.balance, long: true },
                  ]
                : [
                    { label: 'Deposit', value: formatEuros(quote.deposit), strong: true },
                    { label: 'Everything', value: formatEuros(quote.total), strong: true },
                    { label: 'Reference for a deposit transfer', value: references.deposit, long: true },
                    { label: 'Reference for a full transfer', value: references.full, long: true },
                  ]
            }
          />
        )}
        <Paragraph>
          Already sent a bank transfer? Open the payment page and press “I Have Completed the Transfer”, so
          that we keep your place while the money is on its way.
        </Paragraph>
      </Layout>
    ),
  }
}
