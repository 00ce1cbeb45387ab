import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'

/** Something that is posted later: says what, and when. */
export function PostedLater({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
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
        <p className="mt-1 text-ink-soft">{text}</p>
      </div>
    </Card>
  )
}
