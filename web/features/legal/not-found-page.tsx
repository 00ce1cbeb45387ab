import type { ReactNode } from 'react'
import { linkStyle } from '#web/ui/class-names.ts'
import { ButtonLink } from '#web/ui/form/button.tsx'
import { LogoIcon } from '#web/ui/page/logo.tsx'
import { PageShell } from '#web/ui/page/page-shell.tsx'

const places = [
  { href: '/#retreats', label: 'The retreat' },
  { href: '/#pricing', label: 'Prices and dates' },
  { href: '/dashboard', label: 'Your bookings' },
  { href: '/#contact', label: 'Contact' },
]

/** The page for unknown paths, with links to likely targets. */
export function NotFoundPage({ chat, account }: { chat: { app: string; url: string }; account: ReactNode }) {
  return (
    <PageShell account={account}>
      <div className="page-column flex flex-col items-start py-14 md:py-24">
        <LogoIcon className="size-20 text-sea" />
        <h1 className="mt-6 max-w-3xl">404 Page Not Found</h1>
        <p className="mt-4 max-w-xl text-lg text-ink-soft">
          The wind took this page, or it was never here. Your bookings and payments are safe.
        </p>
        <ButtonLink href="/" size="lg" className="mt-8">
          Back to Homepage
        </ButtonLink>
        <nav aria-label="Where you may have wanted to go" className="mt-10">
          <ul className="flex flex-wrap gap-x-8 gap-y-1">
            {places.map((place) => (
              <li key={place.href}>
                <a href={place.href} className={`inline-flex min-h-11 items-center ${linkStyle}`}>
                  {place.label}
                </a>
              </li>
            ))}
            <li>
              <a href={chat.url} className={`inline-flex min-h-11 items-center ${linkStyle}`}>
                Ask us on {chat.app}
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </PageShell>
  )
}
