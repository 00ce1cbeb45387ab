import { Wind, type LucideProps } from 'lucide-react'
import type { Kite } from '#domain/wind/wind.ts'

const PATHS = {
  partly: 'M17.5 6a2.5 2.5 0 1 1 2 4H2M2 17q2.5 2 5 0t5 0 5 0 5 0',
  none: 'M2 9q2.5 2 5 0t5 0 5 0 5 0M2 16q2.5 2 5 0t5 0 5 0 5 0',
}

/** The mark of a kite day: gusts for a full one, a gust over a wave for a part, waves for none. */
export function KiteMark({ kite, className }: Pick<LucideProps, 'className'> & { kite: Kite }) {
  if (kite === 'full') return <Wind aria-hidden className={className} />
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={PATHS[kite]} />
    </svg>
  )
}
