import { formatEuros } from '#domain/base/money.ts'
import type { ChangedLine } from '#domain/date-change/change-mails.ts'
import { Action, Attached, Figures, Paragraph, type Figure } from '#emails/blocks.tsx'
import { otherMail } from '#emails/define-mail.ts'
import type { GuestFacts, MailedBooking, MailFacts } from '#emails/mail-facts.ts'
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

interface BookingChange extends GuestFacts, Pick<MailFacts, 'payAt'> {
  changes: readonly ChangedLine[]
  /** True if the guest has to order the change before paying more. */
  isToOrder: boolean
}

/** The retreat, the price or the address was changed, perhaps several times: `changes` holds only what differs in the end. */
export const bookingChanged = otherMail({
  name: 'booking-changed',
  to: 'guest',
  link: 'claims',
  statesBalance: true,
  compose: (data: BookingChange, sender) => {
    const { booking, changes } = data
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
            rows={[...bookingRows(booking), ...priceRows(booking), ...balanceRows(booking)]}
          />
          <Attached files={data.attached} />
          {booking.holdExpiresAt || isToOrder ? (
            <Action href={data.payAt}>{isToOrder ? 'Check the change' : 'Pay for my place'}</Action>
          ) : (
            <Action href={dashboardLink(sender)}>Open my dashboard</Action>
          )}
          <Paragraph>Wasn’t you? Reply to this email straight away.</Paragraph>
        </>
      ),
    }
  },
  samples: () => ({
    'before the payment': { ...guest(unpaid()), payAt: PAY_AT, isToOrder: false, changes: [OTHER_DATE] },
    'after the payment': {
      ...guest(paid(200), STAY),
      payAt: PAY_AT,
      isToOrder: false,
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
      changes: [
        { label: 'Room', from: 'Private', to: 'Shared' },
        { label: 'Total', from: '€1,130', to: '€950' },
      ],
    },
    'and changed back': { ...guest(unpaid()), payAt: PAY_AT, isToOrder: false, changes: [] },
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
