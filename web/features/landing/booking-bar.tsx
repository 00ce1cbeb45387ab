import { formatCents } from '#domain/money.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import type { HeroOffer } from './hero.tsx'

/** On a phone the way to the prices stays under the thumb; the prices themselves lie over it. */
export function BookingBar({ offer, label }: { offer: HeroOffer; label: string }) {
  return (
    <div
      data-keep-clear
      className="sticky bottom-0 z-10 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:hidden [@media(height<20rem)]:static"
    >
      <div className="page-column flex items-center justify-between gap-4 py-1.25">
        <p className="figures shrink-0 text-sm leading-tight text-ink-soft max-[18rem]:hidden">
          From <strong className="text-lg leading-tight text-ink">{formatCents(offer.priceCents)}</strong>
          {offer.nextRetreat && <span className="block max-[22rem]:hidden">{offer.nextRetreat}</span>}
        </p>
        <ButtonLink href="#pricing" size="sm" className="min-w-0 max-[18rem]:grow">
          {label}
        </ButtonLink>
      </div>
    </div>
  )
}
