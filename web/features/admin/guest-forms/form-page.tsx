import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { useShortcut } from '#web/features/admin/desk/shortcuts.ts'
import { linkStyle } from '#web/ui/link-style.ts'
import { Notice } from '#web/ui/notice.tsx'

/**
 * A form of a guest's page. It has a route of its own, so that Back closes it; on a phone it fills the screen, and its buttons stand
 * where the desk's bar stood.
 */
export function FormPage({
  title,
  below,
  back,
  failure,
  buttons,
  onSubmit,
  children,
}: {
  title: string
  /** What it is about now: dates, rule, address. */
  below?: ReactNode
  /** Where it closes to. */
  back: { to: string; label: string }
  /** Why the last try did not work. */
  failure?: { title: string; text: string } | null
  /** The one that does it, then the safe answer. */
  buttons: ReactNode
  onSubmit: () => void
  children: ReactNode
}) {
  const navigate = useNavigate()
  useShortcut('Escape', 'Close', () => void navigate(back.to))
  return (
    <form
      method="post"
      noValidate
      aria-label={title}
      className="max-w-2xl max-lg:pb-10"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Link to={back.to} className={`${linkStyle} inline-flex min-h-11 items-center py-1 text-sm`}>
        {back.label}
      </Link>
      <h1 className="text-2xl wrap-anywhere">{title}</h1>
      {below && <div className="figures mt-1 text-sm text-ink-soft">{below}</div>}
      <div className="mt-5 flex flex-col gap-5">{children}</div>
      {failure && (
        <Notice tone="danger" live="alert" title={failure.title} className="mt-5">
          {failure.text}
        </Notice>
      )}
      <div
        data-keep-clear
        className="fixed inset-x-0 bottom-0 z-40 flex flex-wrap gap-2 border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] *:grow lg:static lg:z-auto lg:mt-6 lg:border-0 lg:bg-transparent lg:p-0 lg:*:grow-0"
      >
        {buttons}
      </div>
    </form>
  )
}
