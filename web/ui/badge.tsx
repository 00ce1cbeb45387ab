import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type BadgeTone = 'default' | 'calm' | 'destructive' | 'late' | 'quiet' | 'success' | 'warning'

const tones: Record<BadgeTone, string> = {
  default: 'bg-sea text-cream',
  calm: 'bg-amber-soft text-ink',
  destructive: 'bg-danger text-white',
  late: 'bg-danger-soft text-danger',
  quiet: 'bg-mauve-soft text-mauve-deep',
  success: 'bg-success-soft text-success',
  warning: 'bg-amber text-ink',
}

/** A short fact in a pill, such as the places left or a payment's state. */
export function Badge({
  tone = 'default',
  className,
  children,
}: {
  tone?: BadgeTone
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={classNames(
        'figures inline-flex items-center gap-1.5 rounded-full border border-transparent px-3 py-1 text-xs font-semibold',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
