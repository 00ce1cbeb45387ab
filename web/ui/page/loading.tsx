import { LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

/** A placeholder block; give it the height and width of the content to come, so that nothing moves. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'block animate-shimmer rounded-md bg-sand forced-colors:border forced-colors:border-current',
        className,
      )}
    />
  )
}

/** Wraps the skeletons of one region and says once, for screen readers, what is loading. */
export function SkeletonGroup({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <div aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}

/** A spinner of the text's size, beside a text that says what is happening. */
export function Spinner() {
  return (
    <span className="inline-flex">
      <LoaderCircle aria-hidden className="size-[1.15em] animate-spin" />
    </span>
  )
}
