import { CONFIRM_LINK_HOURS } from '#domain/account/account.ts'
import { Action, Paragraph } from '#emails/blocks.tsx'
import { otherMail } from '#emails/define-mail.ts'
import { CONFIRM_LINK } from '#emails/samples.ts'

/** The link with which a guest confirms the address of an account (decision 0055). */
export const confirmAddress = otherMail({
  name: 'confirm-address',
  to: 'guest',
  compose: (data: { confirmUrl: string }, sender) => ({
    subject: 'Confirm your email address',
    title: 'Is this your address?',
    preheader: `Please confirm it within ${CONFIRM_LINK_HOURS} hours.`,
    reason: `You’re receiving this email because an account at ${sender.siteTitle} has this address.`,
    body: (
      <>
        <Paragraph>Hello,</Paragraph>
        <Paragraph>
          Please confirm that this address is yours. Then you can book, and we hold your place while a bank
          transfer is on its way.
        </Paragraph>
        <Action href={data.confirmUrl}>Confirm my address</Action>
        <Paragraph>
          The link works once, within {CONFIRM_LINK_HOURS} hours. If you don’t have an account with us, you
          can ignore this email.
        </Paragraph>
      </>
    ),
  }),
  samples: () => ({
    asked: { confirmUrl: CONFIRM_LINK },
  }),
})
