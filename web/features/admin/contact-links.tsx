import { isDialled } from '#web/features/admin/guest/chat-link.ts'
import { classNames } from '#web/ui/class-names.ts'
import { linkStyle } from '#web/ui/link-style.ts'

const style = classNames(linkStyle, 'wrap-anywhere')

export function MailLink({ email, children = email }: { email: string; children?: string }) {
  return (
    <a className={style} href={`mailto:${email}`}>
      {children}
    </a>
  )
}

/** Plain text where it is no number that could be called. */
export function PhoneLink({ phone }: { phone: string }) {
  if (!isDialled(phone)) return <span className="wrap-anywhere">{phone}</span>
  return (
    <a className={style} href={`tel:${phone.replaceAll(' ', '')}`}>
      {phone}
    </a>
  )
}
