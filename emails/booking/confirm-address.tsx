import { Action, Paragraph } from '#emails/blocks.tsx'
import { Layout } from '#emails/layout.tsx'
import type { Mail, Sender } from '#emails/mail.ts'

/** How long the link works, in hours. */
export const CONFIRM_LINK_HOURS = 48

/** The link by which a guest shows that the address of the account is theirs (decision 0055). */
export function confirmAddressMail(sender: Sender, data: { confirmUrl: string }): Mail {
  return {
    subject: `Confirm your email address for ${sender.siteTitle}`,
    body: (
      <Layout
        sender={sender}
        title="Is this your address?"
        reason={`You’re receiving this email because an account at ${sender.siteTitle} has this address.`}
        preview={`Please confirm it within ${CONFIRM_LINK_HOURS} hours.`}
      >
        <Paragraph>Hello,</Paragraph>
        <Paragraph>
          Please confirm that this address is yours. Then we know that a place is held for a real guest: you
          can book, and a bank transfer that you have told us about keeps your place until the money arrives.
        </Paragraph>
        <Action href={data.confirmUrl}>Confirm my address</Action>
        <Paragraph>
          The link works for {CONFIRM_LINK_HOURS} hours. If you have no account with us, do nothing.
        </Paragraph>
      </Layout>
    ),
  }
}
