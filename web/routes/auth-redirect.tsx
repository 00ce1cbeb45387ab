import { content } from '#content/content.server.ts'
import { load } from '#web/api/load.ts'
import { AuthRedirectScreen } from '#web/features/auth/auth-redirect-screen.tsx'
import { apiContext } from '#web/shell/page-context.ts'
import { PageShell } from '#web/ui/page/page-shell.tsx'
import type { Route } from './+types/auth-redirect.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const user = await load(context.get(apiContext), '/api/auth/user')
  return { title: content.seo.private.authRedirect, signedIn: user.ok && user.body !== null }
}

export default function AuthRedirect({ loaderData }: Route.ComponentProps) {
  return (
    <PageShell>
      <title>{loaderData.title}</title>
      <meta name="robots" content="noindex" />
      <AuthRedirectScreen signedIn={loaderData.signedIn} />
    </PageShell>
  )
}
