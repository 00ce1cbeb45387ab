import { load } from '#web/api/load.ts'
import { SheetScreen } from '#web/features/admin/sheet/sheet-screen.tsx'
import { apiContext } from '#web/shell/page-context.ts'
import type { Route } from './+types/sheet.ts'

export async function loader({ context, params: { retreatId } }: Route.LoaderArgs) {
  const sheet = await load(context.get(apiContext), '/api/admin/retreats/{retreatId}/sheet', { retreatId })
  return { id: retreatId, sheet: sheet.ok ? sheet.body : null }
}

export default function SheetOfDate({ loaderData }: Route.ComponentProps) {
  return <SheetScreen {...loaderData} />
}
