import { AuthRedirectScreen } from '#web/features/auth/auth-redirect-screen.tsx'
import { readersContext, siteContext } from '#web/shell/page-context.ts'
import { PrivatePage } from '#web/shell/private-page.tsx'
import type { Route } from './+types/auth-redirect.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const guest = await context.get(readersContext).guest()
  return { title: site.seo.private.authRedirect, signedIn: guest !== null }
}

export default function AuthRedirect({ loaderData }: Route.ComponentProps) {
  return (
    <PrivatePage title={loaderData.title}>
      <AuthRedirectScreen signedIn={loaderData.signedIn} />
    </PrivatePage>
  )
}
