import { alertText, overText, type AlertFacts } from '#domain/site/alert-texts.ts'
import { Action, Paragraph } from '#emails/blocks.tsx'
import { Layout } from '#emails/layout.tsx'
import type { Mail, Sender } from '#emails/mail.ts'

/** To the operator: something is wrong with the place itself, and what to do. At most one a day and alert. */
export function operatorAlertMail(sender: Sender, { facts }: { facts: AlertFacts }): Mail {
  const { title, what, mend, link } = alertText(facts)
  return {
    subject: title,
    body: (
      <Layout to="operator" sender={sender} title={title} preview={what}>
        <Paragraph>{what}</Paragraph>
        <Paragraph>{mend}</Paragraph>
        {facts.kind !== 'no-backup-key' && (
          <Paragraph>
            It stays on your Today page, with at most one email a day, until it’s fixed; then we’ll tell you.
            Times are those of Banjul.
          </Paragraph>
        )}
        <Action href={`${sender.baseUrl}${link.to}`}>{link.label}</Action>
      </Layout>
    ),
  }
}

/** To the operator: what an alert was about has been well for an hour. */
export function operatorAlertOverMail(sender: Sender, { facts }: { facts: AlertFacts }): Mail {
  const { title, what } = overText(facts)
  return {
    subject: `Fixed: ${title}`,
    body: (
      <Layout to="operator" sender={sender} title={title} preview={what}>
        <Paragraph>{what} It has been well for an hour, and there is nothing to do.</Paragraph>
        <Action href={`${sender.baseUrl}/admin/today`}>Open the admin</Action>
      </Layout>
    ),
  }
}
