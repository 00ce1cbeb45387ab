import { BEGUN_TERMS } from '#domain/refund/cancellation.ts'
import { formatDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { PAYMENT_WINDOW_HOURS } from '#domain/price/pricing.ts'
import { refundSentence } from '#domain/refund/refund-step-text.ts'
import { PACKAGE_RIGHTS } from '#domain/complaint/package-rights.ts'
import { Action, Figures, Paragraph } from '#emails/blocks.tsx'
import { guestMail } from '#emails/define-mail.ts'
import { formatDeadline, greeting, priceRows, retreatOf, stayRows } from '#emails/mailed-booking.ts'
import { RefundTable } from '#emails/refund/refund-table.tsx'
import { CLAIM_LINK, guest, unpaid, PAY_AT, PAY_LINK, plannedRefunds } from '#emails/samples.ts'

/**
 * A place was taken: what to pay, how, and until when it is held. `claimed` says whether an account owns the booking; by a `payLink` it
 * is paid without one.
 */
export const bookingReceived = guestMail({
  name: 'booking-received',
  needs: ['payAt', 'payLink', 'claimed', 'plannedRefunds'],
  oncePer: 'submission',
  link: 'claims',
  compose: (data) => {
    const { booking, claimed, payAt, payLink, plannedRefunds: refunds } = data
    const held = booking.holdExpiresAt ? ` until ${formatDeadline(booking.holdExpiresAt, booking)}` : ''
    const { quote, paymentReferences: references } = booking
    return {
      subject: `We’re holding your place: ${retreatOf(booking)}`,
      title: 'We’re holding your place',
      preheader: `Pay the deposit${quote ? ` of ${formatEuros(quote.deposit)}` : ''} or the full amount${held}.`,
      body: (
        <>
          <Paragraph>{greeting(data.guestName)}</Paragraph>
          <Paragraph>
            Thanks for booking. We’re holding your place on {retreatOf(booking)}
            {held}. It’s yours once we receive the deposit
            {quote && ` of ${formatEuros(quote.deposit)}`} or the full amount; without a payment, we release
            it.
          </Paragraph>
          {!claimed && payLink === null && (
            <Paragraph>
              Sign in or create an account to pay; we then hold your place for {PAYMENT_WINDOW_HOURS} hours
              from booking. The button works on any device, so keep this email to yourself: anyone who has it
              can claim your booking.
            </Paragraph>
          )}
          {payLink !== null && (
            <Paragraph>You don’t need an account: anyone with this link can pay for you.</Paragraph>
          )}
          <Action href={payLink ?? payAt}>Pay for my place</Action>
          <Figures title="Your stay" rows={[...stayRows(booking), ...priceRows(booking)]} />
          {quote && references && (
            <Figures
              title="Pay one of these"
              rows={[
                { label: 'Deposit now', value: formatEuros(quote.deposit), strong: true },
                {
                  label: `Then the balance by ${formatDay(quote.balanceDueOn)}`,
                  value: formatEuros(quote.balance),
                },
                { label: 'Or everything now', value: formatEuros(quote.total), strong: true },
                { label: 'Reference for a deposit transfer', value: references.deposit, long: true },
                { label: 'Reference for a full transfer', value: references.full, long: true },
              ]}
            />
          )}
          <Paragraph>
            Card and bank transfer both start on the payment page, and the bank details stand there too. Put
            the reference on a transfer, so that we can match it to you.
          </Paragraph>
          <RefundTable
            title="If you have to cancel, and everything is paid"
            steps={refunds.full}
            timeZone={booking.timeZone}
          />
          <Paragraph>
            With the deposit alone: {refundSentence(refunds.deposit, booking)} Days are Gambia’s.{' '}
            {BEGUN_TERMS.when} it cannot be cancelled.
          </Paragraph>
          <Paragraph>
            Cannot come yourself? {PACKAGE_RIGHTS.handOverRight} You do it on your dashboard.
          </Paragraph>
        </>
      ),
    }
  },
  samples: () => ({
    'with an account': {
      ...guest(unpaid()),
      payAt: PAY_AT,
      payLink: null,
      claimed: true,
      plannedRefunds: plannedRefunds(),
    },
    'without an account yet': {
      ...guest(unpaid({ holdExpiresAt: '2025-09-01T10:00:00.000Z' })),
      payAt: CLAIM_LINK,
      payLink: null,
      claimed: false,
      plannedRefunds: plannedRefunds(),
    },
    'entered by the operator': {
      ...guest(unpaid()),
      payAt: CLAIM_LINK,
      payLink: PAY_LINK,
      claimed: false,
      plannedRefunds: plannedRefunds(),
    },
  }),
})
