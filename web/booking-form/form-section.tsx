import { useId, type ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'

/** One card of the form with its heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-5">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </Card>
  )
}

/** Fields of one subject within a step of the form, under their own heading. */
export function FormGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-4">
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}
