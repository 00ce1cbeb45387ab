import { formatDay } from '#domain/dates.ts'
import { formatEuros } from '#domain/money.ts'
import { Action, Figures, Paragraph } from './blocks.tsx'
import { Layout } from './layout.tsx'
import type { Mail, Sender } from './mail.ts'
import {
  balanceRows,
  dashboardLink,
  greeting,
  priceRows,
  retreatOf,
  stayRows,
  type BookingMailData,
  type PayBy,
} from './mailed-booking.ts'

/** The balance is open: due soon or today, or `overdue`. It says the day rather than how many are left, for it may be read later. */
export function balanceReminderMail(
  sender: Sender,
  data: BookingMailData & PayBy & { overdue: boolean },
): Mail {
  const { booking, overdue } = data
  const amount = formatEuros(booking.balanceDue)
  const retreat = retreatOf(booking)
  const day = booking.quote ? formatDay(booking.quote.balanceDueOn) : 'the agreed day'
  const due = overdue ? `was due on ${day}` : `is due by ${day}`
  return {
    subject: `${overdue ? 'Overdue' : 'Reminder'}: your balance of ${amount} ${due}`,
    body: (
      <Layout
        sender={sender}
        title={overdue ? 'Your balance is overdue' : 'Your balance is due soon'}
        preview={`${amount} for ${retreat} ${due}.`}
      >
        <Paragraph>{greeting(data.guestName)}</Paragraph>
        <Paragraph>
          The balance of {amount} for {retreat} {due}.{' '}
          {overdue
            ? 'Please pay it now, or write to us if something keeps you from it.'
            : 'You pay it by card or bank transfer, without signing in; so can somebody else for you.'}
        </Paragraph>
        <Action href={data.payLink ?? dashboardLink(sender)}>Pay my balance</Action>
        <Figures
          title="Your stay"
          rows={[...stayRows(booking), ...priceRows(booking), ...balanceRows(booking)]}
        />
        {booking.paymentReferences && (
          <Figures
            title="For a bank transfer"
            rows={[{ label: 'Reference', value: booking.paymentReferences.balance, long: true }]}
          />
        )}
        <Paragraph>Already sent it? Tell us on the same page, so that we look for it.</Paragraph>
      </Layout>
    ),
  }
}
