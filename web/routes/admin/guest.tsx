import { GuestScreen } from '#web/features/admin/guest/guest-screen.tsx'
import { nowContext } from '#web/shell/page-context.ts'
import type { Route } from './+types/guest.ts'
import { loadGuest } from './loaders.ts'

export async function loader(args: Route.LoaderArgs) {
  return { ...(await loadGuest(args)), now: args.context.get(nowContext).toISOString() }
}

export default function Guest({ loaderData }: Route.ComponentProps) {
  return <GuestScreen key={loaderData.bookingId} {...loaderData} />
}
