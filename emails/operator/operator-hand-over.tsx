import { formatEuros } from '#domain/base/money.ts'
import { Action, Figures, Paragraph } from '#emails/blocks.tsx'
import { otherMail } from '#emails/define-mail.ts'
import type { MailedBooking } from '#emails/mail-facts.ts'
import { inSubject, bookingRows } from '#emails/mailed-booking.ts'
import { paid, TOTAL } from '#emails/samples.ts'

interface OperatorHandOver {
  booking: MailedBooking
  is: 'asked' | 'accepted'
  from: string
  to: string
  cost: number
}

/** To the operator: a place was handed over, or a guest asks for a hand-over less than a week before the retreat. */
export const operatorHandOver = otherMail({
  name: 'operator-hand-over',
  to: 'operator',
  compose: ({ booking, is, from, to, cost }: OperatorHandOver, sender) => {
    const asked = is === 'asked'
    return {
      subject: asked
        ? `May someone else come? ${inSubject(from)}`
        : `Passed on: ${inSubject(from, 17)} to ${inSubject(to, 17)}`,
      title: asked ? 'May someone else come?' : 'A place was passed on',
      preheader: asked ? 'Please allow or refuse it.' : `${to} is coming instead of ${from}.`,
      body: (
        <>
          <Paragraph>
            {asked
              ? `${from} would like ${to} to come instead. The retreat is less than a week away, so it’s your decision. Allow or refuse it in the admin; if you refuse, give a reason.`
              : `${to} is coming instead of ${from}. The money paid stays with the booking. Please arrange room and notes again.`}
            {cost > 0 && ` Passing it on costs ${formatEuros(cost)}: please ask for it yourself.`}
          </Paragraph>
          <Figures
            title="The booking"
            rows={[
              { label: asked ? 'Guest' : 'Previous guest', value: from, long: true },
              { label: asked ? 'Would come instead' : 'New guest', value: to, long: true },
              ...bookingRows(booking),
            ]}
          />
          <Action href={`${sender.baseUrl}/admin/guests/${booking.id}`}>Open the guest</Action>
        </>
      ),
    }
  },
  samples: (): Record<string, OperatorHandOver> => ({
    asked: { booking: paid(TOTAL), is: 'asked', from: 'Awa Jallow', to: 'Bo Claes', cost: 0 },
    done: { booking: paid(200), is: 'accepted', from: 'Awa Jallow', to: 'Bo Claes', cost: 45 },
  }),
})
