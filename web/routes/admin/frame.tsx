import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { content } from '#content/content.server.ts'
import { AdminTrouble } from '#web/features/admin/kit/admin-trouble.tsx'
import { GatedAdmin, TroubledAdmin } from '#web/features/admin/kit/gated-admin.tsx'
import { ErrorPage } from '#web/shell/error-page.tsx'
import { readersContext } from '#web/shell/page-context.ts'
import type { RouteHandle } from '#web/shell/route-handle.ts'
import type { Route } from './+types/frame.ts'

export const handle = { admin: true } satisfies RouteHandle

export async function loader({ context }: Route.LoaderArgs) {
  const { admin } = context.get(readersContext)
  const signedIn = await admin.signedIn()
  // Also for who is signed in: a session may end while the page is open.
  const [counts, passkey] = await Promise.all([signedIn ? admin.counts() : null, admin.passkey()])
  return {
    title: content.seo.private.admin,
    signedIn,
    passkey: passkey.body ?? false,
    counts: counts?.body ?? null,
  }
}

export default function Frame({ loaderData: { title, signedIn, passkey, counts } }: Route.ComponentProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <GatedAdmin signedIn={signedIn} passkey={passkey} counts={counts}>
        <Outlet />
      </GatedAdmin>
    </>
  )
}

/**
 * An admin page that could not be fetched stands in the admin area's own frame, with its ways to the others. What the server says itself of
 * an address is said as everywhere.
 */
export function ErrorBoundary() {
  const error = useRouteError()
  const page = <ErrorPage error={error} />
  if (isRouteErrorResponse(error)) return page
  return (
    <TroubledAdmin otherwise={page}>
      <AdminTrouble />
    </TroubledAdmin>
  )
}
