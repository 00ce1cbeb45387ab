import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { buttonStyle, type ButtonLook } from './button-style.ts'
import { classNames } from '#web/ui/class-names.ts'

/** A link that looks like a button and goes through the router: from one hydrated page to another. */
export function RoutedButtonLink({
  variant,
  size,
  wide,
  className,
  ...link
}: ComponentProps<typeof Link> & ButtonLook) {
  return <Link {...link} className={classNames(buttonStyle({ variant, size, wide }), className)} />
}
