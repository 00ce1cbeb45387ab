import type { ContactMessage } from '#domain/api/api-contract.ts'
import { dialNumber } from '#domain/booking/phone.ts'
import { MailLink, PhoneLink } from '#web/features/admin/contact-links.tsx'
import { whatsAppLink } from '#web/features/admin/guest/chat-link.ts'
import { linkStyle } from '#web/ui/link-style.ts'

/** Contact details of a message's sender and the other answers in the contact form. */
export function ContactDetails({ contact }: { contact: ContactMessage }) {
  const { email, phone, retreat, experience } = contact
  const number = phone && dialNumber(phone)
  return (
    <div className="figures mt-1.5 text-sm text-ink-soft">
      <p className="flex flex-wrap gap-x-4 *:inline-flex *:min-h-11 *:items-center">
        <MailLink email={email} />
        {phone && <PhoneLink phone={phone} />}
        {number && (
          <a className={linkStyle} href={whatsAppLink(number)}>
            WhatsApp
          </a>
        )}
      </p>
      {(retreat || experience) && (
        <p className="wrap-anywhere">{[retreat, experience].filter(Boolean).join(' · ')}</p>
      )}
    </div>
  )
}
