import { Action, Figures } from './blocks.tsx'
import type { Sender } from './define-mail.ts'
import type { MailFacts, OperatorFacts } from './mail-facts.ts'
import { operatorRows, paymentRows } from './mailed-booking.ts'

/** The end of an email to the operator about money: the payment, the booking, and a link to the admin area. */
export function OperatorFigures({
  title,
  data,
  sender,
}: {
  title: string
  data: OperatorFacts & Pick<MailFacts, 'payment'>
  sender: Sender
}) {
  return (
    <>
      <Figures title={title} rows={paymentRows(data.payment)} />
      <Figures title="The booking" rows={operatorRows(data)} />
      <Action href={`${sender.baseUrl}/admin`}>Open the admin</Action>
    </>
  )
}
