import { useId, type ReactNode } from 'react'

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
