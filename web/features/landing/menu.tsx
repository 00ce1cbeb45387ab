import { ChevronRight, Menu as MenuIcon, X } from 'lucide-react'
import { formatCents } from '#domain/base/money.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ButtonLink, buttonStyle } from '#web/ui/form/button.tsx'
import { viewerButtonProps } from '#web/ui/image-viewer.tsx'
import { Logo } from '#web/ui/page/logo.tsx'
import type { HeroOffer } from './hero.tsx'
import type { NavigationLink } from './landing-links.tsx'

const MENU = 'menu'
const LOOK = classNames(buttonStyle({ variant: 'light', size: 'sm' }), 'max-sm:w-11 max-sm:px-0!')

/** Opens the menu where the header has no room for the links; without scripts it leads to the same links in the footer. */
export function MenuButton({ linksWithoutScripts }: { linksWithoutScripts: string }) {
  const face = (
    <>
      <MenuIcon aria-hidden className="size-5" />
      <span className="max-sm:sr-only">Menu</span>
    </>
  )
  return (
    <>
      <button
        type="button"
        {...viewerButtonProps(MENU)}
        aria-haspopup="dialog"
        className={classNames(LOOK, 'lg:hidden! noscript:hidden!')}
      >
        {face}
      </button>{' '}
      <a href={linksWithoutScripts} className={classNames(LOOK, 'hidden! noscript:max-lg:inline-flex!')}>
        {face}
      </a>
    </>
  )
}

/** The menu in a native dialog over the page; a link (landing-scripts.ts), its button and Escape close it. */
export function Menu({
  links,
  offer,
  bookLabel,
}: {
  links: readonly NavigationLink[]
  offer: HeroOffer
  bookLabel: string
}) {
  return (
    <dialog
      id={MENU}
      data-menu
      aria-label="Menu"
      className="fixed inset-0 m-0 size-full max-h-none max-w-none animate-rise overflow-y-auto overscroll-contain bg-sea-deep p-0 text-white"
    >
      <div className="page-column flex min-h-full flex-col pt-2 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
        <form method="dialog" className="flex min-h-14 items-center justify-between gap-4">
          <Logo className="h-[1.7em] flex-wrap overflow-hidden" />{' '}
          <button type="submit" className={buttonStyle({ variant: 'light', size: 'sm' })}>
            <X aria-hidden className="size-5" />
            Close
          </button>
        </form>
        <nav aria-label="Menu">
          <ul className="mt-3 divide-y divide-cream/25 border-y border-cream/25">
            {links.map(({ label, anchor }) => (
              <li key={anchor}>
                <a
                  href={`#${anchor}`}
                  className="flex min-h-13 items-center justify-between gap-4 rounded-md font-display text-xl font-bold hover:text-amber aria-[current]:text-amber"
                >
                  {label}
                  <ChevronRight aria-hidden className="size-5 shrink-0 text-amber" />
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="figures mt-5 flex flex-wrap justify-between gap-x-6 text-cream">
          <span>
            From <strong className="text-white">{formatCents(offer.priceCents)}</strong>
          </span>{' '}
          {offer.nextRetreat && (
            <span>
              Next: <strong className="text-white">{offer.nextRetreat}</strong>
            </span>
          )}
        </p>
        <ButtonLink href="#pricing" wide className="mt-4">
          {bookLabel}
        </ButtonLink>
      </div>
    </dialog>
  )
}
