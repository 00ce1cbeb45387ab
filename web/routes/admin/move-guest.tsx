import { MoveScreen } from '#web/features/admin/guest-forms/move-screen.tsx'
import { readersContext } from '#web/shell/page-context.ts'
import type { Route } from './+types/move-guest.ts'
import { readAnswers } from './loaders.ts'

export async function loader(args: Route.LoaderArgs) {
  const [guest, availability] = await Promise.all([
    readAnswers(args, ['readGuestPage']),
    args.context.get(readersContext).read('bookingAvailability'),
  ])
  return { ...guest, availability: availability.body ?? {} }
}

export default function MoveGuest({ loaderData: { availability } }: Route.ComponentProps) {
  return <MoveScreen availability={availability} />
}
