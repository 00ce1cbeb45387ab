import { content } from '#content/content.server.ts'
import { AuthRedirectScreen } from '#web/features/auth/auth-redirect-screen.tsx'
import { PageShell } from '#web/ui/page-shell.tsx'
import type { Route } from './+types/auth-redirect.ts'

export function loader() {
  return { title: content.seo.private.authRedirect }
}

export default function AuthRedirect({ loaderData }: Route.ComponentProps) {
  return (
    <PageShell>
      <title>{loaderData.title}</title>
      <meta name="robots" content="noindex" />
      <AuthRedirectScreen />
    </PageShell>
  )
}
