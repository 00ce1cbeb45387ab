import { Check } from 'lucide-react'

/** In place of what could be pressed: the row is off its list, by herself, another device or a guest. */
export function DoneMark({ children = 'Already done' }: { children?: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-semibold text-success">
      <Check aria-hidden className="size-4" />
      {children}
    </span>
  )
}
