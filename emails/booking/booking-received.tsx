import { formatDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { PAYMENT_WINDOW_HOURS } from '#domain/terms/booking-terms.ts'
import { Action, Figures, Paragraph } from '#emails/blocks.tsx'
import { guestMail } from '#emails/define-mail.ts'
import {
  formatDeadline,
  forPlaces,
  retreatOf,
  yourPlace,
  shortDeadline,
  bookingRows,
} from '#emails/mailed-booking.ts'
import { CLAIM_LINK, CONFIRM_LINK, forTwo, guest, PAY_AT, PAY_LINK, unpaid } from '#emails/samples.ts'

/** A place was taken: what to pay, how, and until when it is held. The payment link works without an account. */
export const bookingReceived = guestMail({
  name: 'booking-received',
  needs: ['payAt', 'payLink', 'claimed', 'fullRefundUntil', 'isByGuest'],
  oncePer: 'submission',
  limited: 'always',
  link: 'claims',
  ofGroup: 'paid',
  compose: ({ booking, claimed, payAt, payLink, fullRefundUntil }) => {
    const { quote, holdExpiresAt } = booking
    const until = holdExpiresAt ? ` until ${formatDeadline(holdExpiresAt, booking)}` : ''
    const by = holdExpiresAt ? ` by ${shortDeadline(holdExpiresAt, booking)}` : ''
    const retreat = retreatOf(booking)
    const amount = formatEuros(quote?.deposit ?? 0)
    const deposit = quote
      ? forPlaces(booking, `the ${amount} deposit`, `the ${amount} deposits`)
      : 'the deposit'
    return {
      subject: forPlaces(booking, `We’re holding your place: ${retreat}`, `We hold your places: ${retreat}`),
      title: `We’re holding ${yourPlace(booking)}`,
      isWarm: true,
      preheader: `Pay ${deposit} or the full amount${by}.`,
      body: (
        <>
          <Paragraph>
            {forPlaces(
              booking,
              `Thanks for booking. We’re holding your place on ${retreat}${until}. Pay ${deposit} or the full amount by then and it’s yours; otherwise we release it.`,
              `Thanks for booking. We’re holding your places on ${retreat}${until}. Pay ${deposit} or the full amount by then and they’re yours; otherwise we release them.`,
            )}
          </Paragraph>
          {!claimed && payLink === null && (
            <Paragraph>
              {`Sign in or create an account to pay; we then hold ${yourPlace(booking)} for ${PAYMENT_WINDOW_HOURS} hours from booking.`}{' '}
              The button works on any device, so keep this email to yourself: anyone who has it can claim your
              booking.
            </Paragraph>
          )}
          {payLink !== null && (
            <Paragraph>You don’t need an account: anyone with this link can pay for you.</Paragraph>
          )}
          <Action href={payLink ?? payAt}>
            {forPlaces(booking, 'Pay for my place', 'Pay for our places')}
          </Action>
          {quote && (
            <Figures
              title="Your booking"
              rows={[
                ...bookingRows(booking),
                { label: 'Total', value: formatEuros(quote.total) },
                { label: 'Deposit now', value: formatEuros(quote.deposit), strong: true },
                {
                  label: `Balance by ${formatDay(quote.balanceDueOn)}`,
                  value: formatEuros(quote.balance),
                },
              ]}
            />
          )}
          <Paragraph>
            You can pay by card, Bancontact, iDEAL or bank transfer.
            {fullRefundUntil !== null &&
              ` Full refund if you cancel by ${shortDeadline(fullRefundUntil, booking)}.`}
          </Paragraph>
        </>
      ),
    }
  },
  samples: () => {
    const unclaimed = {
      ...guest(unpaid()),
      payAt: CLAIM_LINK,
      payLink: null,
      claimed: false,
      isByGuest: true,
      fullRefundUntil: '2025-09-03T09:00:00.000Z',
    }
    return {
      'with an account': { ...unclaimed, payAt: PAY_AT, claimed: true },
      'for two': { ...unclaimed, ...guest(forTwo(unpaid())), payAt: PAY_AT, claimed: true },
      'without an account yet': {
        ...unclaimed,
        ...guest(unpaid({ holdExpiresAt: '2025-09-01T10:00:00.000Z' })),
      },
      'the address is not confirmed': {
        ...unclaimed,
        payAt: PAY_AT,
        claimed: true,
        confirmUrl: CONFIRM_LINK,
      },
      'entered by the operator': { ...unclaimed, payLink: PAY_LINK },
    }
  },
})
