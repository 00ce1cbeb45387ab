import { MessageCircle, Phone, Download, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { useState } from 'react'
import { banjulDay } from '#domain/base/dates.ts'
import { PACKAGE_NAMES, ROOM_NAMES } from '#domain/booking/booking-names.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { dialNumber } from '#domain/booking/phone.ts'
import { linkStyle } from '#web/ui/link-style.ts'
import { address, api } from '#web/api/client.ts'
import { StateBadge } from '#web/features/admin/guests/state-badge.tsx'
import { AdminMenu, MenuItem } from '#web/features/admin/kit/frame/admin-menu.tsx'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { FailureNotice } from '#web/features/admin/kit/form/failure-notice.tsx'
import { useFormAction } from '#web/features/admin/kit/form/form-page.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { whatsAppLink } from './chat-link.ts'
import { factsOf } from './guest-standing.ts'

/** Head of a guest's page: name, booking status, and buttons to call or message the guest. */
export function GuestHead({ lead, now }: { lead: Booking; now: string }) {
  const today = banjulDay(new Date(now))
  const number = dialNumber(lead.phone)
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
        <StateBadge guest={factsOf(lead, today)} today={today} />
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
        <MenuItem icon={Trash2} label="Erase all data…" isTaking onClick={() => setErasing(true)} />
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
      description:
        kept.length === 0
          ? 'Nothing had to be kept.'
          : `${lead.email ? 'The guest was told: ' : ''}${kept.join(' ')}`,
    }),
    // Erasing a booking without payments deletes it, so its page no longer exists.
    back: '/admin/guests',
  })
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={`Erase all data of ${who}?`}
      description={`Their account, every booking and draft of theirs, messages, your notes, health notes and emails are erased for good. Receipts, the ledger and the name on them stay. ${lead.email ? 'The guest gets a mail about it.' : 'There is no address, so no mail goes out.'}`}
      confirmLabel="Erase for good"
      cancelLabel="Keep"
      busy={erase.isPending}
      busyLabel="Erasing..."
      confirmDisabled={typed.trim().toLowerCase() !== asked.toLowerCase()}
      onConfirm={() => erase.mutate()}
    >
      <div className="flex flex-col gap-4">
        <TextField
          label={`Type ${asked} to confirm`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <FailureNotice title="Nothing was erased" error={erase.error} />
      </div>
    </AlertDialog>
  )
}
