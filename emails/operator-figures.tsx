import { Action, Figures } from './blocks.tsx'
import type { Sender } from './define-mail.ts'
import type { MailFacts, OperatorFacts } from './mail-facts.ts'
import { operatorRows, paymentRows } from './mailed-booking.ts'

/** What a mail to the operator about money ends with: the payment, the booking, and the way to the admin area. */
export function OperatorFigures({
  title,
  data,
  sender,
}: {
  /** Over the payment. */
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
