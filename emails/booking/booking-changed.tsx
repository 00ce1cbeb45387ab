import type { ChangedLine } from '#domain/date-change/change-mails.ts'
import { formatDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { Action, Attached, Figures, Paragraph, type Figure } from '#emails/blocks.tsx'
import { Layout } from '#emails/layout.tsx'
import type { Mail, Sender } from '#emails/mail.ts'
import {
  balanceRows,
  dashboardLink,
  formatDeadline,
  greeting,
  nothingLeft,
  priceRows,
  retreatOf,
  stayRows,
  stillChecking,
  type BookingMailData,
  type MailedBooking,
  type PayAt,
} from '#emails/mailed-booking.ts'

/**
 * The stay, the price or the address were changed, perhaps several times: `changes` is what is different in the end, and
 * nothing where it is as it was before.
 */
export function bookingChangedMail(
  sender: Sender,
  data: BookingMailData & PayAt & { changes: readonly ChangedLine[] },
): Mail {
  const { booking, changes } = data
  return {
    subject: `Your booking has changed: ${retreatOf(booking)}`,
    body: (
      <Layout
        sender={sender}
        title="Your booking has changed"
        preview={`${retreatOf(booking)}. ${nextStep(booking)}`}
      >
        <Paragraph>{greeting(data.guestName)}</Paragraph>
        <Paragraph>
          {changes.length > 0
            ? 'Your booking was changed. This is how it stands now.'
            : 'Your booking was changed and changed back: it stands as it did before.'}{' '}
          {nextStep(booking)}
        </Paragraph>
        {changes.length > 0 && <Figures title="What has changed" rows={changes.map(changeRow)} />}
        <Figures
          title="Your stay"
          rows={[...stayRows(booking), ...priceRows(booking), ...balanceRows(booking)]}
        />
        <Attached files={data.attached} />
        {booking.holdExpiresAt ? (
          <Action href={data.payAt}>Pay for my place</Action>
        ) : (
          <Action href={dashboardLink(sender)}>Open my dashboard</Action>
        )}
        <Paragraph>Wasn’t you? Reply to this email straight away.</Paragraph>
      </Layout>
    ),
  }
}

function changeRow({ label, from, to }: ChangedLine): Figure {
  return { label, value: [from ?? 'nothing', to ?? 'nothing'].join(' → '), long: true }
}

function nextStep(booking: MailedBooking): string {
  if (booking.holdExpiresAt)
    return `It is held until ${formatDeadline(booking.holdExpiresAt, booking)} and waits for its payment.`
  if (booking.balanceDue <= 0) return nothingLeft(booking)
  const due = booking.quote ? ` by ${formatDay(booking.quote.balanceDueOn)}` : ''
  return `${formatEuros(booking.balanceDue)} is left to pay${due}.${stillChecking(booking)}`
}
