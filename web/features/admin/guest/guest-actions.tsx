import {
  ArrowLeftRight,
  Banknote,
  CircleX,
  Link as LinkIcon,
  Pencil,
  Send,
  StickyNote,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { holdsPlace } from '#domain/booking/booking-state.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { KeyHint } from '#web/features/admin/kit/frame/key-hint.tsx'
import { useShortcut } from '#web/features/admin/kit/frame/shortcuts.ts'
import { RoutedButtonLink } from '#web/ui/form/routed-button-link.tsx'

const tileStyle =
  'flex min-h-14 grow basis-[4.5rem] flex-col items-center justify-center gap-1 rounded-lg border border-line bg-white px-2 py-2 text-center text-sm leading-tight font-bold text-sea no-underline hover:bg-cream lg:min-h-11 lg:grow-0 lg:basis-auto lg:flex-row lg:gap-2 lg:rounded-full lg:border-2 lg:border-sea lg:px-4'

/** Links to every action on a booking: labelled tiles on a phone, a row of buttons on a laptop. */
export function GuestActions({
  lead,
  payLink,
  onNote,
}: {
  lead: Booking
  payLink: string | null
  onNote: () => void
}) {
  const holds = holdsPlace(lead.status)
  // A payment for an expired booking takes a place again if one is free.
  const mayPay = holds || lead.status === 'expired'
  const mayWrite = Boolean(lead.email)
  const navigate = useNavigate()
  const path = `/admin/guests/${lead.id}`
  useShortcut('p', 'Record a payment', () => mayPay && void navigate(`${path}/payment`))
  useShortcut('w', 'Write to this guest', () => mayWrite && void navigate(`${path}/write`))
  useShortcut('e', 'Edit this booking', () => holds && void navigate(`${path}/edit`))
  return (
    <div data-keep-clear className="flex flex-wrap gap-2">
      {mayPay && (
        <RoutedButtonLink to={`${path}/payment`} className="max-lg:w-full lg:min-h-11">
          <Banknote aria-hidden className="size-5" />
          Record a payment
          <KeyHint keys="P" />
        </RoutedButtonLink>
      )}
      {mayWrite && <Tile to={`${path}/write`} icon={Send} label="Write" hint="W" />}
      {holds && <Tile to={`${path}/edit`} icon={Pencil} label="Edit" hint="E" />}
      {holds && <Tile to={`${path}/move`} icon={ArrowLeftRight} label="Move" />}
      <button type="button" className={tileStyle} onClick={onNote}>
        <StickyNote aria-hidden className="size-5" />
        Note
        <KeyHint keys="N" />
      </button>
      {lead.amountPaid > 0 && <Tile to={`${path}/refund`} icon={Undo2} label="Refund" />}
      {payLink && <Tile to={`${path}/pay-link`} icon={LinkIcon} label="Payment link" />}
      {holds && <Tile to={`${path}/cancel`} icon={CircleX} label="Cancel booking" isTaking />}
    </div>
  )
}

function Tile({
  to,
  icon: Icon,
  label,
  hint,
  isTaking = false,
}: {
  to: string
  icon: LucideIcon
  label: string
  /** Keyboard shortcut. */
  hint?: string
  /** True for actions that take a place or money away, shown in red. */
  isTaking?: boolean
}) {
  return (
    <Link to={to} className={`${tileStyle} ${isTaking ? 'text-danger! lg:border-transparent' : ''}`}>
      <Icon aria-hidden className="size-5" />
      {label}
      {hint && <KeyHint keys={hint} />}
    </Link>
  )
}
