import { Check } from 'lucide-react'

/** Replaces a row's buttons once the row has left its list, whether by the operator, another device or a guest. */
export function DoneMark({ children = 'Already done' }: { children?: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-semibold text-success">
      <Check aria-hidden className="size-4" />
      {children}
    </span>
  )
}
