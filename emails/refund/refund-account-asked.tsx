import { formatEuros } from '#domain/base/money.ts'
import { Action, Paragraph } from '#emails/blocks.tsx'
import { Layout } from '#emails/layout.tsx'
import type { Mail, Sender } from '#emails/mail.ts'
import { greeting, retreatOf, type BookingMailData } from '#emails/mailed-booking.ts'

/** Money goes back by transfer, and its guest says to which account: `amount` in euros. The link is that of this booking alone. */
export function refundAccountAskedMail(
  sender: Sender,
  data: BookingMailData & { amount: number; link: string },
): Mail {
  const amount = formatEuros(data.amount)
  return {
    subject: `Where should we send your ${amount} refund?`,
    body: (
      <Layout
        sender={sender}
        title="Your refund"
        preview={`Tell us your account, and we’ll send you ${amount}.`}
      >
        <Paragraph>{greeting(data.guestName)}</Paragraph>
        <Paragraph>
          We’re refunding you {amount} for {retreatOf(data.booking)} by bank transfer. Tell us which account,
          and we’ll send it.
        </Paragraph>
        <Action href={data.link}>Tell us the account</Action>
        <Paragraph>
          We keep the account encrypted, for this refund alone, and delete it when the money has arrived. We
          never ask for it by phone or email.
        </Paragraph>
      </Layout>
    ),
  }
}
