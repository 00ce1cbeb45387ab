import type { Contact } from '#domain/mail/contact.ts'
import { fullName } from '#domain/booking/full-name.ts'
import { Figures, Paragraph, Quotation, type Figure } from '#emails/blocks.tsx'
import { Layout } from '#emails/layout.tsx'
import type { Mail, Sender } from '#emails/mail.ts'

/** To the operator: somebody wrote through the contact form. An answer goes to them. */
export function contactReceivedMail(sender: Sender, data: { contact: Contact }): Mail {
  const { contact } = data
  const name = fullName(contact)
  return {
    subject: `Message from ${name}`,
    body: (
      <Layout
        to="operator"
        sender={sender}
        title={`Message from ${name}`}
        preview={contact.message.slice(0, 140)}
      >
        <Quotation>{contact.message}</Quotation>
        <Figures
          title="From"
          rows={[
            { label: 'Name', value: name, long: true },
            { label: 'Email', value: contact.email, long: true },
            ...given('Phone', contact.phone),
            ...given('Retreat', contact.retreat),
            ...given('Experience', contact.experience),
          ]}
        />
        <Paragraph>Reply to this email to answer.</Paragraph>
      </Layout>
    ),
  }
}

function given(label: string, value: string | undefined): Figure[] {
  return value ? [{ label, value, long: true }] : []
}
