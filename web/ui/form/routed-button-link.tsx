import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { buttonStyle, type ButtonLook } from './button-style.ts'
import { classNames } from '#web/ui/class-names.ts'

/** A router link that looks like a button, for links between hydrated pages. */
export function RoutedButtonLink({
  variant,
  size,
  wide,
  className,
  ...link
}: ComponentProps<typeof Link> & ButtonLook) {
  return <Link {...link} className={classNames(buttonStyle({ variant, size, wide }), className)} />
}
