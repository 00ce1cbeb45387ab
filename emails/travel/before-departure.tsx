import { formatDay } from '#domain/base/dates.ts'
import { Action, Figures, Paragraph } from '#emails/blocks.tsx'
import { guestMail } from '#emails/define-mail.ts'
import { balanceRows, greeting, retreatOf, stayRows } from '#emails/mailed-booking.ts'
import { guest, paid, TOTAL } from '#emails/samples.ts'

const JOURNEY = {
  info: {
    itinerary: 'Arrival on the first day, lessons or free time on six, departure on the last.',
    lodging: 'A guesthouse by the beach.',
    meals: 'Breakfast and dinner.',
    transport: ['airport pickup', 'the way to the kite beach'],
    contact: { name: 'The team at the retreat', phone: '+220 000 0000' },
    emergency: 'Call 117.',
  },
  startsOn: '2025-10-31',
  endsOn: '2025-11-07',
}

/** Two weeks before the retreat: the days, the lodging, who answers on the spot, and what to do in an emergency. */
export const beforeDeparture = guestMail({
  name: 'before-departure',
  needs: ['info', 'startsOn', 'endsOn', 'knowsArrival'],
  oncePer: 'departure',
  compose: (data, sender) => {
    const { booking, info } = data
    return {
      subject: `Two weeks to go: ${retreatOf(booking)}`,
      title: 'Two weeks to go',
      preheader: `Your days, your lodging, and whom to call: ${info.contact.name}, ${info.contact.phone}.`,
      body: (
        <>
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
        </>
      ),
    }
  },
  samples: () => ({
    'arrival known, balance open': { ...guest(paid(200)), ...JOURNEY, knowsArrival: true },
    'arrival not known': { ...guest(paid(TOTAL)), ...JOURNEY, knowsArrival: false },
  }),
})
