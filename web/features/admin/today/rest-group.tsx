import {
  Banknote,
  CalendarDays,
  ChevronRight,
  CircleHelp,
  Clock,
  Landmark,
  Mail,
  MessageCircle,
  TriangleAlert,
  Users,
} from 'lucide-react'
import { Link } from 'react-router'
import { dialNumber } from '#domain/booking/phone.ts'
import { Group, ROW, rowStyle } from '#web/features/admin/kit/list/group.tsx'
import type { RestLine } from './today-list.ts'

const ICONS = {
  alert: TriangleAlert,
  handOver: Users,
  transfer: Landmark,
  refund: Banknote,
  question: CircleHelp,
  complaint: MessageCircle,
  overdue: TriangleAlert,
  message: MessageCircle,
  mail: Mail,
  hold: Clock,
  change: CalendarDays,
  departure: CalendarDays,
}

/** Other tasks, one line for each kind, linking to where they are done. */
export function RestGroup({ lines }: { lines: readonly RestLine[] }) {
  if (lines.length === 0) return null
  return (
    <Group title="The rest">
      {lines.map(({ kind, key, title, detail, sum, to, call }) => {
        const Icon = ICONS[kind]
        const number = call && dialNumber(call.phone)
        return (
          <li key={key} {...ROW}>
            <Link to={to} className={`${rowStyle} flex min-h-14 items-center gap-3 py-2! hover:bg-cream`}>
              <Icon aria-hidden className="size-5 shrink-0 text-ink-soft" />
              <span className="min-w-0 grow">
                <span className="block font-semibold">{title}</span>
                <span className="figures line-clamp-2 text-sm text-ink-soft">{detail}</span>
              </span>
              {sum && <span className="figures shrink-0 font-semibold">{sum}</span>}
              <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
            </Link>
            {call && number && (
              <a
                href={`tel:${number}`}
                className="figures -mt-2 flex min-h-11 items-center pr-4 pl-12 text-sm font-semibold text-teal-deep underline-offset-4 hover:underline"
              >
                Call {call.name}: {call.phone}
              </a>
            )}
          </li>
        )
      })}
    </Group>
  )
}
