import { content } from '#content/content.server.ts'
import { displayName } from '#domain/display-name.ts'
import { holdsPlace } from '#domain/booking-state.ts'
import { AccountHeader } from '#web/shell/account-header.tsx'
import { load } from '#web/api/load.ts'
import { ThankYouScreen } from '#web/features/payment/thank-you-screen.tsx'
import { apiContext } from '#web/shell/page-context.ts'
import { PageShell } from '#web/ui/page-shell.tsx'
import type { Route } from './+types/thank-you.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const user = await load(api, '/api/auth/user')
  const guest = user.ok ? user.body : null
  const bookings = guest ? await load(api, '/api/my-bookings') : null
  return {
    title: content.seo.private.thankYou,
    name: guest && displayName(guest),
    bookings: bookings?.ok
      ? bookings.body.filter(({ status, amountReported }) => holdsPlace(status) && amountReported > 0)
      : [],
    texts: content.screens.thankYou,
    chat: content.business.chat,
  }
}

export default function ThankYou({ loaderData: { title, name, ...page } }: Route.ComponentProps) {
  return (
    <PageShell account={<AccountHeader name={name} />}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <ThankYouScreen {...page} />
    </PageShell>
  )
}
