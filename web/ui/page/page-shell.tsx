import { Fragment, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { HomeLink } from './home-link.tsx'
import { KeepEarlyInput } from '#web/ui/keep-early-input.tsx'
import { Logo } from './logo.tsx'
import { Organiser } from './organiser.tsx'
import { SkipLink } from './skip-link.tsx'

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
