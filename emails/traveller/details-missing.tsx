import { formatShortDay, type CalendarDay } from '#domain/base/dates.ts'
import { listed } from '#domain/base/wording.ts'
import { Action, Paragraph } from '#emails/blocks.tsx'
import { otherMail } from '#emails/define-mail.ts'
import { RETREAT, SITE } from '#emails/samples.ts'

interface DetailsMissing {
  guestName: string | null
  /** What to call those who have not said everything. */
  missing: string[]
  retreatDate: string
  dueOn: CalendarDay
  link: string
}

/** Tells who has booked for others, the day after it was due, whose details are still missing. */
export const detailsMissing = otherMail({
  name: 'details-missing',
  to: 'guest',
  compose: ({ missing, retreatDate, dueOn, link }: DetailsMissing) => ({
    subject: `Details missing for ${retreatDate}`,
    preheader: `We still need a few things from ${listed(missing)}.`,
    body: (
      <>
        <Paragraph>
          {`We still need a few things from ${listed(missing)} for ${retreatDate}. They were due on ${formatShortDay(dueOn)}.`}
        </Paragraph>
        <Paragraph>
          {missing.length === 1
            ? `Please send ${listed(missing)} the link again: you can copy it on your dashboard. It takes 2 minutes, without an account.`
            : 'Please send each of them their link again: you can copy it on your dashboard. It takes 2 minutes, without an account.'}
        </Paragraph>
        <Action href={link}>Open my dashboard</Action>
      </>
    ),
  }),
  samples: () => ({
    one: {
      guestName: 'Awa',
      missing: ['Ben'],
      retreatDate: RETREAT,
      dueOn: '2025-10-01',
      link: `${SITE}/dashboard`,
    },
    two: {
      guestName: 'Awa',
      missing: ['Ben', 'Lea'],
      retreatDate: RETREAT,
      dueOn: '2025-10-01',
      link: `${SITE}/dashboard`,
    },
  }),
})
