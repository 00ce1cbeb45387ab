import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { content } from '#content/content.server.ts'
import { DeskTrouble } from '#web/features/admin/desk/desk-trouble.tsx'
import { GatedDesk, TroubledDesk } from '#web/features/admin/desk/gated-desk.tsx'
import { ErrorPage } from '#web/shell/error-page.tsx'
import { readersContext } from '#web/shell/page-context.ts'
import type { RouteHandle } from '#web/shell/route-handle.ts'
import type { Route } from './+types/frame.ts'

export const handle = { desk: true } satisfies RouteHandle

export async function loader({ context }: Route.LoaderArgs) {
  const { desk } = context.get(readersContext)
  const signedIn = await desk.signedIn()
  // Also for who is signed in: a session may end while the page is open.
  const [counts, passkey] = await Promise.all([signedIn ? desk.counts() : null, desk.passkey()])
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
      <GatedDesk signedIn={signedIn} passkey={passkey} counts={counts}>
        <Outlet />
      </GatedDesk>
    </>
  )
}

/**
 * A page of the desk that could not be fetched stands in the desk's own frame, with its ways to the others. What the server says itself of
 * an address is said as everywhere.
 */
export function ErrorBoundary() {
  const error = useRouteError()
  const page = <ErrorPage error={error} />
  if (isRouteErrorResponse(error)) return page
  return (
    <TroubledDesk otherwise={page}>
      <DeskTrouble />
    </TroubledDesk>
  )
}
