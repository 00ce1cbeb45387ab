import type { Route } from './+types/guests.ts'
import { readAnswers } from './loaders.ts'

export { GuestsScreen as default } from '#web/features/admin/guests/guests-screen.tsx'

export function loader(args: Route.LoaderArgs) {
  return readAnswers(args, ['adminGuests'], Object.fromEntries(new URL(args.request.url).searchParams))
}
