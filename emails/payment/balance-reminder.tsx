import { formatDay, type CalendarDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { Action, Figures, Paragraph } from '#emails/blocks.tsx'
import { Layout } from '#emails/layout.tsx'
import type { Mail, Sender } from '#emails/mail.ts'
import {
  balanceRows,
  dashboardLink,
  greeting,
  priceRows,
  retreatOf,
  stayRows,
  type BookingMailData,
  type PayBy,
} from '#emails/mailed-booking.ts'

/** A part of the plan that a reminder is of; `amount` in euros, with all that is open of the parts before it. */
export interface MailedPart {
  amount: number
  dueOn: CalendarDay
  number: number
  of: number
}

/** The balance, or a part of it, is open: due soon or today, or `overdue`. It says the day rather than how many are left, for it may be read later. */
export function balanceReminderMail(
  sender: Sender,
  data: BookingMailData & PayBy & { overdue: boolean; part: MailedPart | null },
): Mail {
  const { booking, overdue, part } = data
  const amount = formatEuros(part?.amount ?? booking.balanceDue)
  const what = part
    ? `part ${part.number} of ${part.of} of your balance, ${amount},`
    : `your balance of ${amount}`
  const retreat = retreatOf(booking)
  const dueOn = part?.dueOn ?? booking.quote?.balanceDueOn
  const day = dueOn ? formatDay(dueOn) : 'the agreed day'
  const due = overdue ? `was due on ${day}` : `is due by ${day}`
  return {
    subject: `${overdue ? 'Overdue' : 'Reminder'}: ${what} ${due}`,
    body: (
      <Layout
        sender={sender}
        title={`${part ? 'A part of your balance' : 'Your balance'} is ${overdue ? 'overdue' : 'due soon'}`}
        preview={`${amount} for ${retreat} ${due}.`}
      >
        <Paragraph>{greeting(data.guestName)}</Paragraph>
        <Paragraph>
          {part ? `Part ${part.number} of ${part.of} of the balance, ${amount},` : `The balance of ${amount}`}{' '}
          for {retreat} {due}.{' '}
          {overdue
            ? 'Please pay it now, or write to us if something keeps you from it.'
            : 'You pay it by card or bank transfer, without signing in; so can somebody else for you.'}
        </Paragraph>
        <Action href={data.payLink ?? dashboardLink(sender)}>
          {part ? 'Pay this part' : 'Pay my balance'}
        </Action>
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
