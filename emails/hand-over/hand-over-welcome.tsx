import type { AnnouncedChange } from '#domain/date-change/announced-change.ts'
import { ifItNeverComes } from '#domain/hand-over/former-guest-text.ts'
import { Announced } from '#emails/booking/announced.tsx'
import { Action, Attached, Figures, Paragraph } from '#emails/blocks.tsx'
import { Layout } from '#emails/layout.tsx'
import type { Mail, Sender } from '#emails/mail.ts'
import {
  dashboardLink,
  greeting,
  retreatOf,
  stayAndPrice,
  type BookingMailData,
} from '#emails/mailed-booking.ts'

/** To the guest who has taken a place over: that it is theirs, with all that a booking has. */
export function handOverWelcomeMail(
  sender: Sender,
  data: BookingMailData & { announced: readonly AnnouncedChange[] },
): Mail {
  const { booking } = data
  const never = ifItNeverComes(booking)
  return {
    subject: `The place is yours: ${retreatOf(booking)}`,
    body: (
      <Layout
        sender={sender}
        title="The place is yours"
        preview={`You come to ${retreatOf(booking)}. Everything for it stands on your dashboard.`}
      >
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
          On your dashboard you find what is left to do: your flights, what to pack, and what to pay by when.
        </Paragraph>
        <Action href={dashboardLink(sender)}>Open your dashboard</Action>
      </Layout>
    ),
  }
}
