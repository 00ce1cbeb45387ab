import { Link } from '@react-email/link'
import type { GuideChapter } from '#domain/guide.ts'
import { formatCents } from '#domain/money.ts'
import { AIRPORT_TAX_EACH_WAY_CENTS } from '#domain/pricing.ts'
import { Action, Figures, Paragraph } from './blocks.tsx'
import { colours } from './colours.ts'
import { Guide } from './guide.tsx'
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

/** Two months before the retreat: the guide, where it stands too, what is left to pay, and what to bring for the airport. */
export function preTravelMail(
  sender: Sender,
  data: BookingMailData & { chapters: readonly GuideChapter[] },
): Mail {
  const { booking } = data
  const eachWay = formatCents(AIRPORT_TAX_EACH_WAY_CENTS)
  return {
    subject: `Get ready for your retreat: ${retreatOf(booking)}`,
    body: (
      <Layout
        sender={sender}
        title="Your retreat is coming closer"
        preview="Your fitness program, what to pack, health and papers, your arrival, and whom to call."
      >
        <Paragraph>{greeting(data.guestName)}</Paragraph>
        <Paragraph>
          Your retreat, {retreatOf(booking)}, is coming closer. Here is your fitness program and all that is
          good to know before you travel. It stands on your dashboard too, on a page to print.
        </Paragraph>
        <Action href={`${sender.baseUrl}/guide/${booking.id}`}>Open my guide</Action>
        <Figures title="Your stay" rows={[...stayRows(booking), ...balanceRows(booking)]} />
        <Paragraph>
          Bring {formatCents(2 * AIRPORT_TAX_EACH_WAY_CENTS)} in cash for the airport tax: {eachWay} on
          arrival and {eachWay} on departure. It is not part of the price.
        </Paragraph>
        <Paragraph>
          Has anything changed since you booked? Bring your details up to date:{' '}
          <Link className="tw-link" href={dashboardLink(sender)} style={{ color: colours.tealDeep }}>
            open your dashboard
          </Link>
        </Paragraph>
        <Guide chapters={data.chapters} baseUrl={sender.baseUrl} />
      </Layout>
    ),
  }
}
