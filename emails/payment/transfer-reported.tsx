import { formatDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { Action, Attached, Figures, Paragraph } from '#emails/blocks.tsx'
import { guestMail } from '#emails/define-mail.ts'
import type { MailedBooking } from '#emails/mail-facts.ts'
import {
  dashboardLink,
  formatDeadline,
  forPlaces,
  paymentRows,
  retreatOf,
  unpaidNote,
  yourPlace,
} from '#emails/mailed-booking.ts'
import { CONFIRM_LINK, forTwo, guest, ORDER_FILE, paid, reported, TOTAL, transfer } from '#emails/samples.ts'

/**
 * The guest has reported a transfer. `transferDays` is how many business days one takes, for example "1–3"; `keptThrough` is the last day
 * of a place with no other payment. It names one end of the place: until the address is confirmed that is the hold's.
 */
export const transferReported = guestMail({
  name: 'transfer-reported',
  needs: ['payment', 'transferDays', 'keptThrough', 'stillUnpaid'],
  carries: ['order'],
  oncePer: 'payment',
  limited: 'always',
  keepsPlace: true,
  statesBalance: true,
  ofGroup: 'paid',
  compose: (data, sender) => {
    const { booking, payment, keptThrough, confirmUrl } = data
    const amount = formatEuros(payment.amount)
    const confirmBy = booking.holdExpiresAt && formatDeadline(booking.holdExpiresAt, booking)
    return {
      subject: `We’re expecting your ${amount} transfer`,
      title: 'Your transfer is on its way',
      isWarm: true,
      evening: { label: `${amount} on its way by transfer`, tone: 'waiting' },
      preheader: confirmBy
        ? `Confirm your address by ${confirmBy}, or we release ${yourPlace(booking)}.`
        : preheaderOf(booking),
      hasConfirmLink: confirmBy !== null,
      body: (
        <>
          {confirmBy && (
            <>
              <Paragraph>
                {`Confirm your email address by ${confirmBy}, or we release ${yourPlace(booking)} on ${retreatOf(booking)}.`}
              </Paragraph>
              {confirmUrl === null && (
                <Paragraph>
                  It’s the address of your account: your dashboard emails you the link there.
                </Paragraph>
              )}
              <Action href={confirmUrl ?? dashboardLink(sender)}>
                {confirmUrl === null ? 'Open my dashboard' : 'Confirm my address'}
              </Action>
            </>
          )}
          <Paragraph>
            {booking.isConfirmed
              ? `Thanks for telling us about your ${amount} transfer for ${retreatOf(booking)}. That usually takes ${data.transferDays} business days, and we’ll email you when it arrives.`
              : `Thanks for telling us about your ${amount} transfer. We’re holding ${yourPlace(booking)} on ${retreatOf(booking)} while it’s on its way, usually ${data.transferDays} business days, and we’ll email you when it arrives.`}{' '}
            {onceItArrives(booking)}
          </Paragraph>
          {data.stillUnpaid.length > 0 && <Paragraph>{unpaidNote(booking, data.stillUnpaid)}</Paragraph>}
          {!confirmBy && <Action href={dashboardLink(sender)}>See your trip</Action>}
          {keptThrough && (
            <Paragraph>
              {forPlaces(
                booking,
                `If it hasn’t arrived by the end of ${formatDay(keptThrough)}, we release your place. If it arrives later, we book you in if there’s still a place, or refund it.`,
                `If it hasn’t arrived by the end of ${formatDay(keptThrough)}, we release your places. If it arrives later, we book you in if there are still places, or refund it.`,
              )}
            </Paragraph>
          )}
          <Figures title="What we look for" rows={paymentRows(payment)} />
          <Attached files={data.attached} />
          <Paragraph>
            Forgot the reference? Reply with the date and the name on the account and we’ll find it.
          </Paragraph>
        </>
      ),
    }
  },
  samples: () => {
    const deposit = {
      ...guest(reported(200)),
      payment: transfer('deposit', 200),
      transferDays: '1–3',
      keptThrough: '2025-09-10',
      stillUnpaid: [],
    }
    return {
      everything: { ...deposit, ...guest(reported(TOTAL)), payment: transfer('full', TOTAL) },
      deposit,
      'deposits for two': {
        ...deposit,
        ...guest(forTwo(reported(200))),
        payment: transfer('deposit', 400),
      },
      'ordered a moment before': { ...deposit, ...guest(reported(200), ORDER_FILE) },
      'the address is not confirmed': {
        ...deposit,
        ...guest({ ...reported(200), holdExpiresAt: '2025-09-03T09:00:00.000Z' }),
        keptThrough: null,
        confirmUrl: CONFIRM_LINK,
      },
      'balance, the deposit is there': {
        ...deposit,
        ...guest({ ...paid(200), amountReported: 930, balanceDue: 0 }),
        payment: transfer('balance', 930),
        keptThrough: null,
      },
    }
  },
})

/** Returns what the transfer will change; nothing is promised before it has arrived. */
function preheaderOf(booking: MailedBooking): string {
  return booking.isConfirmed
    ? 'We’ll email you when it arrives.'
    : `We’re holding ${yourPlace(booking)} and will email you when it arrives.`
}

function onceItArrives(booking: MailedBooking): string {
  const { balanceDue, isConfirmed } = booking
  if (isConfirmed)
    return balanceDue <= 0
      ? forPlaces(
          booking,
          'Your place is confirmed already. Once it arrives, everything is paid.',
          'Your places are confirmed already. Once it arrives, everything is paid.',
        )
      : forPlaces(booking, 'Your place is confirmed already.', 'Your places are confirmed already.')
  if (balanceDue <= 0)
    return forPlaces(
      booking,
      'Once it arrives, everything is paid and your place is confirmed, so please don’t book flights until then.',
      'Once it arrives, everything is paid and your places are confirmed, so please don’t book flights until then.',
    )
  return forPlaces(
    booking,
    'Your place is confirmed once it arrives, so please don’t book flights until then.',
    'Your places are confirmed once it arrives, so please don’t book flights until then.',
  )
}
