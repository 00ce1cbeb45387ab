import { ChevronRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import { buttonStyle, type ButtonLook } from './form/button.tsx'

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

/** A row that links to another page, in the same frame as the rows that open (rows.tsx). */
export function RoutedRow({
  title,
  gist,
  lead,
  ...link
}: Omit<ComponentProps<typeof Link>, 'title' | 'className' | 'children'> & {
  title: ReactNode
  /** A one-line summary of the linked page. */
  gist?: string
  /** Shown before the title. */
  lead?: ReactNode
}) {
  return (
    <Link
      {...link}
      className="flex min-h-14 items-center gap-3 px-4 py-2.5 text-ink no-underline hover:text-teal-deep"
    >
      {lead}
      <span className="min-w-0 grow">
        <span className="block leading-snug font-semibold">{title}</span>
        {gist && <span className="mt-0.5 block text-sm leading-snug text-ink-soft">{gist}</span>}
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
    </Link>
  )
}
