import { formatEuros } from '#domain/base/money.ts'
import { Action, Paragraph } from '#emails/blocks.tsx'
import { Layout } from '#emails/layout.tsx'
import type { Mail, Sender } from '#emails/mail.ts'
import { greeting, retreatOf, type BookingMailData } from '#emails/mailed-booking.ts'

/** Somebody with the link of a refund named another account: it counts only after its owner says so. `amount` in euros. */
export function refundAccountChangeMail(
  sender: Sender,
  data: BookingMailData & { amount: number; iban: string; link: string },
): Mail {
  const amount = formatEuros(data.amount)
  return {
    subject: 'Confirm your new bank account',
    body: (
      <Layout
        sender={sender}
        title="A new account for your refund"
        preview={`Your refund of ${amount} goes to another account only after you confirm it.`}
      >
        <Paragraph>{greeting(data.guestName)}</Paragraph>
        <Paragraph>
          Someone asked us to send your refund of {amount} for {retreatOf(data.booking)} to the account that
          ends in {data.iban}. If it was you, confirm it.
        </Paragraph>
        <Action href={data.link}>Confirm the account</Action>
        <Paragraph>
          If it wasn’t you, do nothing: we send the money to the account that you gave us first. Please tell
          us, too.
        </Paragraph>
      </Layout>
    ),
  }
}
