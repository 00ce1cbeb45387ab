import type { ComponentType, ReactNode } from 'react'
import { data } from 'react-router'
import type { Loaded } from '#domain/contract/page-readers.ts'
import { api } from '#web/api/client.ts'
import { forgetGuest } from '#web/browser/browser-storage.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Button } from '#web/ui/form/button.tsx'
import { PageShell } from '#web/ui/page/page-shell.tsx'
import { RoutedButtonLink } from '#web/ui/routed-links.tsx'
import { showFailure, useCall } from './use-call.tsx'

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
  name?: string | null | undefined
  /** Shows the header over the page's first section, in light type. */
  overlay?: boolean
  /** The address contains a secret token, which other sites must not receive. */
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

/** Account links at the top right: the guest's name (to the dashboard) and sign-out, or the sign-in. `light`: over a picture. */
function AccountHeader({ name, light }: { name: string | null; light: boolean }) {
  const signOut = useSignOut()
  if (name === null) {
    return (
      <RoutedButtonLink to="/auth" variant={light ? 'light' : 'secondary'} size="sm">
        Sign In/Up
      </RoutedButtonLink>
    )
  }
  return (
    <>
      <RoutedButtonLink
        to="/dashboard"
        variant="quiet"
        size="sm"
        data-account="in"
        className={classNames(
          'max-w-max min-w-0 grow basis-[3rem] max-[22.5rem]:px-1',
          light && 'text-white! hover:bg-cream! hover:text-sea!',
        )}
      >
        <span className="truncate">{name}</span>
      </RoutedButtonLink>
      <Button
        variant={light ? 'light' : 'secondary'}
        size="sm"
        className="whitespace-nowrap"
        busy={signOut.isPending || signOut.isDone}
        onClick={() => signOut.run()}
      >
        Sign Out
      </Button>
    </>
  )
}

/** Ends the session and deletes the guest's data in this browser. */
function useSignOut() {
  return useCall({
    call: () => api('POST', '/api/auth/logout'),
    onSuccess: async () => {
      await forgetGuest()
      window.location.assign('/')
    },
    onError: (error) => showFailure(error, 'Logout Failed', 'You are still signed in. Please try again.'),
  })
}

/** Headers of a page whose address contains a secret token: search engines must not index it and other sites must not receive it. */
export function secretAddressHeaders() {
  return { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }
}

/** Returns the data of a page behind a link, with `found`: what the link opens, or why that can't be shown. The status is 200, 404 or 503. */
export function byLink<Body, const Found extends { kind: string }, Page extends object>(
  answer: Loaded<Body>,
  open: (body: Body) => Found,
  page: Page,
) {
  if (answer.ok) return data({ ...page, found: open(answer.body) })
  const isGone = answer.status === 404
  const found: { kind: 'gone' | 'failed' } = { kind: isGone ? 'gone' : 'failed' }
  return data({ ...page, found }, { status: isGone ? 404 : 503 })
}

/** Returns the component of a route whose address contains a secret token. It gives the loaded data to the screen. */
export function secretPage<Props extends { loaderData: { title: string; name?: string | null } }>(
  Screen: ComponentType<Props['loaderData']>,
) {
  return function SecretPage({ loaderData }: Props) {
    return (
      <PrivatePage title={loaderData.title} name={loaderData.name} hasSecretAddress>
        <Screen {...loaderData} />
      </PrivatePage>
    )
  }
}
