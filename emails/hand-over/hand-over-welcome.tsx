import type { AnnouncedChange } from '#domain/date-change/announced-change.ts'
import { ifItNeverComes } from '#domain/hand-over/former-guest-text.ts'
import { Announced } from '#emails/booking/announced.tsx'
import { Action, Attached, Figures, Paragraph } from '#emails/blocks.tsx'
import { otherMail } from '#emails/define-mail.ts'
import type { GuestFacts } from '#emails/mail-facts.ts'
import { dashboardLink, greeting, retreatOf, stayAndPrice } from '#emails/mailed-booking.ts'
import { ANNOUNCED, guest, paid, STAY, TOTAL } from '#emails/samples.ts'

/** To the guest who has taken a place over: that it is theirs, with all that a booking has. */
export const handOverWelcome = otherMail({
  name: 'hand-over-welcome',
  to: 'guest',
  limited: 'unpaid',
  compose: (data: GuestFacts & { announced: readonly AnnouncedChange[] }, sender) => {
    const { booking } = data
    const never = ifItNeverComes(booking)
    return {
      subject: `The place is yours: ${retreatOf(booking)}`,
      title: 'The place is yours',
      preheader: `You come to ${retreatOf(booking)}. Everything for it stands on your dashboard.`,
      body: (
        <>
          <Paragraph>{greeting(data.guestName)}</Paragraph>
          <Paragraph>
            You have taken over a place on {retreatOf(booking)}. The booking, with all that is paid for it and
            all that is still due, is yours from now on, on the same terms. We look forward to you.
          </Paragraph>
          <Figures {...stayAndPrice(booking)} />
          {never && <Paragraph>{never}</Paragraph>}
          <Announced changes={data.announced} />
          <Attached files={data.attached} />
          <Paragraph>
            On your dashboard you find what is left to do: your flights, what to pack, and what to pay by
            when.
          </Paragraph>
          <Action href={dashboardLink(sender)}>Open your dashboard</Action>
        </>
      ),
    }
  },
  samples: () => ({
    'balance open, a change announced': { ...guest(paid(200), STAY), announced: [ANNOUNCED] },
    'all paid': { ...guest(paid(TOTAL), STAY), announced: [] },
  }),
})
