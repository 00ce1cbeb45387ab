import { formatDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { Action, Figures, Paragraph } from '#emails/blocks.tsx'
import { guestMail } from '#emails/define-mail.ts'
import {
  balanceRows,
  dashboardLink,
  greeting,
  priceRows,
  retreatOf,
  stayRows,
} from '#emails/mailed-booking.ts'
import { guest, paid, PAY_LINK } from '#emails/samples.ts'

/** The balance, or a part of it, is open: due soon or today, or `overdue`. It says the day rather than how many are left, for it may be read later. */
export const balanceReminder = guestMail({
  name: 'balance-reminder',
  needs: ['payLink', 'overdue', 'part'],
  oncePer: 'balance-reminder',
  compose: (data, sender) => {
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
      title: `${part ? 'A part of your balance' : 'Your balance'} is ${overdue ? 'overdue' : 'due soon'}`,
      preheader: `${amount} for ${retreat} ${due}.`,
      body: (
        <>
          <Paragraph>{greeting(data.guestName)}</Paragraph>
          <Paragraph>
            {part
              ? `Part ${part.number} of ${part.of} of the balance, ${amount},`
              : `The balance of ${amount}`}{' '}
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
        </>
      ),
    }
  },
  samples: () => ({
    'due soon': { ...guest(paid(200)), payLink: PAY_LINK, overdue: false, part: null },
    overdue: { ...guest(paid(200)), payLink: PAY_LINK, overdue: true, part: null },
    'a part is due soon': {
      ...guest(paid(200)),
      payLink: PAY_LINK,
      overdue: false,
      part: { amount: 310, dueOn: '2025-09-08', number: 1, of: 3 },
    },
  }),
})
