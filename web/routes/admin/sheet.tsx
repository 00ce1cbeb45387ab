import { SheetScreen } from '#web/features/admin/sheet/sheet-screen.tsx'
import { readersContext } from '#web/shell/page-context.ts'
import type { Route } from './+types/sheet.ts'

export async function loader({ context, params: { retreatId } }: Route.LoaderArgs) {
  const sheet = await context.get(readersContext).admin.read('readSheet', { params: { retreatId } })
  return { id: retreatId, sheet: sheet.body }
}

export default function SheetOfDate({ loaderData }: Route.ComponentProps) {
  return <SheetScreen {...loaderData} />
}
