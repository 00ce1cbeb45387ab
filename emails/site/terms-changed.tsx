import { Action, Paragraph } from '#emails/blocks.tsx'
import { otherMail } from '#emails/define-mail.ts'
import { SITE } from '#emails/samples.ts'

interface TermsChanged {
  guestName: string
  retreatDate: string
  payUrl: string
}

/** To a guest who has ordered and not paid: the terms have changed, and the order is read again before paying. */
export const termsChanged = otherMail({
  name: 'terms-changed',
  to: 'guest',
  compose: ({ retreatDate, payUrl }: TermsChanged) => ({
    subject: 'Our terms have changed: read your order again',
    preheader: 'Your price and your place stay as they are.',
    body: (
      <>
        <Paragraph>
          You ordered your place on {retreatDate} and have not paid yet. Since then we have changed our terms.
        </Paragraph>
        <Paragraph>
          Your price and your place stay as they are. Before you pay, please read your order again: it shows
          what is new.
        </Paragraph>
        <Action href={payUrl}>Read your order</Action>
      </>
    ),
  }),
  samples: () => ({
    ordered: {
      guestName: 'Awa',
      retreatDate: 'Nov 6–13, 2026',
      payUrl: `${SITE}/payment?leadId=6f0f7c3e-8f0a-4f6e-9d3c-5d0a1c2b3e4f`,
    },
  }),
})
