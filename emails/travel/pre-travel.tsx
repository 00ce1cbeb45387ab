import { formatCents } from '#domain/base/money.ts'
import { AIRPORT_TAX_EACH_WAY_CENTS } from '#domain/terms/booking-terms.ts'
import { Action, Figures, Paragraph, TextLink } from '#emails/blocks.tsx'
import { guestMail } from '#emails/define-mail.ts'
import { balanceRows, dashboardLink, retreatOf } from '#emails/mailed-booking.ts'
import { guest, paid, TOTAL } from '#emails/samples.ts'

/** Two months before the retreat: where the guide is, what is left to pay, and what to bring for the airport. */
export const preTravel = guestMail({
  name: 'pre-travel',
  toTraveller: true,
  oncePer: 'departure',
  isOver: ({ booking }) => !booking.holdsPlace,
  compose: ({ booking }, sender) => {
    return {
      subject: `Time to get ready: ${retreatOf(booking)}`,
      title: 'Your guide is ready',
      isWarm: true,
      preheader: 'Fitness program, packing list, documents, arrival, and who to call.',
      body: (
        <>
          <Paragraph>
            Your retreat, {retreatOf(booking)}, is coming up, and your guide is ready: an eight-week fitness
            program, a packing list, health and entry documents, arrival, and who to call.
          </Paragraph>
          <Action href={`${sender.baseUrl}/guide/${booking.id}`}>Read my guide</Action>
          <Figures
            title="Your booking"
            rows={[{ label: 'Retreat', value: retreatOf(booking) }, ...balanceRows(booking)]}
          />
          <AirportTax />
          <Paragraph>
            Anything changed? Update your details:{' '}
            <TextLink href={dashboardLink(sender)}>open my dashboard</TextLink>
          </Paragraph>
        </>
      ),
    }
  },
  samples: () => ({
    'balance open': { ...guest(paid(200)) },
    'all paid': { ...guest(paid(TOTAL)) },
  }),
})

/** Returns what to bring for the airport tax. */
export function AirportTax() {
  const eachWay = formatCents(AIRPORT_TAX_EACH_WAY_CENTS)
  return (
    <Paragraph>
      Bring {formatCents(2 * AIRPORT_TAX_EACH_WAY_CENTS)} in cash for the airport tax: {eachWay} on arrival
      and {eachWay} on departure.
    </Paragraph>
  )
}
