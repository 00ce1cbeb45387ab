import { formatCents } from '#domain/money.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import type { HeroOffer } from './hero.tsx'

/** On a phone the way to the prices stays under the thumb, between the first screen and the prices themselves. */
export function BookingBar({ offer, label }: { offer: HeroOffer; label: string }) {
  return (
    <div
      data-keep-clear
      className="z-10 border-t border-line bg-paper md:hidden [@media(height>=30rem)]:sticky [@media(height>=30rem)]:bottom-0"
    >
      <div className="page-column flex items-center justify-between gap-4 py-2.5 max-[18rem]:flex-col max-[18rem]:items-stretch max-[18rem]:gap-2 pb-[max(0.625rem,env(safe-area-inset-bottom))]">
        <p className="figures shrink-0 text-sm leading-tight text-ink-soft">
          From <strong className="text-lg text-ink">{formatCents(offer.priceCents)}</strong>
          {offer.nextRetreat && <span className="block max-[22rem]:hidden">{offer.nextRetreat}</span>}
        </p>
        <ButtonLink href="#pricing" size="sm" className="min-w-0">
          {label}
        </ButtonLink>
      </div>
    </div>
  )
}
