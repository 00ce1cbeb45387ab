import type { CalendarDay } from '#domain/base/dates.ts'
import { formatDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { Action, Figures, Paragraph } from '#emails/blocks.tsx'
import { Layout } from '#emails/layout.tsx'
import type { Mail, Sender } from '#emails/mail.ts'
import { balanceRows, greeting, retreatOf, stayRows, type BookingMailData } from '#emails/mailed-booking.ts'

/** What the operator asks a guest for. */
interface PaymentAsked extends BookingMailData {
  /** In euros, and until which day. */
  amount: number
  kind: 'deposit' | 'balance'
  dueOn: CalendarDay
  overdue: boolean
  payLink: string
  /** The operator's own words, one paragraph each. */
  words: readonly string[]
}

/** The operator asks for money that is owed, with the link by which it is paid. */
export function paymentAskedMail(sender: Sender, data: PaymentAsked): Mail {
  const { booking, dueOn, overdue, kind } = data
  const amount = formatEuros(data.amount)
  const what = kind === 'deposit' ? `${amount} of the deposit` : amount
  const due = `${overdue ? 'was' : 'is'} due ${overdue ? 'on' : 'by'} ${formatDay(dueOn)}`
  return {
    subject: `${amount} for ${retreatOf(booking)} ${due}`,
    body: (
      <Layout
        sender={sender}
        title={overdue ? 'A payment is overdue' : 'A payment is due'}
        preview={`${what} for ${retreatOf(booking)} ${due}.`}
      >
        <Paragraph>{greeting(data.guestName)}</Paragraph>
        <Paragraph>
          {what} for {retreatOf(booking)} {due}. Pay it here by card or transfer, without signing in:
        </Paragraph>
        <Action href={data.payLink}>Pay now</Action>
        {data.words.map((paragraph, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- they are never reordered
          <Paragraph key={index}>{paragraph}</Paragraph>
        ))}
        <Figures title="Your stay" rows={[...stayRows(booking), ...balanceRows(booking)]} />
        {booking.paymentReferences && kind === 'balance' && (
          <Figures
            title="For a bank transfer"
            rows={[{ label: 'Reference', value: booking.paymentReferences.balance, long: true }]}
          />
        )}
        <Paragraph>
          Already sent it? Tell us on the same page, so that we look for it. If something keeps you from
          paying, please reply to this email.
        </Paragraph>
      </Layout>
    ),
  }
}
