import type { ComponentProps } from 'react'
import { buttonStyle, type ButtonLook } from './button-style.ts'
import { classNames } from '#web/ui/class-names.ts'

/** A plain link that looks like a button, for anchors and full page loads. */
export function ButtonLink({
  variant,
  size,
  wide,
  className,
  children,
  ...link
}: ComponentProps<'a'> & { href: string } & ButtonLook) {
  return (
    <a {...link} className={classNames(buttonStyle({ variant, size, wide }), className)}>
      {children}
    </a>
  )
}
