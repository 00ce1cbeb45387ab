import { useId, type ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'

/** One card of the form with its heading; `intro` says in one sentence what it is for. */
export function FormSection({
  title,
  intro,
  children,
}: {
  title: string
  intro?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-5">
      <div>
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {intro && <p className="mt-1.5 text-ink-soft">{intro}</p>}
      </div>
      {children}
    </Card>
  )
}
