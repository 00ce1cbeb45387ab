import { RESET_LINK_MINUTES } from '#domain/account/reset-link.ts'
import { Action, Paragraph } from '#emails/blocks.tsx'
import { otherMail } from '#emails/define-mail.ts'
import { SITE } from '#emails/samples.ts'

/** To the operator: the link that sets a new admin password. */
export const adminReset = otherMail({
  name: 'admin-reset',
  to: 'operator',
  link: 'opens',
  compose: (data: { resetUrl: string }) => ({
    subject: 'Set a new admin password',
    preheader: `The link works once, within ${RESET_LINK_MINUTES} minutes.`,
    body: (
      <>
        <Paragraph>
          Someone asked for a new password for your admin. If it was you, choose one now. The link works once,
          for {RESET_LINK_MINUTES} minutes. A new password signs out every device and keeps your passkeys.
        </Paragraph>
        <Action href={data.resetUrl}>Choose a new password</Action>
        <Paragraph>If it wasn’t you, ignore this email: your password won’t change.</Paragraph>
      </>
    ),
  }),
  samples: () => ({
    asked: { resetUrl: `${SITE}/admin/reset?token=1756720800000.Zm9yLWEtcHJldmlldy1vbmx5` },
  }),
})
