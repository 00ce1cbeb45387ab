import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  Banknote,
  CalendarDays,
  Ellipsis,
  LogOut,
  Mail,
  PanelsTopLeft,
  Settings2,
  Sun,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { useRevalidator } from 'react-router'
import type { AdminCounts } from '#domain/contract/api-contract.ts'
import { api } from '#web/api/client.ts'
import { toastFailure, SmallButton } from '#web/features/admin/kit/form/actions.tsx'

/** A section of the admin area in the navigation. */
export interface AdminSection {
  to: string
  label: string
  icon: LucideIcon
  /** What is there, for the page More. */
  about?: string
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
  { to: '/admin/website', label: 'Website', icon: PanelsTopLeft, about: 'Words, prices, your business' },
  { to: '/admin/mail', label: 'Mail', icon: Mail, about: 'Messages from guests, outbox', count: mail },
  { to: '/admin/settings', label: 'Settings', icon: Settings2, about: 'Devices, backups, sync' },
]

const SHOWN_ON_PHONES = 4

/** Sections in the phone's bottom bar, which has room for five; the others are under More. */
export const PHONE_SECTIONS: readonly AdminSection[] = [
  ...ADMIN_SECTIONS.slice(0, SHOWN_ON_PHONES),
  { to: '/admin/more', label: 'More', icon: Ellipsis, count: mail },
]

export const MORE_SECTIONS: readonly AdminSection[] = ADMIN_SECTIONS.slice(SHOWN_ON_PHONES)

/** The number of open tasks of a section, if there are any. */
export function SectionCount({ count, className }: { count: number; className: string }) {
  if (count === 0) return null
  return (
    <span className={`figures rounded-full bg-amber text-xs font-bold text-ink ${className}`}>
      {count}
      <span className="sr-only"> to do</span>
    </span>
  )
}

/** Signs this device out and shows the login page. */
export function SignOutButton({ variant }: { variant: 'light' | 'secondary' }) {
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  const leave = useMutation({
    mutationFn: async () => {
      // Pending queries would only fail as unauthorised.
      await queries.cancelQueries()
      await api('POST', '/api/admin/logout')
      await revalidate()
    },
    onError: toastFailure('Logout Failed', 'Please try again.'),
  })
  return (
    <SmallButton
      variant={variant}
      busy={leave.isPending}
      onClick={() => leave.mutate()}
      className="self-start"
    >
      <LogOut aria-hidden className="size-4" />
      Sign Out
    </SmallButton>
  )
}
