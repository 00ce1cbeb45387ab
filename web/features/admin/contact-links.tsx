import { dialNumber } from '#domain/booking/phone.ts'
import { classNames } from '#web/ui/class-names.ts'
import { linkStyle } from '#web/ui/link-style.ts'

const style = classNames(linkStyle, 'wrap-anywhere')

export function MailLink({ email }: { email: string }) {
  return (
    <a className={style} href={`mailto:${email}`}>
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
