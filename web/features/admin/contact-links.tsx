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

export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className={style} href={`tel:${phone.replaceAll(' ', '')}`}>
      {phone}
    </a>
  )
}
