import { formatEuros } from '#domain/base/money.ts'
import { Action, Figures, Paragraph } from '#emails/blocks.tsx'
import { Layout } from '#emails/layout.tsx'
import type { Mail, Sender } from '#emails/mail.ts'
import { stayRows, type MailedBooking } from '#emails/mailed-booking.ts'

/** To the operator: a place has another guest, or, less than a week before, somebody asks whether it may. */
export function operatorHandOverMail(
  sender: Sender,
  {
    booking,
    is,
    from,
    to,
    cost,
  }: { booking: MailedBooking; is: 'asked' | 'accepted'; from: string; to: string; cost: number },
): Mail {
  const asked = is === 'asked'
  return {
    subject: asked ? `May someone else come? ${from}` : `Place passed on: ${from} to ${to}`,
    body: (
      <Layout
        to="operator"
        sender={sender}
        title={asked ? 'May someone else come?' : 'A place has another guest'}
        preview={asked ? 'It waits for your yes or no.' : `${to} comes in the place of ${from}.`}
      >
        <Paragraph>
          {asked
            ? `${from} would like ${to} to come instead. It is less than a week before the retreat, so you decide: say yes or no in the admin, a no with your reason.`
            : `${to} comes in the place of ${from}. What was paid stays with the booking. Room, coach and notes need arranging again.`}
          {cost > 0 && ` Passing it on costs ${formatEuros(cost)}: you ask for it yourself.`}
        </Paragraph>
        <Figures
          title="The booking"
          rows={[
            { label: asked ? 'Guest' : 'Was', value: from, long: true },
            { label: asked ? 'Would come instead' : 'Comes now', value: to, long: true },
            ...stayRows(booking),
          ]}
        />
        <Action href={`${sender.baseUrl}/admin/guests/${booking.id}`}>Open the guest</Action>
      </Layout>
    ),
  }
}
