import { formatDay } from '#domain/base/dates.ts'
import type { DepartureInfo } from '#domain/retreat/departure-info.ts'
import { Action, Figures, Paragraph } from '#emails/blocks.tsx'
import { Layout } from '#emails/layout.tsx'
import type { Mail, Sender } from '#emails/mail.ts'
import { balanceRows, greeting, retreatOf, stayRows, type BookingMailData } from '#emails/mailed-booking.ts'

/** Two weeks before the retreat: the days, the lodging, who answers on the spot, and what to do in an emergency. */
export function beforeDepartureMail(
  sender: Sender,
  data: BookingMailData & {
    info: DepartureInfo
    startsOn: string
    endsOn: string
    /** Whether the guest has told when they land. */
    knowsArrival: boolean
  },
): Mail {
  const { booking, info } = data
  return {
    subject: `Two weeks to go: ${retreatOf(booking)}`,
    body: (
      <Layout
        sender={sender}
        title="Two weeks to go"
        preview={`Your days, your lodging, and whom to call: ${info.contact.name}, ${info.contact.phone}.`}
      >
        <Paragraph>{greeting(data.guestName)}</Paragraph>
        <Paragraph>
          In two weeks at most your retreat begins. Keep this email where you find it without a network, or
          print it.
        </Paragraph>
        <Figures
          title="Whom to call during your stay"
          rows={[
            { label: 'Answers day and night', value: info.contact.name, long: true },
            { label: 'Number', value: info.contact.phone, long: true },
            { label: 'In an emergency', value: info.emergency, long: true },
          ]}
        />
        <Figures
          title="Your journey"
          rows={[
            { label: 'First day', value: formatDay(data.startsOn) },
            { label: 'Last day', value: formatDay(data.endsOn) },
            { label: 'Day by day', value: info.itinerary, long: true },
            { label: 'Where you stay', value: info.lodging, long: true },
            { label: 'Meals', value: info.meals, long: true },
            { label: 'We take care of', value: info.transport.join('; '), long: true },
          ]}
        />
        <Paragraph>
          {data.knowsArrival
            ? 'Your flight times stand on your dashboard. Has one changed? Tell us there, so that somebody stands at the airport when you land.'
            : 'We do not know yet when you land. Tell us on your dashboard, so that somebody stands at the airport.'}
        </Paragraph>
        <Action href={`${sender.baseUrl}/guide/${booking.id}`}>Open my guide</Action>
        <Figures title="Your stay" rows={[...stayRows(booking), ...balanceRows(booking)]} />
      </Layout>
    ),
  }
}
