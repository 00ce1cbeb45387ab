import { Action, Paragraph } from '#emails/blocks.tsx'
import { Layout } from '#emails/layout.tsx'
import type { Mail, Sender } from '#emails/mail.ts'

/** How long the link works, in minutes. */
export const RESET_LINK_MINUTES = 60

/** The link that sets a new password; it works once. Null for the copy that is kept after the mail has left. */
export function passwordResetMail(sender: Sender, data: { resetUrl: string | null }): Mail {
  return {
    subject: `Set a new password for ${sender.siteTitle}`,
    body: (
      <Layout
        sender={sender}
        title="Set a new password"
        reason={`You’re receiving this email because someone asked for a new password at ${sender.siteTitle}.`}
        preview={`The link works once, within ${RESET_LINK_MINUTES} minutes.`}
      >
        <Paragraph>Hello,</Paragraph>
        <Paragraph>
          Somebody asked for a new password for your account. If it was you, choose one now. The link works
          once, within {RESET_LINK_MINUTES} minutes of your asking.
        </Paragraph>
        {data.resetUrl === null ? (
          <Paragraph>(The link stood here. It is not kept: who has it can choose the password.)</Paragraph>
        ) : (
          <Action href={data.resetUrl}>Choose a new password</Action>
        )}
        <Paragraph>If it was not you, do nothing: your password stays as it is.</Paragraph>
      </Layout>
    ),
  }
}
