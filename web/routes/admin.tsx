import { content } from '#content/content.server.ts'
import { banjulDay } from '#domain/dates.ts'
import { hasStarted } from '#domain/retreats.ts'
import { load } from '#web/api/load.ts'
import { AdminScreen } from '#web/features/admin/admin-screen.tsx'
import { apiContext, nowContext } from '#web/shell/page-context.ts'
import { PageShell } from '#web/ui/page-shell.tsx'
import type { Route } from './+types/admin.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [session, availability] = await Promise.all([
    load(api, '/api/admin/session'),
    load(api, '/api/booking-availability'),
  ])
  const today = banjulDay(context.get(nowContext))
  const retreats = Object.entries(availability.ok ? availability.body : {})
  const [next] = retreats.find(([, retreat]) => !hasStarted(retreat, today)) ?? retreats.at(-1) ?? ['']
  return {
    title: content.seo.private.admin,
    signedIn: session.ok && session.body.signedIn,
    retreats: retreats.map(([label]) => label),
    next,
  }
}

export default function Admin({ loaderData: { title, ...page } }: Route.ComponentProps) {
  return (
    <PageShell>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <AdminScreen {...page} />
    </PageShell>
  )
}
