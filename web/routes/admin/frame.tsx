import { Outlet } from 'react-router'
import { content } from '#content/content.server.ts'
import { load } from '#web/api/load.ts'
import { GatedDesk } from '#web/features/admin/desk/gated-desk.tsx'
import { apiContext } from '#web/shell/page-context.ts'
import type { Route } from './+types/frame.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const session = await load(api, '/api/admin/session')
  const signedIn = session.ok && session.body.signedIn
  const counts = signedIn ? await load(api, '/api/admin/counts') : null
  return { title: content.seo.private.admin, signedIn, counts: counts?.ok ? counts.body : null }
}

export default function Frame({ loaderData: { title, signedIn, counts } }: Route.ComponentProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <GatedDesk signedIn={signedIn} counts={counts}>
        <Outlet />
      </GatedDesk>
    </>
  )
}
