import { formatEuros } from '#domain/base/money.ts'
import { RETENTION } from '#domain/privacy/retention.ts'
import { Action, Paragraph } from '#emails/blocks.tsx'
import { guestMail } from '#emails/define-mail.ts'
import { retreatOf } from '#emails/mailed-booking.ts'
import { gone, guest, REFUND_LINK } from '#emails/samples.ts'

const ASKED = { ...guest({ ...gone(), isCancelled: true }), amount: 730, link: REFUND_LINK }

/** A refund goes by transfer, and the guest is asked for the account. `amount` in euros; the link is for this booking only. */
export const refundAccountAsked = guestMail({
  name: 'refund-account-asked',
  needs: ['amount', 'link', 'isRefused'],
  oncePer: 'account-asked',
  link: 'opens',
  compose: (data) => {
    const amount = formatEuros(data.amount)
    return {
      subject: `Where should we send your ${amount} refund?`,
      title: 'Your refund',
      preheader: `Tell us your account, and we’ll send you ${amount}.`,
      body: (
        <>
          <Paragraph>
            {data.isRefused && 'We couldn’t refund you the way you paid. '}
            We’re refunding you {amount} for {retreatOf(data.booking)} by bank transfer. Tell us which
            account, and we’ll send it.
          </Paragraph>
          <Action href={data.link}>Add bank details</Action>
          <Paragraph>
            We store your bank details encrypted, use them for this refund only, and delete them{' '}
            {RETENTION.refundAccounts.span.days} days after paying it. Only enter them on our page, and never
            send them by email.
          </Paragraph>
        </>
      ),
    }
  },
  samples: () => ({
    'a cancelled booking': { ...ASKED, isRefused: false },
    'the card refused it': { ...ASKED, isRefused: true },
  }),
})
