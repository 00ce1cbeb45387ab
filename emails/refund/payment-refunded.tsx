import { formatEuros } from '#domain/base/money.ts'
import { capitalised } from '#domain/base/wording.ts'
import { isCheckoutMethod } from '#domain/payment/ledger.ts'
import { METHOD_NAMES, refundDestination } from '#domain/payment/payment-names.ts'
import { Action, Attached, Figures, Paragraph } from '#emails/blocks.tsx'
import { guestMail } from '#emails/define-mail.ts'
import type { MailedBooking } from '#emails/mail-facts.ts'
import { dashboardLink, retreatOf } from '#emails/mailed-booking.ts'
import { card, gone, guest, paid, TOTAL, transfer } from '#emails/samples.ts'

/**
 * A payment that the booking can no longer take. It is refunded in full if the place was released and none is free, if it was paid
 * twice, or if we cancelled the retreat; a transfer that arrives after a cancellation is refunded under the terms. `back` in euros.
 */
export const paymentRefunded = guestMail({
  name: 'payment-refunded',
  needs: ['payment', 'back'],
  carries: ['documents'],
  oncePer: 'payment',
  compose: (data, sender) => {
    const { booking, payment, back } = data
    const amount = formatEuros(payment.amount)
    const retreat = retreatOf(booking)
    const { why, title } = reasonOf(booking, `your ${amount} payment for ${retreat}`)
    const howMuch = howMuchBack(payment.amount, back)
    const way = isCheckoutMethod(payment.method)
      ? `It should reach ${refundDestination(payment.method)} within a few days.`
      : 'We’ll send it by bank transfer, and email you to ask for your bank details.'
    return {
      subject:
        back > 0 ? `We’ll refund your ${formatEuros(back)}` : `Your ${amount} payment arrived too late`,
      title,
      preheader: `${howMuch} ${back > 0 ? way : ''}`,
      body: (
        <>
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

          {booking.holdsPlace ? (
            <Action href={dashboardLink(sender)}>Open my dashboard</Action>
          ) : (
            <>
              <Paragraph>Would another date suit you? See what’s available.</Paragraph>
              <Action href={`${sender.baseUrl}/booking`}>See the dates</Action>
            </>
          )}
        </>
      ),
    }
  },
  samples: () => ({
    'too late, by card': {
      ...guest(gone(), 'Credit note C-2025-0002'),
      payment: card('deposit', 200),
      back: 200,
    },
    'too late, by transfer': {
      ...guest(gone(), 'Credit note C-2025-0003'),
      payment: transfer('full', TOTAL),
      back: TOTAL,
    },
    'paid twice': { ...guest(paid(TOTAL)), payment: card('full', TOTAL), back: TOTAL },
    'after we have cancelled the retreat': {
      ...guest(
        { ...gone(), isCancelled: true, retreatCancelled: true },
        'Receipt R-2025-0004',
        'Credit note C-2025-0006',
      ),
      payment: transfer('full', TOTAL),
      back: TOTAL,
    },
    'after the booking was cancelled': {
      ...guest({ ...gone(), isCancelled: true }, 'Receipt R-2025-0004', 'Credit note C-2025-0006'),
      payment: transfer('full', TOTAL),
      back: 930,
    },
  }),
})

function reasonOf(booking: MailedBooking, payment: string): { title: string; why: string } {
  if (booking.holdsPlace) {
    return {
      title: 'You paid twice',
      why: `${capitalised(payment)} wasn’t needed: this was already paid. Your place is still confirmed.`,
    }
  }
  if (booking.retreatCancelled) {
    return {
      title: 'Your payment came after we cancelled',
      why: `We received ${payment} after we had to cancel the retreat.`,
    }
  }
  const title = 'Your payment came too late'
  return booking.isCancelled
    ? { title, why: `We received ${payment} after your booking had been cancelled.` }
    : {
        title,
        why: `We’re sorry: ${payment} arrived after we’d released your place, and we couldn’t hold one again.`,
      }
}

function howMuchBack(amount: number, back: number): string {
  if (back >= amount) return 'We’ll refund all of it.'
  if (back === 0) return 'Under the cancellation terms, there’s no refund of it.'
  return `Under the cancellation terms, we’ll refund ${formatEuros(back)} of it.`
}
