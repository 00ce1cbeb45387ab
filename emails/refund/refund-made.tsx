import { placeAfterRefund, refundMailSubject, refundMailText } from '#domain/refund/refund-mail-text.ts'
import { Action, Attached, Figures, Paragraph } from '#emails/blocks.tsx'
import { guestMail } from '#emails/define-mail.ts'
import { dashboardLink, paymentRows, retreatOf, balanceRows } from '#emails/mailed-booking.ts'
import { card, gone, guest, paid, TOTAL, transfer } from '#emails/samples.ts'

/** A goodwill refund by the operator, or a refund of money that a bank had held in a dispute. */
export const refundMade = guestMail({
  name: 'refund-made',
  needs: ['payment'],
  carries: ['documents'],
  oncePer: 'payment',
  compose: (data, sender) => {
    const { booking, payment } = data
    const text = refundMailText(payment, retreatOf(booking))
    const next = placeAfterRefund(booking)
    return {
      subject: refundMailSubject(payment),
      title: 'Your refund',
      preheader: `${text} ${next}`,
      body: (
        <>
          <Paragraph>
            {text} {next}
          </Paragraph>
          <Action href={dashboardLink(sender)}>Open my dashboard</Action>
          <Figures title="This refund" rows={paymentRows(payment)} />
          <Attached files={data.attached} />
          {booking.holdsPlace && booking.balanceDue > 0 && (
            <Figures title="Your booking" rows={balanceRows(booking)} />
          )}
        </>
      ),
    }
  },
  samples: () => ({
    'a goodwill, the booking stays paid': {
      ...guest({ ...paid(TOTAL), amountPaid: TOTAL - 180, amountCredited: 180 }, 'Credit note C-2025-0004'),
      payment: card('refund', 180),
    },
    'a dispute was won after the guest has cancelled': {
      ...guest({ ...gone(), isCancelled: true }, 'Credit note C-2025-0007'),
      payment: { ...transfer('balance', 930), kind: 'refund' },
    },
  }),
})
