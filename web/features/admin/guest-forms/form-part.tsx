import type { ReactNode } from 'react'

/** Section of a long form with its own heading, in two columns if there is room. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 rounded-lg border border-line bg-white p-4 sm:p-5">
      <legend className="float-left mb-3 w-full text-lg font-bold text-ink">{title}</legend>
      <div className="clear-both grid gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}
