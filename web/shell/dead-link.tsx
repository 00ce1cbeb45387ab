import { Link2Off } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#web/ui/form/button.tsx'
import { EmptyState, Notice } from '#web/ui/notice.tsx'

/** The page of an emailed link that is over, or that could not be loaded. */
export function DeadLink({
  kind,
  action,
  children,
}: {
  kind: 'gone' | 'failed'
  action?: ReactNode
  /** Why a link may be over, and what to do. */
  children: ReactNode
}) {
  return (
    <div className="page-column py-8 sm:py-12">
      <div className="mx-auto w-full max-w-lg">
        {kind === 'failed' ? (
          <Notice tone="danger" title="We can’t load this page" live="alert">
            Please reload it in a moment. Nothing is lost.
          </Notice>
        ) : (
          <EmptyState
            icon={<Link2Off />}
            title={<h1 className="text-2xl">This link no longer works</h1>}
            action={action}
          >
            {children}
          </EmptyState>
        )}
      </div>
    </div>
  )
}

export function SeeDates() {
  return (
    <ButtonLink href="/booking" variant="secondary">
      See the dates
    </ButtonLink>
  )
}
