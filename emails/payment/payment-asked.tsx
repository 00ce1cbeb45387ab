import type { CalendarDay } from '#domain/base/dates.ts'
import { formatDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { owedMailText } from '#domain/payment/owed.ts'
import { Action, Figures, Paragraph } from '#emails/blocks.tsx'
import { otherMail } from '#emails/define-mail.ts'
import type { GuestFacts } from '#emails/mail-facts.ts'
import {
  balanceRows,
  forPlaces,
  isOfGroup,
  paymentLink,
  retreatOf,
  travellersRow,
} from '#emails/mailed-booking.ts'
import { forTwo, guest, unpaid, paid, PAY_LINK, TOTAL } from '#emails/samples.ts'

interface PaymentAsked extends GuestFacts {
  /** In euros; due until `dueOn`. */
  amount: number
  kind: 'deposit' | 'balance'
  dueOn: CalendarDay
  overdue: boolean
  payLink: string
  /** The operator's own text, one entry per paragraph. */
  words: readonly string[]
}

/** The operator asks for money that is owed, with the link to pay it. */
export const paymentAsked = otherMail({
  name: 'payment-asked',
  to: 'guest',
  statesBalance: true,
  compose: (data: PaymentAsked, sender) => {
    const { booking, dueOn, overdue, kind } = data
    const amount = formatEuros(data.amount)
    const owed = owedMailText(data, { retreat: retreatOf(booking), overdue })
    return {
      subject: overdue ? `${amount} overdue: ${retreatOf(booking)}` : `${amount} due by ${formatDay(dueOn)}`,
      title: overdue ? 'A payment is overdue' : 'A payment is due',
      preheader: `${owed}.`,
      body: (
        <>
          <Paragraph>
            {owed}.{' '}
            {forPlaces(
              booking,
              'Pay it here by card or transfer, without signing in:',
              'You can pay for all of you at once, or only your own part:',
            )}
          </Paragraph>
          {/* The pay link is for the own place alone. */}
          <Action href={isOfGroup(booking) ? paymentLink(sender, booking) : data.payLink}>Pay now</Action>
          {data.words.map((paragraph, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- they are never reordered
            <Paragraph key={index}>{paragraph}</Paragraph>
          ))}
          <Figures
            title="Your booking"
            rows={[
              { label: 'Retreat', value: retreatOf(booking) },
              isOfGroup(booking) && travellersRow(booking),
              ...balanceRows(booking),
            ]}
          />
          {booking.paymentReferences && kind === 'balance' && (
            <Figures
              title="For a bank transfer"
              rows={[{ label: 'Reference', value: booking.paymentReferences.balance, long: true }]}
            />
          )}
          <Paragraph>
            Already sent a transfer? Tell us on the same page and we’ll look for it. If there’s a problem,
            please reply to this email.
          </Paragraph>
        </>
      ),
    }
  },
  samples: (): Record<string, PaymentAsked> => {
    const dueSoon: PaymentAsked = {
      ...guest(paid(200)),
      amount: 930,
      kind: 'balance',
      dueOn: '2025-09-16',
      overdue: false,
      payLink: PAY_LINK,
      words: [],
    }
    return {
      'overdue, with words of her own': {
        ...dueSoon,
        overdue: true,
        words: ['You wrote that your bank was closed last week.', 'Is it better on Friday?'],
      },
      'due soon': dueSoon,
      'due soon for two': { ...dueSoon, ...guest(forTwo(paid(200))), amount: 1500 },
      'a part of the deposit is missing': {
        ...dueSoon,
        ...guest(unpaid({ amountPaid: 150, balanceDue: TOTAL - 150 })),
        amount: 50,
        kind: 'deposit',
        dueOn: '2025-09-03',
      },
    }
  },
})
