import { formatDay, formatShortDay, type CalendarDay } from '#domain/base/dates.ts'
import { formatCents } from '#domain/base/money.ts'
import { counted } from '#domain/base/wording.ts'
import { WIND_OR_WIN_CASH_BACK_CENTS, WIND_OR_WIN_MINIMUM_KITE_DAYS } from '#domain/terms/booking-terms.ts'
import { Action, Paragraph } from '#emails/blocks.tsx'
import { otherMail } from '#emails/define-mail.ts'
import { SITE } from '#emails/samples.ts'

interface WindChoiceData {
  guestName: string | null
  /** The name of the kiter whom the reader has booked for; null if it is the reader. */
  forName: string | null
  fullDays: number
  missingDays: number
  until: CalendarDay
  isReminder: boolean
  link: string
}

/** Asks a kiter whose retreat had fewer than three full kite days what they would like. */
export const windChoice = otherMail({
  name: 'wind-choice',
  to: 'guest',
  link: 'opens',
  compose: ({ forName, fullDays, missingDays, until, isReminder, link }: WindChoiceData) => {
    const again = `${counted(missingDays, 'kite day')} again`
    const cash = formatCents(WIND_OR_WIN_CASH_BACK_CENTS)
    return {
      subject: isReminder
        ? `Wind or Win: choose by ${formatShortDay(until)}`
        : `Wind or Win: ${missingDays === 1 ? 'a kite day' : counted(missingDays, 'kite day')} again, or ${cash}`,
      title: 'Wind or Win: your choice',
      preheader: `You can choose until ${formatDay(until)}.`,
      isWarm: true,
      body: (
        <>
          {forName !== null && <Paragraph>This is about the place that you booked for {forName}.</Paragraph>}
          <Paragraph>
            The retreat had {counted(fullDays, 'full kite day')}, fewer than {WIND_OR_WIN_MINIMUM_KITE_DAYS}.
            So the Wind or Win Guarantee applies. Please choose what you’d like:
          </Paragraph>
          <Paragraph>
            <strong>{again}</strong>, on a future retreat or in Belgium, or <strong>{cash} cash back</strong>.
          </Paragraph>
          <Action href={link}>Choose</Action>
          <Paragraph>
            You can choose until {formatDay(until)}. Your price and any refunds don’t change.
          </Paragraph>
          <Paragraph>
            You’ll find each day as your coach entered it behind the link. If one is wrong, reply to this
            email.
          </Paragraph>
        </>
      ),
    }
  },
  samples: () => ({
    asked: { ...SAMPLE },
    'about somebody else': { ...SAMPLE, guestName: null, forName: 'Ben' },
    'no full day, a reminder': { ...SAMPLE, fullDays: 0, missingDays: 3, isReminder: true },
  }),
})

const SAMPLE: WindChoiceData = {
  guestName: 'Awa',
  forName: null,
  fullDays: 2,
  missingDays: 1,
  until: '2026-01-06',
  isReminder: false,
  link: `${SITE}/dashboard`,
}
