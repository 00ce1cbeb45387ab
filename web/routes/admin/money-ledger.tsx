import { banjulDay, isCalendarDay } from '#domain/base/dates.ts'
import { LedgerScreen, usualPeriods } from '#web/features/admin/money/ledger-screen.tsx'
import { nowContext } from '#web/shell/page-context.ts'
import type { Route } from './+types/money-ledger.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const today = banjulDay(context.get(nowContext))
  const [, , quarter] = usualPeriods(today)
  const from = searchParams.get('from') ?? ''
  const to = searchParams.get('to') ?? ''
  const isPeriod = isCalendarDay(from) && isCalendarDay(to) && from <= to
  return { period: isPeriod || !quarter ? { from, to } : { from: quarter.from, to: quarter.to } }
}

export default function Ledger({ loaderData }: Route.ComponentProps) {
  return <LedgerScreen {...loaderData} />
}
