import { formatDay } from '#domain/base/dates.ts'
import { Action, Figures, Paragraph } from '#emails/blocks.tsx'
import { otherMail } from '#emails/define-mail.ts'
import type { GuestFacts } from '#emails/mail-facts.ts'
import { dashboardLink, greeting, retreatOf, stayRows } from '#emails/mailed-booking.ts'
import { guest, paid, TOTAL } from '#emails/samples.ts'

/** To whoever complained: that it is here, and by when it is answered. Its words stand on the dashboard. */
export const complaintReceived = otherMail({
  name: 'complaint-received',
  to: 'guest',
  keepsAddress: true,
  compose: (data: GuestFacts & { answerBy: string }, sender) => {
    const { booking } = data
    const by = formatDay(data.answerBy)
    return {
      subject: `We have your complaint: ${retreatOf(booking)}`,
      title: 'We have your complaint',
      preheader: `You have our answer by ${by} at the latest.`,
      body: (
        <>
          <Paragraph>{greeting(data.guestName)}</Paragraph>
          <Paragraph>
            We have your complaint, and look into it. You have our answer by {by} at the latest, by email and
            on your dashboard, where your own words stand too.
          </Paragraph>
          <Figures title="About" rows={stayRows(booking)} />
          <Action href={dashboardLink(sender)}>Open your dashboard</Action>
          <Paragraph>Is there more to say? Reply to this email.</Paragraph>
        </>
      ),
    }
  },
  samples: () => ({ 'after the stay': { ...guest(paid(TOTAL)), answerBy: '2026-01-12' } }),
})
