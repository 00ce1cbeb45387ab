import { formatEuros } from '#domain/base/money.ts'
import { Action, Paragraph } from '#emails/blocks.tsx'
import { guestMail } from '#emails/define-mail.ts'
import { retreatOf } from '#emails/mailed-booking.ts'
import { gone, guest, REFUND_LINK } from '#emails/samples.ts'

/** Somebody with the link of a refund entered another account, which is used only once its owner confirms it. `amount` in euros. */
export const refundAccountChange = guestMail({
  name: 'refund-account-change',
  needs: ['amount', 'iban', 'link'],
  oncePer: 'account-asked',
  link: 'opens',
  compose: (data) => {
    const amount = formatEuros(data.amount)
    return {
      subject: 'Confirm your new bank account',
      title: 'A new account for your refund',
      preheader: `Your refund of ${amount} goes to another account only after you confirm it.`,
      body: (
        <>
          <Paragraph>
            Someone asked us to send your refund of {amount} for {retreatOf(data.booking)} to the account that
            ends in {data.iban}. If it was you, confirm it.
          </Paragraph>
          <Action href={data.link}>Confirm the account</Action>
          <Paragraph>
            If it wasn’t you, do nothing: we’ll send the money to the account that you gave us first. Please
            tell us, too.
          </Paragraph>
        </>
      ),
    }
  },
  samples: () => ({
    'another account is named': {
      ...guest({ ...gone(), isCancelled: true }),
      amount: 200,
      iban: '···7034',
      link: REFUND_LINK,
    },
  }),
})
