import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleDot,
  CircleX,
  Clock,
  MessageCircle,
  Phone,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react'
import { Link } from 'react-router'
import { PACKAGE_NAMES, ROOM_NAMES } from '#domain/booking-names.ts'
import type { Booking } from '#domain/booking.ts'
import { dialNumber } from '#domain/phone.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { linkStyle } from '#web/ui/link-style.ts'
import { whatsAppLink } from './chat-link.ts'
import { GuestMenu } from './guest-menu.tsx'
import { standingOf, type Standing } from './guest-standing.ts'

/** Who it is, how the booking stands, and how to reach them. */
export function GuestHead({ lead, now }: { lead: Booking; now: string }) {
  const standing = standingOf(lead, new Date(now))
  const number = dialNumber(lead.phone)
  const { tone, icon: Icon } = SHAPES[standing.shape]
  const what = [
    lead.packageType && PACKAGE_NAMES[lead.packageType],
    lead.selectedRoom && ROOM_NAMES[lead.selectedRoom].toLowerCase(),
  ]
  return (
    <header>
      <div className="flex items-center justify-between gap-3">
        <Link to="/admin/guests" className={`${linkStyle} inline-flex min-h-11 items-center text-sm`}>
          Guests
        </Link>
        <div className="-mr-2.5 flex shrink-0">
          {number && <Reach name={lead.name} number={number} />}
          <GuestMenu lead={lead} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h1 className="text-2xl wrap-anywhere">{lead.name || 'No name yet'}</h1>
        <Badge tone={tone}>
          <Icon aria-hidden className="size-3.5" />
          {standing.words}
        </Badge>
      </div>
      <p className="figures mt-1 text-sm text-ink-soft">
        <span className="font-semibold text-ink">{lead.retreatDate ?? 'No date chosen yet'}</span>
        {what.some(Boolean) && ` · ${what.filter(Boolean).join(', ')}`}
      </p>
    </header>
  )
}

function Reach({ name, number }: { name: string; number: string }) {
  return (
    <>
      <a href={`tel:${number}`} className={iconStyle} aria-label={`Call ${name}`}>
        <Phone aria-hidden className="size-5" />
      </a>
      <a
        href={whatsAppLink(number)}
        target="_blank"
        rel="noreferrer"
        className={iconStyle}
        aria-label={`WhatsApp to ${name}`}
      >
        <MessageCircle aria-hidden className="size-5" />
      </a>
    </>
  )
}

const iconStyle = 'grid size-11 place-items-center rounded-full text-sea hover:bg-sand'

const SHAPES: Record<Standing['shape'], { tone: BadgeTone; icon: LucideIcon }> = {
  check: { tone: 'success', icon: CircleCheck },
  part: { tone: 'quiet', icon: CircleDot },
  clock: { tone: 'calm', icon: Clock },
  late: { tone: 'destructive', icon: TriangleAlert },
  draft: { tone: 'quiet', icon: CircleDashed },
  over: { tone: 'quiet', icon: CircleX },
  'to-check': { tone: 'warning', icon: CircleAlert },
}
