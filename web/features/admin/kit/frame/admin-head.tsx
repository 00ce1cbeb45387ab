import { ChevronLeft, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SmallButtonLink } from '#web/features/admin/kit/form/actions.tsx'
import { classNames, linkStyle } from '#web/ui/class-names.ts'

/** Heading of an admin page, smaller than the website's, because the operator sees it many times a day. */
export function AdminHead({
  title,
  below,
  children,
}: {
  title: ReactNode
  /** One line on what the page currently shows. */
  below?: ReactNode
  /** Actions for the whole page. */
  children?: ReactNode
}) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 print:hidden">
      <div className="min-w-0 grow basis-[8rem]">
        <h1 className="text-2xl wrap-anywhere">{title}</h1>
        {below && <p className="figures mt-0.5 text-sm text-ink-soft">{below}</p>}
      </div>
      {children && (
        <div className="flex flex-wrap items-center justify-end gap-2 *:whitespace-nowrap">{children}</div>
      )}
    </header>
  )
}

/** Link above the heading of a page to the page it belongs to. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={`${linkStyle} -ml-1 inline-flex min-h-11 items-center gap-1 py-1 text-sm`}>
      <ChevronLeft aria-hidden className="size-5 shrink-0" />
      {children}
    </Link>
  )
}

/** Link in the head of a page to a form that adds something. */
export function AddLink({
  to,
  variant,
  children,
}: {
  to: string
  variant: 'primary' | 'secondary'
  children: ReactNode
}) {
  return (
    <SmallButtonLink to={to} variant={variant}>
      <Plus aria-hidden className="size-5" />
      {children}
    </SmallButtonLink>
  )
}

/** A guest's name in a list, linked to the booking's page. The name is empty once the guest's data was erased. */
export function GuestLink({ id, name, className }: { id: string; name: string; className?: string }) {
  return (
    <Link
      to={`/admin/guests/${id}`}
      className={classNames(
        '-my-2.5 inline-block min-w-0 py-2.5 font-semibold underline-offset-4 wrap-anywhere hover:underline',
        className,
      )}
    >
      {name || 'No name'}
    </Link>
  )
}
