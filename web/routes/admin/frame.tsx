import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { GatedAdmin, TroubledAdmin } from '#web/features/admin/kit/frame/gated-admin.tsx'
import { ErrorPage } from '#web/shell/error-page.tsx'
import { nowContext, readersContext, siteContext } from '#web/shell/page-context.ts'
import type { RouteHandle } from '#web/shell/page-hydration.tsx'
import type { Route } from './+types/frame.ts'

export const handle = { admin: true } satisfies RouteHandle

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const readers = context.get(readersContext)
  const signedIn = await readers.admin.signedIn()
  // The passkey option is needed even when signed in, because the session may end while the page is open.
  const [counts, passkey] = await Promise.all([
    signedIn ? readers.read('adminCounts') : null,
    readers.admin.passkey(),
  ])
  return {
    title: site.seo.private.admin,
    signedIn,
    passkey: passkey.body ?? false,
    counts: counts?.body ?? null,
    now: context.get(nowContext).toISOString(),
  }
}

export default function Frame({ loaderData: { title, ...admin } }: Route.ComponentProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <GatedAdmin {...admin}>
        <Outlet />
      </GatedAdmin>
    </>
  )
}

/**
 * Shows a page that could not be fetched within the admin area, so that its navigation still works. An error response of the server itself,
 * such as a 404, gets the usual error page.
 */
export function ErrorBoundary() {
  const error = useRouteError()
  const page = <ErrorPage error={error} />
  if (isRouteErrorResponse(error)) return page
  return <TroubledAdmin otherwise={page} />
}
