import { formatDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { Action, Figures, Paragraph } from '#emails/blocks.tsx'
import { guestMail } from '#emails/define-mail.ts'
import { dashboardLink, forPlaces, paymentRows, retreatOf, yourPlace } from '#emails/mailed-booking.ts'
import { guest, reported, transfer } from '#emails/samples.ts'

/** A reported transfer has not arrived by the third working day, and the place depends on it until `keptThrough`. */
export const transferReminder = guestMail({
  name: 'transfer-reminder',
  needs: ['payment', 'keptThrough'],
  oncePer: 'payment',
  ofGroup: 'paid',
  compose: (data, sender) => {
    const { booking, payment, keptThrough } = data
    const amount = formatEuros(payment.amount)
    const kept = keptThrough
      ? forPlaces(
          booking,
          `We’re holding your place until the end of ${formatDay(keptThrough)}. After that, we release it.`,
          `We’re holding your places until the end of ${formatDay(keptThrough)}. After that, we release them.`,
        )
      : `We’re holding ${yourPlace(booking)} for now.`
    return {
      subject: `Your ${amount} transfer hasn’t arrived yet`,
      title: 'Your transfer hasn’t arrived yet',
      preheader: kept,
      body: (
        <>
          <Paragraph>
            You told us about a {amount} transfer for {retreatOf(booking)}, but it hasn’t reached our account
            yet. {kept}
          </Paragraph>
          <Paragraph>
            Please check that the money left your account with the reference below. If it did, reply with your
            bank’s confirmation. If not, please send it today.
          </Paragraph>
          <Figures title="What we look for" rows={paymentRows(payment)} />
          <Action href={dashboardLink(sender)}>Open my dashboard</Action>
          <Paragraph>
            Plans changed? Please cancel on your dashboard so someone else can have the place.
          </Paragraph>
        </>
      ),
    }
  },
  samples: () => ({
    deposit: { ...guest(reported(200)), payment: transfer('deposit', 200), keptThrough: '2025-09-10' },
  }),
})
