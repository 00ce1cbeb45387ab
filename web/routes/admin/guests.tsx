import { GuestsScreen } from '#web/features/admin/guests/guests-screen.tsx'
import { readersContext } from '#web/shell/page-context.ts'
import type { Route } from './+types/guests.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const guests = await context.get(readersContext).admin.read('adminGuests', { query })
  return { guests: guests.body }
}

export default function Guests({ loaderData }: Route.ComponentProps) {
  return <GuestsScreen {...loaderData} />
}
