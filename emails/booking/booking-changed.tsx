import { formatEuros } from '#domain/base/money.ts'
import type { ChangedLine } from '#domain/mail/changed-lines.ts'
import { Action, Attached, Figures, Paragraph, type Figure } from '#emails/blocks.tsx'
import { guestMail } from '#emails/define-mail.ts'
import type { MailedBooking } from '#emails/mail-facts.ts'
import {
  balanceRows,
  dashboardLink,
  dueText,
  formatDeadline,
  fullyPaidNote,
  priceRows,
  retreatOf,
  bookingRows,
  unconfirmedNote,
} from '#emails/mailed-booking.ts'
import { guest, unpaid, paid, PAY_AT, RETREAT, SHARED_ROOM, STAY } from '#emails/samples.ts'

const OTHER_DATE = { label: 'Retreat', from: 'Nov 7–14, 2025', to: RETREAT }
const OTHER_ADDRESS = { label: 'Email address', from: 'a•••@example.com', to: 'awa.jallow@example.com' }

/** The retreat, the price or the address was changed, perhaps several times: `changes` holds only what differs in the end. */
export const bookingChanged = guestMail({
  name: 'booking-changed',
  needs: ['payAt', 'changes', 'isToOrder', 'back'],
  carries: ['calendar-if-sent'],
  oncePer: 'change',
  link: 'claims',
  statesBalance: true,
  compose: (data, sender) => {
    const { booking, changes, back } = data
    const isToOrder = data.isToOrder && booking.holdExpiresAt === null
    return {
      subject: `Your booking has changed: ${retreatOf(booking)}`,
      title: 'Your booking has changed',
      preheader: `${retreatOf(booking)}. ${nextStep(booking)}`,
      body: (
        <>
          <Paragraph>
            {changes.length > 0
              ? 'Your booking has changed. Here are the details.'
              : 'Your booking was changed and then changed back, so it’s the same as before.'}{' '}
            {nextStep(booking)}
            {isToOrder && ' Please check and confirm the change, because the new price needs a new order.'}
          </Paragraph>
          {changes.length > 0 && <Figures title="What has changed" rows={changes.map(changeRow)} />}
          <Figures
            title="Your booking"
            rows={[
              ...bookingRows(booking),
              ...priceRows(booking),
              ...balanceRows(booking),
              back > booking.amountComingBack && {
                label: 'Refunded',
                value: formatEuros(back - booking.amountComingBack),
              },
            ]}
          />
          <Attached files={data.attached} />
          {booking.holdExpiresAt || isToOrder ? (
            <Action href={data.payAt}>{isToOrder ? 'Check the change' : 'Pay for my place'}</Action>
          ) : (
            <Action href={dashboardLink(sender)}>Open my dashboard</Action>
          )}
          <Paragraph>Is something not right? Reply to this email straight away.</Paragraph>
        </>
      ),
    }
  },
  samples: () => ({
    'before the payment': {
      ...guest(unpaid()),
      payAt: PAY_AT,
      isToOrder: false,
      back: 0,
      changes: [OTHER_DATE],
    },
    'after the payment': {
      ...guest(paid(200), STAY),
      payAt: PAY_AT,
      isToOrder: false,
      back: 0,
      changes: [OTHER_DATE, OTHER_ADDRESS],
    },
    'cheaper, money goes back': {
      ...guest(
        { ...paid(950), selectedRoom: 'shared', quote: SHARED_ROOM, balanceDue: 0, amountComingBack: 180 },
        'Credit note C-2025-0001',
        STAY,
      ),
      payAt: PAY_AT,
      isToOrder: true,
      back: 180,
      changes: [
        { label: 'Room', from: 'Private', to: 'Shared' },
        { label: 'Total', from: '€1,130', to: '€950' },
      ],
    },
    'cheaper, the money was sent': {
      ...guest(
        { ...paid(950), selectedRoom: 'shared', quote: SHARED_ROOM, balanceDue: 0 },
        'Credit note C-2025-0001',
      ),
      payAt: PAY_AT,
      isToOrder: false,
      back: 180,
      changes: [{ label: 'Room', from: 'Private', to: 'Shared' }],
    },
    'and changed back': { ...guest(unpaid()), payAt: PAY_AT, isToOrder: false, back: 0, changes: [] },
  }),
})

function changeRow({ label, from, to }: ChangedLine): Figure {
  return { label, value: [from ?? 'nothing', to ?? 'nothing'].join(' → '), long: true }
}

function nextStep(booking: MailedBooking): string {
  if (booking.holdExpiresAt)
    return `We’re holding your place until ${formatDeadline(booking.holdExpiresAt, booking)}. Please pay by then.`
  if (booking.balanceDue <= 0) return fullyPaidNote(booking)
  return `${formatEuros(booking.balanceDue)} is left to pay${dueText(booking)}.${unconfirmedNote(booking)}`
}
