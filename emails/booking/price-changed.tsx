import { formatDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { agreementSubject, agreementTexts } from '#domain/booking/agreement-mail-text.ts'
import { Action, Attached, Figures, Paragraph } from '#emails/blocks.tsx'
import { guestMail } from '#emails/define-mail.ts'
import { priceRows, retreatOf } from '#emails/mailed-booking.ts'
import { guest, paid, PAY_AT } from '#emails/samples.ts'

/** The operator has lowered the price or changed when the guest pays. */
export const priceChanged = guestMail({
  name: 'price-changed',
  needs: ['agreed', 'payAt', 'isRefundSent'],
  carries: ['documents'],
  oncePer: 'change',
  statesBalance: true,
  waitsForRefund: true,
  compose: ({ booking, agreed, isRefundSent, payAt, attached }) => {
    const texts = agreementTexts(agreed, retreatOf(booking), isRefundSent)
    return {
      subject: agreementSubject(agreed),
      preheader: texts.join(' '),
      isWarm: true,
      body: (
        <>
          {texts.map((text) => (
            <Paragraph key={text}>{text}</Paragraph>
          ))}
          {agreed.parts.length > 1 && (
            <Figures
              title="Your payments"
              rows={agreed.parts.map(({ dueOn, amount }) => ({
                label: formatDay(dueOn),
                value: formatEuros(amount),
              }))}
            />
          )}
          {agreed.lowered && <Figures title="Your price" rows={priceRows(booking)} />}
          <Attached files={attached} />
          {agreed.left > 0 && <Action href={payAt}>Open my payment page</Action>}
          <Paragraph>Your dashboard shows it too.</Paragraph>
        </>
      ),
    }
  },
  samples: () => ({
    'a lower price, in parts': {
      ...guest({ ...paid(200), balanceDue: 830 }),
      payAt: PAY_AT,
      isRefundSent: true,
      agreed: {
        lowered: { by: 100, reasons: ['Friend of a guest'] },
        total: 1030,
        paid: 200,
        refund: 0,
        refundWays: null,
        left: 830,
        dueOn: null,
        parts: [
          { dueOn: '2025-09-08', amount: 415 },
          { dueOn: '2025-09-16', amount: 415 },
        ],
        words: 'Thank you for bringing a friend!',
      },
    },
    'another day': {
      ...guest(paid(200)),
      payAt: PAY_AT,
      isRefundSent: true,
      agreed: {
        lowered: null,
        total: 1130,
        paid: 200,
        refund: 0,
        refundWays: null,
        left: 930,
        dueOn: '2025-10-16',
        parts: [],
        words: '',
      },
    },
    'a refund': {
      ...guest({ ...paid(1000), balanceDue: 0 }, 'Credit note C-2025-0004'),
      payAt: PAY_AT,
      isRefundSent: true,
      agreed: {
        lowered: { by: 130, reasons: ['Goodwill'] },
        total: 1000,
        paid: 1000,
        refund: 130,
        refundWays: {
          ways: [{ method: 'card', amount: 130 }],
          dueOn: '2025-09-15',
          hasAccount: false,
        },
        left: 0,
        dueOn: null,
        parts: [],
        words: '',
      },
    },
  }),
})
