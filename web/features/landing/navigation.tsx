import { ChevronRight, Menu as MenuIcon, X } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { formatCents } from '#domain/base/money.ts'
import type { SiteContent } from '#web/shell/page-context.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ButtonLink, buttonStyle } from '#web/ui/form/button.tsx'
import { viewerButtonProps } from '#web/ui/image-viewer.tsx'
import { HomeLink, Logo } from '#web/ui/page/logo.tsx'
import type { HeroOffer } from './hero.tsx'

type NavigationLink = SiteContent['landing']['navigation'][number]

interface MenuProps {
  links: readonly NavigationLink[]
  offer: HeroOffer
  bookLabel: string
}

/** The header over the first screen. It returns with the price when the visitor scrolls up (landing-scripts.ts sets `data-returned`). */
export function LandingHeader({ account, ...menu }: MenuProps & { account: ReactNode }) {
  const { links, offer, bookLabel } = menu
  return (
    <header
      data-returning-header
      className="group/header absolute inset-x-0 top-0 z-20 w-full text-white data-returned:fixed data-returned:animate-descend data-returned:border-b data-returned:border-line data-returned:bg-paper data-returned:text-sea print:hidden"
    >
      <div className="page-column flex min-h-18 items-center justify-between gap-x-4 py-2 group-data-returned/header:min-h-16 group-data-returned/header:py-1">
        <HomeLink />
        <div className="flex min-w-0 items-center justify-end gap-2">
          <LandingNavigation links={links} />
          <p className="figures hidden shrink-0 px-3 text-sm leading-tight text-ink-soft md:max-lg:group-data-returned/header:block xl:group-data-returned/header:block">
            From <strong className="text-base text-ink">{formatCents(offer.priceCents)}</strong>
            {offer.nextRetreat && <span className="block"> {offer.nextRetreat}</span>}
          </p>
          <ButtonLink
            href="#pricing"
            size="sm"
            className="hidden! md:group-data-returned/header:inline-flex!"
          >
            {bookLabel}
          </ButtonLink>
          {account}
          <MenuButton />
        </div>
      </div>
      <Menu {...menu} />
    </header>
  )
}

const MENU = 'menu'
const LOOK = classNames(buttonStyle({ variant: 'light', size: 'sm' }), 'max-sm:w-11 max-sm:px-0!')

/** Opens the menu where the header has no room for the links; without scripts it leads to the same links in the footer. */
function MenuButton() {
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
      <a href={`#${FOOTER_LINKS}`} className={classNames(LOOK, 'hidden! noscript:max-lg:inline-flex!')}>
        {face}
      </a>
    </>
  )
}

/** The menu in a native dialog over the page; a link (landing-scripts.ts), its button and Escape close it. */
function Menu({ links, offer, bookLabel }: MenuProps) {
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

const FOOTER_LINKS = 'page-links'

/** The part of the footer above the legal links: links within the page, and the small print. */
export function LandingFooter({
  texts,
  links,
}: {
  texts: SiteContent['landing']['footer']
  links: readonly NavigationLink[]
}) {
  return (
    <div className="flex flex-wrap justify-between gap-x-12 gap-y-6 border-b border-cream/25 pb-8">
      <div className="max-w-md">
        <p className="font-display text-2xl font-bold">{texts.tagline}</p>
        <p className="mt-3 text-sm">{texts.smallPrint}</p>
      </div>
      <nav
        id={FOOTER_LINKS}
        aria-label="This page"
        className="-mx-2 flex max-w-md flex-wrap content-start gap-x-3"
      >
        {links.map((link) => (
          // The space separates the links in text browsers.
          <Fragment key={link.anchor}>
            <a
              href={`#${link.anchor}`}
              className="inline-flex min-h-11 items-center px-2 underline-offset-4 hover:underline"
            >
              {link.label}
            </a>{' '}
          </Fragment>
        ))}
      </nav>
    </div>
  )
}

/** The links to the sections in the header, on wide screens only. */
function LandingNavigation({ links }: { links: readonly NavigationLink[] }) {
  return (
    <nav
      aria-label="Sections"
      className="flex shrink-0 gap-1 group-data-returned/header:text-sm max-lg:hidden max-xl:text-sm"
    >
      {links.map((link) => (
        <Fragment key={link.anchor}>
          <a
            href={`#${link.anchor}`}
            className="inline-flex min-h-11 items-center px-2.5 font-medium decoration-2 underline-offset-8 hover:underline xl:px-3 group-data-returned/header:px-2.5 group-data-returned/header:aria-[current]:underline group-data-returned/header:aria-[current]:decoration-coral"
          >
            {link.label}
          </a>{' '}
        </Fragment>
      ))}
    </nav>
  )
}
