import { Action, Paragraph } from '#emails/blocks.tsx'
import { otherMail } from '#emails/define-mail.ts'
import { SITE } from '#emails/samples.ts'

interface AccountForGuest {
  guestName: string
  accountHolder: string
  iban: string
  payUrl: string
}

/** To a guest whose transfer has not arrived: we have another bank account. */
export const bankAccountChanged = otherMail({
  name: 'bank-account-changed',
  to: 'guest',
  compose: ({ accountHolder, iban, payUrl }: AccountForGuest) => ({
    subject: 'We have a new bank account',
    preheader: `Please send transfers to ${iban} from now on.`,
    body: (
      <>
        <Paragraph>
          Our bank account has changed. If you have not sent your transfer yet, please send it to{' '}
          {accountHolder}, {iban}. The same account is on your payment page, where you can compare it.
        </Paragraph>
        <Paragraph>
          Is your transfer already on its way to the account before? Reply to this email, and we’ll look for
          it.
        </Paragraph>
        <Action href={payUrl}>Open your payment page</Action>
      </>
    ),
  }),
  samples: () => ({
    'an open transfer': {
      guestName: 'Awa',
      accountHolder: 'Tradewind Retreats BV',
      iban: 'BE43 0689 9999 9501',
      payUrl: `${SITE}/payment?leadId=6f0f7c3e-8f0a-4f6e-9d3c-5d0a1c2b3e4f`,
    },
  }),
})
