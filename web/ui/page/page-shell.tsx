import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { KeepEarlyInput } from '#web/ui/hydration.tsx'
import { HomeLink, Logo } from './logo.tsx'
import { Organiser } from './organiser.tsx'

const legalLinks = [
  { href: '/privacy-policy', text: 'Privacy policy' },
  { href: '/terms-of-service', text: 'Terms of service' },
  { href: '/refund-policy', text: 'Refund policy' },
  { href: '/accessibility', text: 'Accessibility' },
]

/** The page with header and footer, which names the seller of the retreats. Its plain links work on pages that are not hydrated. */
export function PageShell({
  account,
  overlay = false,
  header,
  footer,
  children,
}: {
  /** The account area at the top right. */
  account?: ReactNode
  /** True to lay the header over the page's first section in light type (landing page). */
  overlay?: boolean
  /** Replaces the plain header. */
  header?: ReactNode
  /** Shown above the legal links. */
  footer?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="relative flex min-h-dvh flex-col">
      <SkipLink />
      {header ?? <PlainHeader account={account} overlay={overlay} />}
      <main id="main" tabIndex={-1} className="grow">
        <KeepEarlyInput>{children}</KeepEarlyInput>
      </main>
      <footer className="mt-10 bg-sea text-cream sm:mt-16 print:hidden">
        <div className="page-column flex flex-col gap-6 py-10">
          {footer}
          <div className="flex flex-wrap items-center gap-x-12 gap-y-4 lg:flex-nowrap">
            <Logo className="shrink-0 text-sm" />{' '}
            <Organiser className="figures max-w-lg min-w-0 text-sm leading-relaxed" />
            <nav aria-label="Legal" className="-mx-2 flex flex-wrap gap-x-3 text-sm lg:ml-auto lg:shrink-0">
              {legalLinks.map((link) => (
                // The space separates the links in text browsers.
                <Fragment key={link.href}>
                  <a
                    href={link.href}
                    className="inline-flex min-h-11 items-center px-2 underline-offset-4 hover:underline"
                  >
                    {link.text}
                  </a>{' '}
                </Fragment>
              ))}
            </nav>
          </div>
        </div>
      </footer>
    </div>
  )
}

function PlainHeader({ account, overlay }: { account: ReactNode; overlay: boolean }) {
  return (
    <header
      className={classNames(
        'z-20 w-full print:hidden',
        overlay ? 'absolute inset-x-0 top-0 text-white' : 'border-b border-line text-sea',
      )}
    >
      <div className="page-column flex min-h-18 items-center justify-between gap-x-4 py-2">
        <HomeLink />
        {account && <div className="flex min-w-0 flex-wrap justify-end gap-2">{account}</div>}
      </div>
    </header>
  )
}

/**
 * The first element that the Tab key reaches: it jumps over the header to `#main`. Not printed, because its hidden position would put it at
 * the end of the previous page.
 */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 -translate-y-24 rounded-full bg-sea px-5 py-3 font-semibold text-white focus:translate-y-0 print:hidden"
    >
      Skip to content
    </a>
  )
}

export function PageHeading({
  title,
  children,
}: {
  title: ReactNode
  /** The subtitle. */
  children?: ReactNode
}) {
  return (
    <div className="max-w-3xl">
      <h1>{title}</h1>
      {children && <p className="mt-3 max-w-2xl text-lg text-ink-soft">{children}</p>}
    </div>
  )
}

/** The media query for the bar to stick to the bottom of the window, as in `max-lg:[@media(height>=30rem)]:sticky`. */
const AT_THE_FOOT = '(width < 64rem) and (height >= 30rem)'
/** The gap between the bar and a scrolled-to element above it, with its focus ring, in pixels. */
const GAP_PX = 16

/**
 * The main button of a page: in a bar at the bottom of the window on phones, with the look of `className` on wide screens. Scrolled-to and
 * focused elements stop above it, whatever its height (WCAG 2.4.11).
 */
export function BottomBar({ className, children }: { className: string; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const { style } = document.documentElement
    const sizes = new ResizeObserver(() => {
      const isThere = window.matchMedia(AT_THE_FOOT).matches
      style.scrollPaddingBottom = isThere ? `${element.offsetHeight + GAP_PX}px` : ''
    })
    sizes.observe(element)
    return () => {
      sizes.disconnect()
      style.scrollPaddingBottom = ''
    }
  }, [])
  return (
    <div
      ref={bar}
      data-keep-clear
      className={classNames(
        'z-10 border-line text-ink max-lg:-mx-4 max-lg:border-t max-lg:bg-white max-lg:px-4 max-lg:shadow-[0_-8px_24px_-12px_rgb(11_58_74/0.25)] max-lg:[@media(height>=30rem)]:sticky max-lg:[@media(height>=30rem)]:bottom-0 md:max-lg:-mx-8 md:max-lg:px-8',
        className,
      )}
    >
      {children}
    </div>
  )
}
