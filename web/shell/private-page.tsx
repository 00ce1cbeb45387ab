import type { ReactNode } from 'react'
import { PageShell } from '#web/ui/page/page-shell.tsx'
import { AccountHeader } from './account-header.tsx'

/** A page that search engines must not index: a guest's own, or one that opens by a link. */
export function PrivatePage({
  title,
  name,
  overlay = false,
  hasSecretAddress = false,
  children,
}: {
  title: string
  /** The signed-in guest's name; null if nobody is signed in. Omit it on a page without an account area. */
  name?: string | null
  /** Shows the header over the page's first section, in light type. */
  overlay?: boolean
  /** The address contains a secret token, which other sites must not receive (secret-address.ts). */
  hasSecretAddress?: boolean
  children: ReactNode
}) {
  return (
    <PageShell
      account={name !== undefined && <AccountHeader name={name} light={overlay} />}
      overlay={overlay}
    >
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      {hasSecretAddress && <meta name="referrer" content="no-referrer" />}
      {children}
    </PageShell>
  )
}
