import { Action, Paragraph } from '#emails/blocks.tsx'
import { otherMail } from '#emails/define-mail.ts'
import { SITE } from '#emails/samples.ts'

interface AccountForOperator {
  accountHolder: string
  iban: string
  device: string
  historyUrl: string
}

/** To every address of the operator: guests now pay into another bank account. */
export const operatorBankAccount = otherMail({
  name: 'operator-bank-account',
  to: 'operator',
  compose: ({ accountHolder, iban, device, historyUrl }: AccountForOperator) => ({
    subject: 'Guests now pay into another bank account',
    preheader: `${accountHolder}, ${iban}`,
    body: (
      <>
        <Paragraph>
          The bank account on your website is now {accountHolder}, {iban}. It was changed on this device:{' '}
          {device}.
        </Paragraph>
        <Paragraph>
          If it wasn’t you, set a new password at once and put your own account back: somebody else can open
          your desk.
        </Paragraph>
        <Action href={historyUrl}>Open the bank account</Action>
      </>
    ),
  }),
  samples: () => ({
    changed: {
      accountHolder: 'Tradewind Retreats BV',
      iban: 'BE43 0689 9999 9501',
      device: 'Safari on an iPhone',
      historyUrl: `${SITE}/admin/website/business`,
    },
  }),
})
