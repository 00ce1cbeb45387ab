import { content } from '#content/content.server.ts'
import { load } from '#web/api/load.ts'
import { AuthScreen } from '#web/features/auth/auth-screen.tsx'
import { apiContext } from '#web/shell/page-context.ts'
import { PageMeta } from '#web/shell/page-meta.tsx'
import { PageShell } from '#web/ui/page-shell.tsx'
import type { Route } from './+types/auth.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const options = await load(context.get(apiContext), '/api/auth/options')
  const { searchParams } = new URL(request.url)
  const token = searchParams.get('token') || null
  const { screens, seo, business } = content
  return {
    seo: seo.public.auth,
    siteTitle: business.brand.siteTitle,
    resetTitle: seo.private.resetPassword,
    screen: {
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
      <AuthScreen {...screen} />
    </PageShell>
  )
}
