import { formatMonth, type CalendarDay } from '#domain/base/dates.ts'
import { formatCents } from '#domain/base/money.ts'
import { DEPOSIT_CENTS } from '#domain/terms/booking-terms.ts'
import { Action, Paragraph } from '#emails/blocks.tsx'
import { otherMail } from '#emails/define-mail.ts'
import { SITE } from '#emails/samples.ts'

interface SeasonOpened {
  /** First days of the first and last new date. */
  firstDay: CalendarDay
  lastDay: CalendarDay
  baseUrl: string
}

/** The one email to an address that asked to be told of the next season. */
export const seasonOpened = otherMail({
  name: 'season-opened',
  to: 'other',
  compose: ({ firstDay, lastDay, baseUrl }: SeasonOpened, sender) => ({
    subject: 'Our next season is open',
    preheader: 'The dates are on sale.',
    isWarm: true,
    reason: `You’re receiving this email because you asked ${sender.siteTitle} to tell you.`,
    body: (
      <>
        <Paragraph>Hello,</Paragraph>
        <Paragraph>You asked us to tell you: {seasonText(firstDay, lastDay)} on sale.</Paragraph>
        <Action href={`${baseUrl}/booking`}>See the dates</Action>
        <Paragraph>
          The first to book pay least, and a {formatCents(DEPOSIT_CENTS)} deposit reserves your place.
        </Paragraph>
        <Paragraph>This is the one email you asked for. We’ve now deleted your address.</Paragraph>
      </>
    ),
  }),
  samples: () => ({
    'a season': { firstDay: '2026-11-06', lastDay: '2027-03-19', baseUrl: SITE },
    'one month': { firstDay: '2026-11-06', lastDay: '2026-11-20', baseUrl: SITE },
  }),
})

function seasonText(firstDay: CalendarDay, lastDay: CalendarDay): string {
  const [first, last] = [firstDay, lastDay].map((day) => formatMonth(day.slice(0, 7)))
  return first === last ? `our retreats in ${first} are` : `our retreats from ${first} to ${last} are`
}
