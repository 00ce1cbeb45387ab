import type { ReactNode } from 'react'
import type { PricingTiers } from '#domain/contract/api-shapes.ts'
import type { WaitingEntryView } from '#domain/contract/waiting-list-calls.ts'
import { linkStyle } from '#web/ui/class-names.ts'

/** What every card of an entry gets, and tells the page. */
export interface EntryCard {
  token: string
  entry: WaitingEntryView
  tiers: PricingTiers | null
  now: Date
  asks: boolean
  onChanged: (entry: WaitingEntryView) => void
  onLeft: () => void
}

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={`${linkStyle} inline-flex min-h-11 items-center`}>
      {children}
    </a>
  )
}
