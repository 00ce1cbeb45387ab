import { Action, Figures, Paragraph } from '#emails/blocks.tsx'
import type { Mail, Sender } from '#emails/define-mail.ts'
import type { MailFacts, OperatorFacts } from '#emails/mail-facts.ts'
import { operatorRows, paymentRows } from '#emails/mailed-booking.ts'

interface News extends Pick<Mail, 'subject' | 'title' | 'preheader'> {
  text: readonly string[]
  /** What the payment is called above its figures; "The payment" by default. */
  paymentTitle?: string
  opens?: 'guest' | 'admin'
}

/**
 * News for the operator: what happened, the payment under its title if it is about money, the booking, and a link to the guest or to the
 * admin area.
 */
export function operatorNews(
  data: OperatorFacts & Partial<Pick<MailFacts, 'payment'>>,
  { baseUrl }: Sender,
  { text, paymentTitle, opens = 'admin', ...mail }: News,
): Mail {
  return {
    ...mail,
    body: (
      <>
        {text.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
        {data.payment && <Figures title={paymentTitle ?? 'The payment'} rows={paymentRows(data.payment)} />}
        <Figures title="The booking" rows={operatorRows(data)} />
        {opens === 'guest' ? (
          <Action href={`${baseUrl}/admin/guests/${data.booking.id}`}>Open the guest</Action>
        ) : (
          <Action href={`${baseUrl}/admin`}>Open the admin</Action>
        )}
      </>
    ),
  }
}
