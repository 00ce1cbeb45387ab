import { content } from '#content/content.server.ts'
import { load } from '#web/api/load.ts'
import { AuthScreen } from '#web/features/auth/auth-screen.tsx'
import { Island } from '#web/islands/island.tsx'
import { apiContext } from '#web/shell/page-context.ts'
import { PageMeta } from '#web/shell/page-meta.tsx'
import { PageShell } from '#web/ui/page-shell.tsx'
import type { Route } from './+types/auth.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [user, options] = await Promise.all([load(api, '/api/auth/user'), load(api, '/api/auth/options')])
  const { searchParams } = new URL(request.url)
  const token = searchParams.get('token') || null
  const { screens, seo, business } = content
  return {
    seo: seo.public.auth,
    siteTitle: business.brand.siteTitle,
    resetTitle: seo.private.resetPassword,
    screen: {
      // A failed call counts as signed out (specification, section 4.2).
      signedIn: user.ok && user.body !== null,
      google: options.ok && options.body.google,
      token,
      forgotPassword: searchParams.get('view') === 'forgot-password',
      texts: {
        ...screens.auth,
        welcome: `Welcome to ${business.brand.name}.`,
        holdNote: screens.booking.holdNote,
      },
    },
  }
}

export default function Auth({ loaderData }: Route.ComponentProps) {
  const { seo, siteTitle, resetTitle, screen } = loaderData
  return (
    <PageShell>
      {screen.token === null ? (
        <PageMeta seo={seo} path="/auth" siteTitle={siteTitle} />
      ) : (
        <>
          <title>{resetTitle}</title>
          <meta name="robots" content="noindex" />
        </>
      )}
      <Island name="auth-screen" component={AuthScreen} props={screen} when="painted" />
    </PageShell>
  )
}
