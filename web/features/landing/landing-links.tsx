import { Fragment } from 'react'

// The spaces between the links separate them in text browsers.

export interface FooterTexts {
  tagline: string
  smallPrint: string
}

export interface NavigationLink {
  label: string
  anchor: string
}

export const FOOTER_LINKS = 'page-links'

/** The part of the footer above the legal links: links within the page, and the small print. */
export function LandingFooter({ texts, links }: { texts: FooterTexts; links: readonly NavigationLink[] }) {
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
export function LandingNavigation({ links }: { links: readonly NavigationLink[] }) {
  return (
    <nav aria-label="Sections" className="flex shrink-0 gap-1 max-lg:hidden max-xl:text-sm">
      {links.map((link) => (
        <Fragment key={link.anchor}>
          <a
            href={`#${link.anchor}`}
            className="inline-flex min-h-11 items-center px-2.5 font-medium decoration-2 underline-offset-8 hover:underline xl:px-3 group-data-returned/header:aria-[current]:underline group-data-returned/header:aria-[current]:decoration-coral"
          >
            {link.label}
          </a>{' '}
        </Fragment>
      ))}
    </nav>
  )
}
