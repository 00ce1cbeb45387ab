import { content } from '#content/content.server.ts'
import { shortName } from '#domain/booking/short-name.ts'
import { ConfirmAddressScreen } from '#web/features/auth/confirm-address-screen.tsx'
import { AccountHeader } from '#web/shell/account-header.tsx'
import { readersContext } from '#web/shell/page-context.ts'
import { PageShell } from '#web/ui/page/page-shell.tsx'
import type { Route } from './+types/confirm-address.ts'

/** The address contains a secret token, so search engines must not index it and other sites must not receive it. */
export function headers() {
  return { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const readers = context.get(readersContext)
  const token = new URL(request.url).searchParams.get('token') || null
  const [guest, link] = await Promise.all([
    readers.guest(),
    token === null ? null : readers.addressLink(token),
  ])
  return {
    title: content.seo.private.confirmAddress,
    name: guest && shortName(guest),
    page: {
      guest: guest && { email: guest.email, emailVerified: guest.emailVerified },
      link: token === null ? null : { token, email: link?.body ?? null },
    },
  }
}

export default function ConfirmAddress({ loaderData: { title, name, page } }: Route.ComponentProps) {
  return (
    <PageShell account={<AccountHeader name={name} />}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <ConfirmAddressScreen {...page} />
    </PageShell>
  )
}
