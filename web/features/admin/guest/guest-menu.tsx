import { Menu } from '@base-ui/react/menu'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Booking } from '#domain/booking.ts'
import { address } from '#web/api/client.ts'
import { DeskMenu, menuItemStyle } from '#web/features/admin/desk/desk-menu.tsx'
import { EraseGuest } from './erase-guest.tsx'

/** What is seldom done, and on a guest's own wish: everything that is known of them as a file, and its erasure. */
export function GuestMenu({ lead }: { lead: Booking }) {
  const [erasing, setErasing] = useState(false)
  return (
    <>
      <DeskMenu label="More">
        <Menu.Item
          className={`${menuItemStyle} text-sea`}
          render={(props) => (
            <a
              {...props}
              href={address('/api/admin/bookings/{bookingId}/guest/export', { bookingId: lead.id })}
              download
            >
              <Download aria-hidden className="size-5" />
              Export all data
            </a>
          )}
        />
        <Menu.Item className={`${menuItemStyle} text-danger`} onClick={() => setErasing(true)}>
          <Trash2 aria-hidden className="size-5" />
          Erase all data…
        </Menu.Item>
      </DeskMenu>
      {erasing && <EraseGuest lead={lead} onClose={() => setErasing(false)} />}
    </>
  )
}
