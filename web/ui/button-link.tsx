import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { buttonStyle, type ButtonLook } from './button-style.ts'
import { classNames } from './class-names.ts'

type Target =
  | ({ to: string; href?: never } & Omit<ComponentProps<typeof Link>, 'to'>)
  | ({ href: string; to?: never } & Omit<ComponentProps<'a'>, 'href'>)

/** A link that looks like a button: `to` goes through the router, `href` is a plain link (anchors, whole pages). */
export function ButtonLink({ variant, size, wide, className, children, ...target }: Target & ButtonLook) {
  const classes = classNames(buttonStyle({ variant, size, wide }), className)
  if (target.to !== undefined) {
    return (
      <Link {...target} className={classes}>
        {children}
      </Link>
    )
  }
  return (
    <a {...target} className={classes}>
      {children}
    </a>
  )
}
