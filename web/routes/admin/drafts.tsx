import { banjulDay } from '#domain/base/dates.ts'
import { DraftsScreen } from '#web/features/admin/guests/lead-cards.tsx'
import { nowContext } from '#web/shell/page-context.ts'
import type { Route } from './+types/drafts.ts'

export function loader({ context }: Route.LoaderArgs) {
  return { today: banjulDay(context.get(nowContext)) }
}

export default function Drafts({ loaderData }: Route.ComponentProps) {
  return <DraftsScreen {...loaderData} />
}
