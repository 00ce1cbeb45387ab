import { formatDay } from '#domain/base/dates.ts'
import { Action, Paragraph } from '#emails/blocks.tsx'
import { otherMail } from '#emails/define-mail.ts'
import type { GuestFacts } from '#emails/mail-facts.ts'
import { dashboardLink, retreatOf } from '#emails/mailed-booking.ts'
import { guest, paid, TOTAL } from '#emails/samples.ts'

/** Confirms a complaint and says by when it is answered. Its text is on the dashboard. */
export const complaintReceived = otherMail({
  name: 'complaint-received',
  to: 'guest',
  keepsAddress: true,
  compose: (data: GuestFacts & { answerBy: string }, sender) => {
    const { booking } = data
    const by = formatDay(data.answerBy)
    return {
      subject: 'We’ve received your complaint',
      preheader: `You’ll have our answer by ${by} at the latest.`,
      body: (
        <>
          <Paragraph>
            We’ve received your complaint about {retreatOf(booking)} and are looking into it. You’ll have our
            answer by {by}, by email and on your dashboard.
          </Paragraph>
          <Action href={dashboardLink(sender)}>Open my dashboard</Action>
          <Paragraph>Anything to add? Reply to this email.</Paragraph>
        </>
      ),
    }
  },
  samples: () => ({ 'after the retreat': { ...guest(paid(TOTAL)), answerBy: '2026-01-12' } }),
})
