import { CircleCheck, Clock, ClockAlert, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { CalendarDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import type { SheetGuest } from '#domain/retreat/sheet-shapes.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

/** Payment status of a guest as icon, text and colour; as text only in print. */
export function PaidBadge({ guest, today }: { guest: SheetGuest; today: CalendarDay }) {
  const { text, tone, icon: Icon } = lookOf(guest, today)
  return (
    <Badge tone={tone} className="print:bg-transparent print:p-0 print:text-[9pt] print:text-ink">
      <Icon aria-hidden className="size-4 shrink-0 print:hidden" />
      {text}
    </Badge>
  )
}

function lookOf(
  { status, reported, due, dueOn }: SheetGuest,
  today: CalendarDay,
): { text: string; tone: BadgeTone; icon: LucideIcon } {
  if (reported > 0) return { text: `${formatEuros(reported)} to check`, tone: 'warning', icon: ClockAlert }
  if (status === 'booking_submitted') return { text: 'Nothing paid', tone: 'calm', icon: Clock }
  if (due <= 0) return { text: 'Paid', tone: 'success', icon: CircleCheck }
  const isLate = dueOn !== null && dueOn < today
  return {
    text: `${formatEuros(due)} due`,
    tone: isLate ? 'late' : 'calm',
    icon: isLate ? TriangleAlert : Clock,
  }
}
