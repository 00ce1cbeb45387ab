import { RESET_LINK_MINUTES } from '#domain/account/reset-link.ts'
import { Action, Paragraph } from '#emails/blocks.tsx'
import { otherMail } from '#emails/define-mail.ts'
import { SITE } from '#emails/samples.ts'

/** The link that sets a new password; it works once. */
export const passwordReset = otherMail({
  name: 'password-reset',
  to: 'guest',
  link: 'opens',
  compose: (data: { resetUrl: string }, sender) => ({
    subject: 'Set a new password',
    preheader: `The link works once, within ${RESET_LINK_MINUTES} minutes.`,
    reason: `You’re receiving this email because someone asked for a new password at ${sender.siteTitle}.`,
    body: (
      <>
        <Paragraph>Hello,</Paragraph>
        <Paragraph>
          Someone asked for a new password for your account. If it was you, choose one now. The link works
          once, for {RESET_LINK_MINUTES} minutes.
        </Paragraph>
        <Action href={data.resetUrl}>Choose a new password</Action>
        <Paragraph>If it wasn’t you, ignore this email: your password won’t change.</Paragraph>
      </>
    ),
  }),
  samples: () => ({
    asked: { resetUrl: `${SITE}/auth?token=Zm9yLWEtcHJldmlldy1vbmx5LW5vLXJlYWwtdG9rZW4` },
  }),
})
