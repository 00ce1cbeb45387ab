import { formatEuros } from '#domain/base/money.ts'
import { capitalised } from '#domain/base/wording.ts'
import { Action, Figures, Paragraph } from '#emails/blocks.tsx'
import { guestMail, type Sender, type Mail } from '#emails/define-mail.ts'
import type { GuestFacts, MailedBooking, MailFacts } from '#emails/mail-facts.ts'
import {
  formatDeadline,
  forPlaces,
  isOfGroup,
  paymentLink,
  retreatOf,
  yourPlace,
  shortDeadline,
} from '#emails/mailed-booking.ts'
import { forTwo, guest, unpaid, PAY_LINK, TOTAL } from '#emails/samples.ts'

/** 24 hours after booking, nothing was paid, or a transfer was reported by a guest whose address is not confirmed (decision 0055). */
export const paymentReminder = guestMail({
  name: 'payment-reminder',
  needs: ['payLink'],
  oncePer: 'hold',
  ofGroup: 'paid',
  isOver: ({ booking }) => booking.holdExpiresAt === null,
  waitsForMorning: true,
  limited: 'unpaid',
  keepsPlace: true,
  compose: (data, sender) => {
    const { booking } = data
    const until = booking.holdExpiresAt ? formatDeadline(booking.holdExpiresAt, booking) : ''
    return booking.amountReported > 0
      ? confirmReminder(sender, data, until)
      : unpaidReminder(sender, data, until)
  },
  samples: () => ({
    'a day before the place is given up': { ...guest(unpaid()), payLink: PAY_LINK },
    'a place booked for another': { ...guest(unpaid({ placeOf: 'Maximiliane' })), payLink: PAY_LINK },
    'for two': { ...guest(forTwo(unpaid())), payLink: PAY_LINK },
    'a transfer was reported, and the address is not confirmed': {
      ...guest(unpaid({ amountReported: 200, balanceDue: TOTAL - 200 })),
      payLink: PAY_LINK,
    },
    'a part of the deposit is there': {
      ...guest(unpaid({ amountPaid: 150, balanceDue: TOTAL - 150 })),
      payLink: PAY_LINK,
    },
  }),
})

/** The subject about a place that was booked for another begins with the name, so that it need not say more. */
function toKeepPlace(booking: MailedBooking): string {
  return booking.placeOf === null ? ` to keep ${yourPlace(booking)}` : ''
}

function confirmReminder(sender: Sender, { booking, confirmUrl }: GuestFacts, until: string): Mail {
  const retreat = retreatOf(booking)
  return {
    subject: `Confirm your address${toKeepPlace(booking)}`,
    title: 'Please confirm your email address',
    preheader: `Confirm it by ${until}, or we release ${yourPlace(booking)}.`,
    hasConfirmLink: true,
    body: (
      <>
        <Paragraph>
          You told us that {formatEuros(booking.amountReported)} for {retreat} is on its way.{' '}
          {`Confirm your email address by ${until}, or we release ${yourPlace(booking)}. Once it’s confirmed, we hold ${yourPlace(booking)} while the transfer is on its way.`}
        </Paragraph>
        <Action href={confirmUrl ?? `${sender.baseUrl}/confirm-address`}>Confirm my address</Action>
      </>
    ),
  }
}

function unpaidReminder(sender: Sender, data: GuestFacts & Pick<MailFacts, 'payLink'>, until: string): Mail {
  const { booking } = data
  const retreat = retreatOf(booking)
  const { quote, paymentReferences: references } = booking
  const received = booking.amountPaid
  const short = booking.holdExpiresAt ? shortDeadline(booking.holdExpiresAt, booking) : ''
  return {
    subject: `Pay by ${short}${toKeepPlace(booking)}`,
    title: forPlaces(
      booking,
      `${capitalised(yourPlace(booking))} isn’t paid for yet`,
      'Your places aren’t paid for yet',
    ),
    preheader: `${retreat}: after that, we release ${yourPlace(booking)}.`,
    body: (
      <>
        <Paragraph>
          {received > 0
            ? forPlaces(
                booking,
                `Your deposit for ${retreat} isn’t complete: we’ve received ${formatEuros(received)}. We’re holding ${yourPlace(booking)} until ${until}; after that, we release it and refund what was paid.`,
                `Your deposits for ${retreat} aren’t complete: we’ve received ${formatEuros(received)}. We’re holding your places until ${until}; after that, we release them and refund what you paid.`,
              )
            : forPlaces(
                booking,
                `We haven’t received a payment for ${yourPlace(booking)} on ${retreat} yet. We hold it until ${until}; after that, we release it.`,
                `We haven’t received a payment for ${retreat} yet. We’re holding your places until ${until}; after that, we release them.`,
              )}
        </Paragraph>
        {/* The pay link is for the own place alone. */}
        <Action
          href={
            isOfGroup(booking) ? paymentLink(sender, booking) : (data.payLink ?? paymentLink(sender, booking))
          }
        >
          {booking.placeOf === null
            ? forPlaces(booking, 'Pay for my place', 'Pay for our places')
            : `Pay for ${booking.placeOf}’s place`}
        </Action>
        {quote && references && (
          <Figures
            title={received > 0 ? 'Left to pay' : 'Pay one of these'}
            rows={
              received > 0
                ? [
                    { label: 'Left to pay', value: formatEuros(booking.balanceDue), strong: true },
                    { label: 'Reference for a transfer', value: references.balance, long: true },
                  ]
                : [
                    { label: 'Deposit', value: formatEuros(quote.deposit), strong: true },
                    { label: 'Full payment', value: formatEuros(quote.total), strong: true },
                    { label: 'Reference for a deposit transfer', value: references.deposit, long: true },
                    { label: 'Reference for a full transfer', value: references.full, long: true },
                  ]
            }
          />
        )}
        <Paragraph>
          {`Already sent a bank transfer? Open the payment page and press “I Have Completed the Transfer” so we hold ${yourPlace(booking)}.`}
        </Paragraph>
      </>
    ),
  }
}
