import { formatEuros } from '#domain/base/money.ts'
import { Action, Paragraph } from '#emails/blocks.tsx'
import { otherMail } from '#emails/define-mail.ts'
import { RETREAT, SITE } from '#emails/samples.ts'

interface WindSent {
  guestName: string | null
  /** The name of the kiter whom the reader has booked for; null if it is the reader. */
  forName: string | null
  amount: number
  retreatDate: string
  link: string
}

/** The cash back of the Wind or Win Guarantee was transferred. */
export const windSent = otherMail({
  name: 'wind-sent',
  to: 'guest',
  link: 'opens',
  compose: ({ forName, amount, retreatDate, link }: WindSent) => ({
    subject:
      forName === null
        ? `We’ve sent ${formatEuros(amount)} to your account`
        : `We’ve sent ${formatEuros(amount)} for ${forName}`,
    preheader: 'The cash back of the Wind or Win Guarantee.',
    isWarm: true,
    body: (
      <>
        {forName !== null && <Paragraph>This is about the place that you booked for {forName}.</Paragraph>}
        <Paragraph>
          We’ve transferred {formatEuros(amount)} for {retreatDate} to the account that you gave us: the cash
          back of the Wind or Win Guarantee. The bank may need a day or two to show it.
        </Paragraph>
        <Action href={link}>Open my dashboard</Action>
      </>
    ),
  }),
  samples: () => ({
    own: { guestName: 'Awa', forName: null, amount: 150, retreatDate: RETREAT, link: `${SITE}/dashboard` },
    'for Ben': {
      guestName: null,
      forName: 'Ben',
      amount: 150,
      retreatDate: RETREAT,
      link: `${SITE}/dashboard`,
    },
  }),
})
