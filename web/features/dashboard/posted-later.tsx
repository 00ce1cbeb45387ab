import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'

/** Something that is posted some time before the retreat: says what, and when or where. */
export function PostedLater({
  icon,
  title,
  children,
}: {
  icon: ReactNode
  title: string
  children: ReactNode
}) {
  return (
    <Card className="flex gap-4">
      <span
        aria-hidden
        className="grid size-12 shrink-0 place-items-center rounded-full bg-teal-soft text-teal-deep"
      >
        {icon}
      </span>
      <div className="min-w-0">
        <h3>{title}</h3>
        <p className="mt-1 text-ink-soft">{children}</p>
      </div>
    </Card>
  )
}
