import { Banknote, CalendarDays, Ellipsis, Mail, Settings2, Sun, Users, type LucideIcon } from 'lucide-react'
import type { AdminCounts } from '#domain/api/api-contract.ts'

/** A section of the admin area in the navigation. */
export interface AdminSection {
  to: string
  label: string
  icon: LucideIcon
  /** Number of open tasks for the badge. Totals, such as of all guests, get no badge. */
  count?: (counts: AdminCounts) => number
}

const mail = (counts: AdminCounts) => counts.mail

/** All sections, in the order of the side bar. */
export const ADMIN_SECTIONS: readonly AdminSection[] = [
  { to: '/admin/today', label: 'Today', icon: Sun, count: (counts) => counts.today },
  { to: '/admin/guests', label: 'Guests', icon: Users },
  { to: '/admin/money', label: 'Money', icon: Banknote, count: (counts) => counts.money },
  { to: '/admin/dates', label: 'Dates', icon: CalendarDays },
  { to: '/admin/mail', label: 'Mail', icon: Mail, count: mail },
  { to: '/admin/settings', label: 'Settings', icon: Settings2 },
]

const SHOWN_ON_PHONES = 4

/** Sections in the phone's bottom bar, which has room for five; the others are under More. */
export const PHONE_SECTIONS: readonly AdminSection[] = [
  ...ADMIN_SECTIONS.slice(0, SHOWN_ON_PHONES),
  { to: '/admin/more', label: 'More', icon: Ellipsis, count: mail },
]

/** Sections listed on the page More. */
export const MORE_SECTIONS: readonly AdminSection[] = ADMIN_SECTIONS.slice(SHOWN_ON_PHONES)
