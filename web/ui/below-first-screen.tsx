import type { ReactNode } from 'react'
import { BELOW_FIRST_SCREEN } from '#web/after-first-paint.ts'

/** A part that nobody sees at first: on a first visit it is laid out after what is seen has been painted. */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  return <div {...BELOW_FIRST_SCREEN}>{children}</div>
}
