import { METHOD_NAMES, wayBackOf } from '#domain/booking/booking-names.ts'
import { isCheckoutMethod } from '#domain/payment/ledger.ts'
import { formatEuros } from '#domain/base/money.ts'
import { Action, Attached, Figures, Paragraph } from '#emails/blocks.tsx'
import { Layout } from '#emails/layout.tsx'
import type { Mail, Sender } from '#emails/mail.ts'
import {
  dashboardLink,
  greeting,
  retreatOf,
  stayRows,
  type BookingMailData,
  type MailedBooking,
  type MailedPayment,
} from '#emails/mailed-booking.ts'

/**
 * A payment that the booking could not take any more. All of it goes back where the place had been given up and none is
 * free, or where it paid what was paid already; of a transfer that arrives after the guest has cancelled, what the terms
 * give: `back`, in euros.
 */
export function paymentRefundedMail(
  sender: Sender,
  data: BookingMailData & { payment: MailedPayment; back: number },
): Mail {
  const { booking, payment, back } = data
  const amount = formatEuros(payment.amount)
  const retreat = retreatOf(booking)
  const { why, title } = reasonOf(booking, `Your payment of ${amount} for ${retreat}`)
  const howMuch = howMuchBack(payment.amount, back)
  const way = isCheckoutMethod(payment.method)
    ? `It should reach ${wayBackOf(payment.method)} within a few days.`
    : 'We’ll send it by bank transfer, and email you to ask for your bank details.'
  return {
    subject: back > 0 ? `We’ll refund your ${formatEuros(back)}` : `Your ${amount} payment arrived too late`,
    body: (
      <Layout sender={sender} title={title} preview={`${howMuch} ${back > 0 ? way : ''}`}>
        <Paragraph>{greeting(data.guestName)}</Paragraph>
        <Paragraph>
          {why} {howMuch} {back > 0 && way}
        </Paragraph>
        <Figures
          title="Your refund"
          rows={[
            { label: `Paid by ${METHOD_NAMES[payment.method]}`, value: amount },
            { label: 'Refund', value: formatEuros(back), strong: true },
          ]}
        />
        <Attached files={data.attached} />
        <Figures title={booking.holdsPlace ? 'Your stay' : 'What was booked'} rows={stayRows(booking)} />
        {booking.holdsPlace ? (
          <Action href={dashboardLink(sender)}>Open my dashboard</Action>
        ) : (
          <>
            <Paragraph>Would another date suit you? See what’s available.</Paragraph>
            <Action href={`${sender.baseUrl}/booking`}>See the dates</Action>
          </>
        )}
      </Layout>
    ),
  }
}

function reasonOf(booking: MailedBooking, payment: string): { title: string; why: string } {
  if (booking.holdsPlace) {
    return {
      title: 'You paid twice',
      why: `${payment} wasn’t needed: this was already paid. Your place is still confirmed.`,
    }
  }
  const title = 'Your payment came too late'
  return booking.isCancelled
    ? { title, why: `${payment} reached us after you had cancelled.` }
    : {
        title,
        why: `${payment} arrived after we’d released your place, and there’s none left. We’re sorry.`,
      }
}

function howMuchBack(paid: number, back: number): string {
  if (back >= paid) return 'We’ll refund all of it.'
  if (back === 0) return 'Under the cancellation terms, there’s no refund of it.'
  return `Under the cancellation terms, we’ll refund ${formatEuros(back)} of it.`
}
