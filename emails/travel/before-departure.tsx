import { formatDay } from '#domain/base/dates.ts'
import { Action, Figures, Paragraph } from '#emails/blocks.tsx'
import { guestMail } from '#emails/define-mail.ts'
import { balanceRows, forPlaces, isOfGroup, retreatOf, travellersRow } from '#emails/mailed-booking.ts'
import { forTwo, guest, OWN_PAGE, paid, TOTAL } from '#emails/samples.ts'
import { AirportTax, OWN_ACCOUNT } from './pre-travel.tsx'

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

/** Two weeks before the retreat: the dates, the lodging, the contact on the spot, and what to do in an emergency. */
export const beforeDeparture = guestMail({
  name: 'before-departure',
  toTraveller: true,
  needs: ['info', 'startsOn', 'endsOn', 'knowsArrival', 'ownPage'],
  link: 'opens',
  oncePer: 'departure',
  ofGroup: 'paid',
  isOver: ({ booking }) => !booking.holdsPlace,
  compose: ({ booking, info, startsOn, endsOn, knowsArrival, ownPage }, sender) => ({
    subject: `Before you fly: ${retreatOf(booking)}`,
    title: 'Before you fly',
    isWarm: true,
    preheader: `Your days, your lodging, and who to call: ${info.contact.name}, ${info.contact.phone}.`,
    body: (
      <>
        <Paragraph>
          Your retreat starts on {formatDay(startsOn)}. Save this email on your phone, or print it in case
          you’re offline.
        </Paragraph>
        <Figures
          title="Who to call at the retreat"
          rows={[
            { label: 'Day and night', value: info.contact.name, long: true },
            { label: 'Number', value: info.contact.phone, long: true },
            { label: 'In an emergency', value: info.emergency, long: true },
          ]}
        />
        <Figures
          title="Your retreat"
          rows={[
            { label: 'First day', value: formatDay(startsOn) },
            { label: 'Last day', value: formatDay(endsOn) },
            { label: 'Day by day', value: info.itinerary, long: true },
            { label: 'Where you stay', value: info.lodging, long: true },
            { label: 'Meals', value: info.meals, long: true },
            { label: 'Included transport', value: info.transport.join('; '), long: true },
          ]}
        />
        <Paragraph>{flightText(knowsArrival, ownPage !== null)}</Paragraph>
        <AirportTax isEach={isOfGroup(booking)} />
        {ownPage === null ? (
          <Action href={`${sender.baseUrl}/guide/${booking.id}`}>Open my guide</Action>
        ) : (
          <>
            <Action href={ownPage}>Open my page</Action>
            <Paragraph>{`Your guide has more of all this. ${OWN_ACCOUNT}`}</Paragraph>
          </>
        )}
        {ownPage === null && booking.balanceDue > 0 && (
          <Figures
            title={forPlaces(booking, 'Your booking', 'Your bookings')}
            rows={[isOfGroup(booking) && travellersRow(booking), ...balanceRows(booking)]}
          />
        )}
      </>
    ),
  }),
  samples: () => ({
    'arrival known, balance open': { ...guest(paid(200)), ...JOURNEY, knowsArrival: true, ownPage: null },
    'a group, balance open': {
      ...guest(forTwo(paid(200))),
      ...JOURNEY,
      knowsArrival: true,
      ownPage: null,
    },
    'arrival not known': { ...guest(paid(TOTAL)), ...JOURNEY, knowsArrival: false, ownPage: null },
    'somebody else has booked': {
      ...guest(paid(200)),
      guestName: 'Ben',
      ...JOURNEY,
      knowsArrival: false,
      ownPage: OWN_PAGE,
    },
  }),
})

/** Who has no account tells us the flight by an answer. */
function flightText(isKnown: boolean, isByAnswer: boolean): string {
  if (isByAnswer)
    return isKnown
      ? 'We know your flight times. If one has changed, reply to this email so we can meet you at the airport.'
      : 'We don’t know when you land yet. Reply to this email with your flight so we can meet you at the airport.'
  return isKnown
    ? 'Your flight times are on your dashboard. If one has changed, update it there so we can meet you at the airport.'
    : 'We don’t know when you land yet. Add your flight on your dashboard so we can meet you at the airport.'
}
