import { formatEuros } from '#domain/base/money.ts'
import { Action, Figures, Paragraph } from '#emails/blocks.tsx'
import { operatorMail, type Sender } from '#emails/define-mail.ts'
import type { MailedBooking } from '#emails/mail-facts.ts'
import { inSubject, bookingRows } from '#emails/mailed-booking.ts'
import { HAND_OVER, LATE_HAND_OVER, paid, TOTAL } from '#emails/samples.ts'

/** To the operator: a guest asks for a hand-over less than a week before the retreat. */
export const operatorHandOverAsked = operatorMail({
  name: 'operator-hand-over-asked',
  needs: ['handOver'],
  oncePer: 'hand-over',
  isOver: ({ handOver }) => handOver.state !== 'asked',
  compose: ({ booking, name, handOver: { to, cost } }, sender) => {
    const named = to ?? 'somebody else'
    return {
      subject: `May someone else come? ${inSubject(name)}`,
      title: 'May someone else come?',
      preheader: 'Please allow or refuse it.',
      body: (
        <Body sender={sender} booking={booking} people={{ Guest: name, 'Would come instead': named }}>
          {`${name} would like ${named} to come instead. The retreat is less than a week away, so it’s your decision. Allow or refuse it in the admin; if you refuse, give a reason.${costText(cost)}`}
        </Body>
      ),
    }
  },
  samples: () => ({ asked: { booking: paid(TOTAL), name: 'Awa Jallow', handOver: LATE_HAND_OVER } }),
})

/** To the operator: a place was handed over. */
export const operatorHandOver = operatorMail({
  name: 'operator-hand-over',
  needs: ['handOver'],
  oncePer: 'hand-over',
  compose: ({ booking, name, handOver: { outgoing, cost } }, sender) => ({
    subject: `Passed on: ${inSubject(outgoing, 17)} to ${inSubject(name, 17)}`,
    title: 'A place was passed on',
    preheader: `${name} is coming instead of ${outgoing}.`,
    body: (
      <Body sender={sender} booking={booking} people={{ 'Previous guest': outgoing, 'New guest': name }}>
        {`${name} is coming instead of ${outgoing}. The money paid stays with the booking. Please arrange room and notes again.${costText(cost)}`}
      </Body>
    ),
  }),
  samples: () => ({
    done: { booking: paid(200), name: 'Bo Claes', handOver: { ...HAND_OVER, state: 'accepted', cost: 45 } },
  }),
})

function costText(cost: number): string {
  return cost > 0 ? ` Passing it on costs ${formatEuros(cost)}: please ask for it yourself.` : ''
}

interface BodyProps {
  sender: Sender
  booking: MailedBooking
  /** Names, by what the person is. */
  people: Record<string, string>
  children: string
}

function Body({ sender, booking, people, children }: BodyProps) {
  const rows = Object.entries(people).map(([label, value]) => ({ label, value, long: true }))
  return (
    <>
      <Paragraph>{children}</Paragraph>
      <Figures title="The booking" rows={[...rows, ...bookingRows(booking)]} />
      <Action href={`${sender.baseUrl}/admin/guests/${booking.id}`}>Open the guest</Action>
    </>
  )
}
