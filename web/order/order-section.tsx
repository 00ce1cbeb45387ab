import { useId, type ReactNode } from 'react'

/** A subject of the order, under its heading. */
export function OrderSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-b border-line p-5 sm:px-9 sm:py-8">
      <h2 id={id} className="mb-3.5 text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
