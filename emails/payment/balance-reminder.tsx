import { formatDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { Action, Figures, Paragraph } from '#emails/blocks.tsx'
import { guestMail } from '#emails/define-mail.ts'
import type { MailFacts } from '#emails/mail-facts.ts'
import {
  balanceRows,
  dashboardLink,
  forPlaces,
  isOfGroup,
  retreatOf,
  travellersRow,
} from '#emails/mailed-booking.ts'
import { forTwo, guest, paid, PAY_AT, PAY_LINK } from '#emails/samples.ts'

/** The balance or a part of it is due or `overdue`. It names the day, not the days left, because it may be read later. */
export const balanceReminder = guestMail({
  name: 'balance-reminder',
  needs: ['payLink', 'payAt', 'overdue', 'part'],
  oncePer: 'balance-reminder',
  link: 'claims',
  ofGroup: 'paid',
  isOver: ({ booking }) => !booking.holdsPlace || booking.balanceDue <= 0,
  compose: (data, sender) => {
    const { booking, overdue, part } = data
    const amount = formatEuros(part?.amount ?? booking.balanceDue)
    const dueOn = part?.dueOn ?? booking.quote?.balanceDueOn
    const day = dueOn ? formatDay(dueOn) : 'the agreed day'
    const due = overdue ? `was due on ${day}` : `is due by ${day}`
    const which = part
      ? `part ${part.number} of ${part.of} of your balance, ${amount},`
      : `your ${amount} balance`
    return {
      subject: subjectOf(amount, day, data),
      title: `${part ? 'Part of your balance' : 'Your balance'} is ${overdue ? 'overdue' : 'due soon'}`,
      preheader: `For ${retreatOf(booking)}, ${which} ${due}.`,
      body: (
        <>
          <Paragraph>
            For {retreatOf(booking)}, {which} {due}.{' '}
            {overdue
              ? 'Please pay now, or write to us if there’s a problem.'
              : forPlaces(
                  booking,
                  'You can pay without signing in, and so can someone else for you.',
                  'You can pay for all of you at once, or only your own part.',
                )}
          </Paragraph>
          {/* The pay link is for the own place alone. */}
          <Action href={isOfGroup(booking) ? data.payAt : (data.payLink ?? dashboardLink(sender))}>
            {part ? 'Pay this part' : forPlaces(booking, 'Pay my balance', 'Pay our balance')}
          </Action>
          <Figures
            title="Your booking"
            rows={[
              { label: 'Retreat', value: retreatOf(booking) },
              isOfGroup(booking) && travellersRow(booking),
              ...balanceRows(booking),
            ]}
          />
          {booking.paymentReferences && (
            <Figures
              title="For a bank transfer"
              rows={[{ label: 'Reference', value: booking.paymentReferences.balance, long: true }]}
            />
          )}
          <Paragraph>Already sent a transfer? Tell us on the same page and we’ll look for it.</Paragraph>
        </>
      ),
    }
  },
  samples: () => ({
    'due soon': { ...guest(paid(200)), payLink: PAY_LINK, payAt: PAY_AT, overdue: false, part: null },
    'due soon for two': {
      ...guest(forTwo(paid(200))),
      payLink: PAY_LINK,
      payAt: PAY_AT,
      overdue: false,
      part: null,
    },
    overdue: { ...guest(paid(200)), payLink: PAY_LINK, payAt: PAY_AT, overdue: true, part: null },
    'a part is due soon': {
      ...guest(paid(200)),
      payLink: PAY_LINK,
      payAt: PAY_AT,
      overdue: false,
      part: { amount: 310, dueOn: '2025-09-08', number: 1, of: 3 },
    },
  }),
})

/** Returns the subject, starting with the amount and the day. */
function subjectOf(
  amount: string,
  day: string,
  { overdue, part }: Pick<MailFacts, 'overdue' | 'part'>,
): string {
  if (part === null) return overdue ? `Overdue: your ${amount} balance` : `${amount} balance due by ${day}`
  return overdue
    ? `Overdue: part ${part.number} of ${part.of}, ${amount}`
    : `Part ${part.number} of ${part.of}: ${amount} due by ${day}`
}
