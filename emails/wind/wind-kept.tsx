import { counted } from '#domain/base/wording.ts'
import { Action, Paragraph } from '#emails/blocks.tsx'
import { otherMail } from '#emails/define-mail.ts'
import { RETREAT, SITE } from '#emails/samples.ts'

interface WindKept {
  guestName: string | null
  /** The name of the kiter whom the reader has booked for; null if it is the reader. */
  forName: string | null
  days: number
  retreatDate: string
  link: string
}

/** The last email about Wind or Win to a kiter who has not chosen: the missing kite days stay. */
export const windKept = otherMail({
  name: 'wind-kept',
  to: 'guest',
  link: 'opens',
  compose: ({ forName, days, retreatDate, link }: WindKept) => ({
    subject: `We’ve kept ${counted(days, 'kite day')} for you`,
    preheader: 'The time to choose is over, and nothing is lost.',
    isWarm: true,
    body: (
      <>
        {forName !== null && <Paragraph>This is about the place that you booked for {forName}.</Paragraph>}
        <Paragraph>
          The time to choose for {retreatDate} is over, so we’ve kept {counted(days, 'kite day')} for you. You
          can use {days === 1 ? 'it' : 'them'} on a future retreat or in Belgium.
        </Paragraph>
        <Action href={link}>Open my dashboard</Action>
        <Paragraph>This is our last email about it. If you have a question, reply to this email.</Paragraph>
      </>
    ),
  }),
  samples: () => ({
    'two days': { guestName: 'Awa', forName: null, days: 2, retreatDate: RETREAT, link: `${SITE}/dashboard` },
    'one day': { guestName: null, forName: 'Ben', days: 1, retreatDate: RETREAT, link: `${SITE}/dashboard` },
  }),
})
