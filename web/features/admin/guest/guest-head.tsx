import {
  ArrowLeftRight,
  Banknote,
  CircleX,
  Download,
  Link as LinkIcon,
  MessageCircle,
  Pencil,
  Phone,
  Send,
  StickyNote,
  Tag,
  Trash2,
  Undo2,
  UserPlus,
  type LucideIcon,
} from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { dialNumber } from '#domain/booking-form/phone.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { GuestPage } from '#domain/contract/api-contract.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { ROOM_NAMES } from '#domain/price/rooms.ts'
import { PACKAGE_NAMES } from '#domain/retreat/retreats.ts'
import { address, api } from '#web/api/client.ts'
import { datePath } from '#web/features/admin/dates/date-list.ts'
import { BookingBadge } from '#web/features/admin/guests/state-badge.tsx'
import { useFormAction } from '#web/features/admin/kit/form/form-page.tsx'
import { BackLink } from '#web/features/admin/kit/frame/admin-head.tsx'
import { AdminMenu, MenuItem } from '#web/features/admin/kit/frame/admin-menu.tsx'
import { CallFailure } from '#web/shell/call-failure.tsx'
import { linkStyle } from '#web/ui/class-names.ts'
import { AlertDialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { RoutedButtonLink } from '#web/ui/routed-links.tsx'
import { whatsAppLink } from './contact-links.tsx'

/** Head of a guest's page: name, booking status, and buttons to call or message the guest. */
export function GuestHead({ page: { lead, retreatId, group } }: { page: GuestPage }) {
  const number = dialNumber(lead.phone)
  const what = [
    lead.packageType && PACKAGE_NAMES[lead.packageType],
    group?.roommate
      ? `room with ${group.roommate}`
      : lead.selectedRoom && ROOM_NAMES[lead.selectedRoom].toLowerCase(),
  ]
  return (
    <header>
      <div className="flex items-center justify-between gap-3">
        <BackLink to="/admin/guests">Guests</BackLink>
        <div className="-mr-2.5 flex shrink-0">
          {number && <Reach name={lead.name} number={number} />}
          <GuestMenu lead={lead} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h1 className="text-2xl wrap-anywhere">{lead.name || 'No name yet'}</h1>
        <BookingBadge lead={lead} />
      </div>
      <p className="figures mt-1 text-sm text-ink-soft">
        {retreatId ? (
          <Link to={datePath(retreatId)} className={`${linkStyle} -my-3.5 inline-block py-3.5 font-semibold`}>
            {lead.retreatDate}
          </Link>
        ) : (
          <span className="font-semibold text-ink">{lead.retreatDate ?? 'No date chosen yet'}</span>
        )}
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

/** Menu with the two rare requests of a guest: export all their data, and erase it. */
function GuestMenu({ lead }: { lead: Booking }) {
  const [erasing, setErasing] = useState(false)
  return (
    <>
      <AdminMenu label="More">
        <MenuItem
          icon={Download}
          label="Export all data"
          render={
            <Link
              to={address('/api/admin/bookings/{bookingId}/guest/export', { bookingId: lead.id })}
              reloadDocument
              download
            />
          }
        />
        <MenuItem icon={Trash2} label="Erase all data" isTaking onClick={() => setErasing(true)} />
      </AdminMenu>
      {erasing && <EraseGuest lead={lead} onClose={() => setErasing(false)} />}
    </>
  )
}

/** Asks for confirmation before erasing a guest's data: the operator has to type their email address or "erase". */
function EraseGuest({ lead, onClose }: { lead: Booking; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const who = lead.name || lead.email || 'this guest'
  // The email address distinguishes guests with the same name; a draft may not have one.
  const asked = lead.email || 'erase'
  const erase = useFormAction({
    isChanged: () => false,
    act: () => api('DELETE', '/api/admin/bookings/{bookingId}/guest', { params: { bookingId: lead.id } }),
    done: ({ kept }) => ({
      title: `Data of ${who} erased`,
      description: kept.join(' ') || 'We didn’t have to keep anything.',
    }),
    // Erasing a booking without payments deletes it, so its page no longer exists.
    back: '/admin/guests',
  })
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={`Erase all data of ${who}?`}
      description="This erases their account, bookings, drafts, messages, health notes, emails and your notes for good. Receipts, payments and the name on them stay."
      confirmLabel="Erase for good"
      cancelLabel="Keep the data"
      busy={erase.isPending}
      busyLabel="Erasing..."
      confirmDisabled={typed.trim().toLowerCase() !== asked.toLowerCase()}
      onConfirm={() => erase.mutate()}
    >
      <div className="flex flex-col gap-4">
        <TextField
          label={`Type ${asked} to confirm`}
          hint={
            lead.email ? 'We’ll email the guest about it.' : 'There’s no email address, so no email goes out.'
          }
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <CallFailure title="Nothing was erased" error={erase.error} />
      </div>
    </AlertDialog>
  )
}

const tileStyle =
  'flex min-h-14 grow basis-[4.5rem] flex-col items-center justify-center gap-1 rounded-lg border border-line bg-white px-2 py-2 text-center text-sm leading-tight font-bold text-sea no-underline hover:bg-cream lg:min-h-11 lg:grow-0 lg:basis-auto lg:flex-row lg:gap-2 lg:rounded-full lg:border-2 lg:border-sea lg:px-4'

/** Links to every action on a booking: labelled tiles on a phone, a row of buttons on a laptop. */
export function GuestActions({ page, onNote }: { page: GuestPage; onNote: () => void }) {
  const { lead, payLink, group } = page
  const holds = holdsPlace(lead.status)
  // A payment for an expired booking takes a place again if one is free.
  const mayPay = holds || lead.status === 'expired'
  const mayWrite = Boolean(lead.email)
  const path = `/admin/guests/${lead.id}`
  return (
    <div data-keep-clear className="flex flex-wrap gap-2">
      {mayPay && (
        <RoutedButtonLink to={`${path}/payment`} className="max-lg:w-full lg:min-h-11">
          <Banknote aria-hidden className="size-5" />
          Record a payment
        </RoutedButtonLink>
      )}
      {mayWrite && <Tile to={`${path}/write`} icon={Send} label="Write" />}
      {holds && <Tile to={`${path}/edit`} icon={Pencil} label="Edit" />}
      {holds && <Tile to={`${path}/move`} icon={ArrowLeftRight} label="Move" />}
      {holds && !group && (
        <Tile to={`/admin/guests/new?with=${lead.id}`} icon={UserPlus} label="Add someone" />
      )}
      <button type="button" className={tileStyle} onClick={onNote}>
        <StickyNote aria-hidden className="size-5" />
        Note
      </button>
      {holds && lead.quote && <Tile to={`${path}/price`} icon={Tag} label="Price and plan" />}
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
  isTaking = false,
}: {
  to: string
  icon: LucideIcon
  label: string
  /** True for actions that take a place or money away, shown in red. */
  isTaking?: boolean
}) {
  return (
    <Link to={to} className={`${tileStyle} ${isTaking ? 'text-danger! lg:border-transparent' : ''}`}>
      <Icon aria-hidden className="size-5" />
      {label}
    </Link>
  )
}
