import type { SealedField } from '#domain/booking-form/booking-fields.ts'
import { dialNumber } from '#domain/booking-form/phone.ts'
import type { ContactMessage } from '#domain/contract/api-contract.ts'
import { dotted } from '#web/features/admin/kit/texts.ts'
import { classNames, linkStyle } from '#web/ui/class-names.ts'

const style = classNames(linkStyle, 'wrap-anywhere')

export function MailLink({ email }: { email: string }) {
  return (
    <a className={style} href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
      {email}
    </a>
  )
}

/** Phone link, or plain text for a number that isn't international. */
export function PhoneLink({ phone }: { phone: string }) {
  const number = dialNumber(phone)
  if (number === null) return <span className="wrap-anywhere">{phone}</span>
  return (
    <a className={style} href={`tel:${number}`}>
      {phone}
    </a>
  )
}

/** An emergency contact or health note; the phone can be called. */
export function SealedText({ field, text }: { field: SealedField; text: string | null | undefined }) {
  if (!text) return 'Nothing'
  if (field !== 'emergencyPhone') return text
  return (
    <span className="*:-my-3 *:inline-block *:py-3">
      <PhoneLink phone={text} />
    </span>
  )
}

/** Returns a WhatsApp link to an international number (as `dialNumber` writes it), with an optional first message. */
export function whatsAppLink(number: string, text?: string): string {
  return `https://wa.me/${number.replace('+', '')}${text ? `?text=${encodeURIComponent(text)}` : ''}`
}

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
        <p className="wrap-anywhere">{dotted(retreat, experience && `Kiting experience: ${experience}`)}</p>
      )}
    </div>
  )
}
