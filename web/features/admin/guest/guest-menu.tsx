import { Menu } from '@base-ui/react/menu'
import { Download, Ellipsis, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Booking } from '#domain/booking.ts'
import { address } from '#web/api/client.ts'
import { EraseGuest } from './erase-guest.tsx'

const itemStyle =
  'flex min-h-12 w-full cursor-default items-center gap-3 px-4 text-left font-semibold no-underline outline-none data-highlighted:bg-cream'

/** What is seldom done, and on a guest's own wish: everything that is known of them as a file, and its erasure. */
export function GuestMenu({ lead }: { lead: Booking }) {
  const [erasing, setErasing] = useState(false)
  return (
    <>
      <Menu.Root>
        <Menu.Trigger
          aria-label="More"
          className="grid size-11 place-items-center rounded-full text-sea hover:bg-sand data-popup-open:bg-sand"
        >
          <Ellipsis aria-hidden className="size-5" />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner className="z-40" side="bottom" align="end" sideOffset={4}>
            <Menu.Popup className="min-w-64 overflow-hidden rounded-lg border border-line bg-white py-1 text-ink shadow-lg">
              <Menu.Item
                className={`${itemStyle} text-sea`}
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
              <Menu.Item className={`${itemStyle} text-danger`} onClick={() => setErasing(true)}>
                <Trash2 aria-hidden className="size-5" />
                Erase all data…
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      {erasing && <EraseGuest lead={lead} onClose={() => setErasing(false)} />}
    </>
  )
}
