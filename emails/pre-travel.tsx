import { formatCents } from '#domain/money.ts'
import { AIRPORT_TAX_EACH_WAY_CENTS } from '#domain/pricing.ts'
import { Action, Figures, Paragraph } from './blocks.tsx'
import { Layout } from './layout.tsx'
import type { Mail, Sender } from './mail.ts'
import {
  balanceRows,
  dashboardLink,
  greeting,
  retreatOf,
  stayRows,
  type BookingMailData,
} from './mailed-booking.ts'

/** Two months before the retreat: where to look for the programs, what is left to pay, and what to bring for the airport. */
export function preTravelMail(sender: Sender, data: BookingMailData): Mail {
  const { booking } = data
  const eachWay = formatCents(AIRPORT_TAX_EACH_WAY_CENTS)
  return {
    subject: `Get ready for your retreat: ${retreatOf(booking)}`,
    body: (
      <Layout
        sender={sender}
        title="Your retreat is coming closer"
        preview="The fitness program and the pre-retreat information are posted on your dashboard."
      >
        <Paragraph>{greeting(data.guestName)}</Paragraph>
        <Paragraph>
          Your retreat, {retreatOf(booking)}, is coming closer. This is when the fitness program and the
          pre-retreat information are posted: look for them on your dashboard.
        </Paragraph>
        <Action href={dashboardLink(sender)}>Open my dashboard</Action>
        <Figures title="Your stay" rows={[...stayRows(booking), ...balanceRows(booking)]} />
        <Paragraph>
          Bring {formatCents(2 * AIRPORT_TAX_EACH_WAY_CENTS)} in cash for the airport tax: {eachWay} on
          arrival and {eachWay} on departure. It is not part of the price.
        </Paragraph>
        <Paragraph>Has anything changed since you booked? Bring your details up to date there too.</Paragraph>
      </Layout>
    ),
  }
}
