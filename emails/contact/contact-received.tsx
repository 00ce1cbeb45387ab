import { fullName } from '#domain/booking-form/person-name.ts'
import type { Contact } from '#domain/mail/contact.ts'
import { Figures, Paragraph, Quotation, type Figure } from '#emails/blocks.tsx'
import { otherMail } from '#emails/define-mail.ts'
import { RETREAT } from '#emails/samples.ts'

/** To the operator: a message from the contact form. A reply goes to its sender. */
export const contactReceived = otherMail({
  name: 'contact-received',
  to: 'operator',
  compose: (data: { contact: Contact }) => {
    const { contact } = data
    const name = fullName(contact)
    return {
      subject: `Message from ${name}`,
      preheader: contact.message.slice(0, 140),
      body: (
        <>
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
        </>
      ),
    }
  },
  samples: () => ({
    'every field': {
      contact: {
        firstName: 'Marieke',
        lastName: 'de Vries-van der Wijngaarden',
        email: 'marieke.de.vries@a-rather-long-company-name.example',
        phone: '+31 6 12345678',
        retreat: RETREAT,
        experience: 'A few lessons, two years ago',
        message:
          'Hello!\n\nCan my partner come along without kiting? And is there wind in November?\n\nThanks, Marieke',
      },
    },
    'only what has to be filled in': {
      contact: { firstName: 'Bo', email: 'bo@example.com', message: 'Is 78 kg too heavy for your kites?' },
    },
  }),
})

function given(label: string, value: string | undefined): Figure[] {
  return value ? [{ label, value, long: true }] : []
}
