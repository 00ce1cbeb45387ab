import type { ReactNode } from 'react'
import { formatCents } from '#domain/money.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { HomeLink } from '#web/ui/home-link.tsx'
import type { HeroOffer } from './hero.tsx'
import { FOOTER_LINKS, LandingNavigation, type NavigationLink } from './landing-links.tsx'
import { Menu, MenuButton } from './menu.tsx'

/**
 * Lies over the first screen, and comes back wherever the reader scrolls up (return-header.ts sets `data-returned`): then with
 * the price, and the way to it.
 */
export function LandingHeader({
  links,
  offer,
  bookLabel,
  account,
}: {
  links: readonly NavigationLink[]
  offer: HeroOffer
  bookLabel: string
  account: ReactNode
}) {
  return (
    <header
      data-returning-header
      className="group/header absolute inset-x-0 top-0 z-20 w-full text-white data-returned:fixed data-returned:animate-descend data-returned:border-b data-returned:border-line data-returned:bg-paper data-returned:text-sea print:hidden"
    >
      <div className="page-column flex min-h-18 items-center justify-between gap-x-4 py-2 group-data-returned/header:min-h-16 group-data-returned/header:py-1">
        <HomeLink />
        <div className="flex min-w-0 items-center justify-end gap-2">
          <LandingNavigation links={links} />
          <p className="figures hidden shrink-0 px-3 text-sm leading-tight text-ink-soft md:group-data-returned/header:block">
            From <strong className="text-base text-ink">{formatCents(offer.priceCents)}</strong>
            {offer.nextRetreat && <span className="block lg:max-xl:hidden"> {offer.nextRetreat}</span>}
          </p>
          <ButtonLink
            href="#pricing"
            size="sm"
            className="hidden! md:group-data-returned/header:inline-flex!"
          >
            {bookLabel}
          </ButtonLink>
          <div className="contents lg:group-data-returned/header:hidden">{account}</div>
          <MenuButton linksWithoutScripts={`#${FOOTER_LINKS}`} />
        </div>
      </div>
      <Menu links={links} offer={offer} bookLabel={bookLabel} />
    </header>
  )
}
