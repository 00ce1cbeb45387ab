import { data } from 'react-router'
import type { PageReaders } from '#domain/contract/page-readers.ts'
import { AuthScreen } from '#web/features/auth/auth-screen.tsx'
import { returnUrl } from '#web/features/auth/return-url.ts'
import { Island } from '#web/islands/island.tsx'
import { readersContext, siteContext } from '#web/shell/page-context.ts'
import { PageMeta } from '#web/shell/page-meta.tsx'
import { secretAddressHeaders } from '#web/shell/private-page.tsx'
import { PageShell } from '#web/ui/page/page-shell.tsx'
import type { Route } from './+types/auth.ts'

/** The address of a reset link is secret; the sign-in page itself is public. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const readers = context.get(readersContext)
  const { searchParams } = new URL(request.url)
  const token = searchParams.get('token') || null
  const [guest, options, arrival, resetLink] = await Promise.all([
    readers.guest(),
    readers.signInOptions(),
    readers.read('arrival'),
    token === null ? null : readResetLink(readers, token),
  ])
  const { booking, signedInBefore } = arrival.body ?? { booking: null, signedInBefore: true }
  const { screens, seo, business } = site
  const page = {
    seo: seo.public.auth,
    siteTitle: business.brand.siteTitle,
    resetTitle: seo.private.resetPassword,
    screen: {
      signedIn: guest !== null,
      google: options.ok && options.body.google,
      booking,
      signUpFirst: booking !== null && !signedInBefore,
      backTo: booking ? '/booking' : returnUrl(request.url, request.headers.get('referer')),
      resetLink,
      forgotPassword: searchParams.get('view') === 'forgot-password',
      texts: {
        ...screens.auth,
        welcome: `Welcome to ${business.brand.name}.`,
        chat: { app: business.chat.app, url: business.chat.url },
      },
    },
  }
  return data(page, { headers: token === null ? {} : secretAddressHeaders() })
}

/** Checks if a reset link is still valid before the guest types a new password. If that fails, the form checks it on submit. */
async function readResetLink(readers: PageReaders, token: string) {
  const link = await readers.resetLink(token)
  if (!link.ok) return { token, email: null, spent: link.status === 422 }
  return { token, email: link.body, spent: link.body === null }
}

export default function Auth({ loaderData }: Route.ComponentProps) {
  const { seo, siteTitle, resetTitle, screen } = loaderData
  return (
    <PageShell>
      {screen.resetLink === null ? (
        <PageMeta seo={seo} path="/auth" siteTitle={siteTitle} />
      ) : (
        <>
          <title>{resetTitle}</title>
          <meta name="robots" content="noindex" />
          <meta name="referrer" content="no-referrer" />
        </>
      )}
      <Island name="auth-screen" component={AuthScreen} props={screen} when="painted" />
    </PageShell>
  )
}
