import { GuestScreen } from '#web/features/admin/guest/guest-screen.tsx'
import { nowContext } from '#web/shell/page-context.ts'
import type { Route } from './+types/guest.ts'
import { loadGuest } from './load-guest.ts'

export async function loader({ context, params: { bookingId } }: Route.LoaderArgs) {
  return { ...(await loadGuest(context, bookingId)), now: context.get(nowContext).toISOString() }
}

export default function Guest({ loaderData }: Route.ComponentProps) {
  return <GuestScreen key={loaderData.bookingId} {...loaderData} />
}
