import type { ReactNode } from 'react'

/** A screen that says where the guest is being redirected, with a link in case that does not happen. */
export function RedirectNotice({
  title,
  action,
  children,
}: {
  title: ReactNode
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="page-column flex flex-col items-start gap-6 py-12 sm:py-20">
      <div aria-live="polite" className="max-w-2xl">
        <h1>{title}</h1>
        <div className="mt-3 text-lg text-ink-soft">{children}</div>
      </div>
      {action}
    </div>
  )
}
