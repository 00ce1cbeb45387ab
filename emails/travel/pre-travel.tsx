import { formatCents } from '#domain/base/money.ts'
import { AIRPORT_TAX_EACH_WAY_CENTS } from '#domain/terms/booking-terms.ts'
import { Action, Figures, Paragraph, TextLink } from '#emails/blocks.tsx'
import { guestMail } from '#emails/define-mail.ts'
import {
  balanceRows,
  dashboardLink,
  forPlaces,
  isOfGroup,
  retreatOf,
  travellersRow,
} from '#emails/mailed-booking.ts'
import { forTwo, guest, OWN_PAGE, paid, TOTAL } from '#emails/samples.ts'

/** Two months before the retreat: where the guide is, what is left to pay, and what to bring for the airport. */
export const preTravel = guestMail({
  name: 'pre-travel',
  toTraveller: true,
  needs: ['ownPage'],
  link: 'opens',
  oncePer: 'departure',
  ofGroup: 'paid',
  isOver: ({ booking }) => !booking.holdsPlace,
  compose: ({ booking, ownPage }, sender) => {
    const retreat = retreatOf(booking)
    const head = { subject: `Time to get ready: ${retreat}`, isWarm: true }
    if (ownPage !== null) {
      return {
        ...head,
        preheader: 'Check your details, and get your guide.',
        body: (
          <>
            <Paragraph>
              Your retreat, {retreat}, is coming up. On your page you can see what we still need from you, and
              change your details.
            </Paragraph>
            <Action href={ownPage}>Open my page</Action>
            <Paragraph>
              {`Your guide is ready too: an eight-week fitness program, a packing list, health and entry documents, arrival, and who to call. ${OWN_ACCOUNT}`}
            </Paragraph>
            <AirportTax />
          </>
        ),
      }
    }
    return {
      ...head,
      title: 'Your guide is ready',
      preheader: 'Fitness program, packing list, documents, arrival, and who to call.',
      body: (
        <>
          <Paragraph>
            Your retreat, {retreat}, is coming up, and your guide is ready: an eight-week fitness program, a
            packing list, health and entry documents, arrival, and who to call.
          </Paragraph>
          <Action href={`${sender.baseUrl}/guide/${booking.id}`}>Read my guide</Action>
          <Figures
            title={forPlaces(booking, 'Your booking', 'Your bookings')}
            rows={[
              { label: 'Retreat', value: retreat },
              isOfGroup(booking) && travellersRow(booking),
              ...balanceRows(booking),
            ]}
          />
          <AirportTax isEach={isOfGroup(booking)} />
          <Paragraph>
            Anything changed? Update your details:{' '}
            <TextLink href={dashboardLink(sender)}>open my dashboard</TextLink>
          </Paragraph>
        </>
      ),
    }
  },
  samples: () => ({
    'balance open': { ...guest(paid(200)), ownPage: null },
    'a group': { ...guest(forTwo(paid(200))), ownPage: null },
    'all paid': { ...guest(paid(TOTAL)), ownPage: null },
    'somebody else has booked': { ...guest(paid(200)), guestName: 'Ben', ownPage: OWN_PAGE },
  }),
})

/** Said to somebody for whom the place was booked: where the guide is. */
export const OWN_ACCOUNT =
  'To read it and add your flight, take the place into your own account at the bottom of your page.'

/** Returns what to bring for the airport tax; `isEach`: the email is about several travellers. */
export function AirportTax({ isEach = false }: { isEach?: boolean }) {
  const eachWay = formatCents(AIRPORT_TAX_EACH_WAY_CENTS)
  return (
    <Paragraph>
      Bring {formatCents(2 * AIRPORT_TAX_EACH_WAY_CENTS)} {isEach && 'each '}in cash for the airport tax:{' '}
      {eachWay} on arrival and {eachWay} on departure.
    </Paragraph>
  )
}
