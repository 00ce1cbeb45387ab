import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useHydrated } from '#web/ui/hydration.tsx'

const rowStyle =
  'flex min-h-16 w-full items-center gap-3 px-4 py-2.5 text-left hover:bg-cream aria-[current]:bg-cream'

/** Row of a list that leads to a page, or opens something on this one. */
export function LinkRow({
  to,
  onClick,
  icon: Icon,
  title,
  about,
  isCurrent = false,
  children,
}: {
  to?: string
  onClick?: () => void
  icon?: LucideIcon
  title: ReactNode
  about?: ReactNode
  isCurrent?: boolean
  /** Badges and numbers at the end. */
  children?: ReactNode
}) {
  const hydrated = useHydrated()
  const content = (
    <>
      {Icon && (
        <span className="grid size-10 shrink-0 place-items-center rounded-lg bg-amber-soft text-sea">
          <Icon aria-hidden className="size-5" />
        </span>
      )}
      <span className="min-w-0 grow">
        <b className="block">{title}</b>
        <span className="block text-sm wrap-anywhere text-ink-soft">{about}</span>
      </span>
      {children}
      <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
    </>
  )
  return (
    <li>
      {to === undefined ? (
        <button type="button" disabled={!hydrated} onClick={onClick} className={rowStyle}>
          {content}
        </button>
      ) : (
        <Link to={to} aria-current={isCurrent ? 'page' : undefined} className={rowStyle}>
          {content}
        </Link>
      )}
    </li>
  )
}
