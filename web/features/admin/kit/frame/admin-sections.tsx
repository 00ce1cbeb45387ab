import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  Banknote,
  CalendarDays,
  ChevronRight,
  Ellipsis,
  LogOut,
  Mail,
  Settings2,
  Sun,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { Link, useRevalidator } from 'react-router'
import type { AdminCounts } from '#domain/api/api-contract.ts'
import { api } from '#web/api/client.ts'
import { toastFailure, SmallButton } from '#web/features/admin/kit/form/actions.tsx'
import { AdminHead } from './admin-head.tsx'

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

/** Page of the sections that don't fit in a phone's bottom bar. */
export function MoreScreen() {
  return (
    <>
      <AdminHead title="More" />
      <ul className="mt-4 divide-y divide-line rounded-lg border border-line bg-white">
        {MORE_SECTIONS.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Link to={to} className="flex min-h-14 items-center gap-3 px-4 font-semibold hover:bg-cream">
              <Icon aria-hidden className="size-5 text-sea" />
              <span className="grow">{label}</span>
              <ChevronRight aria-hidden className="size-5 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-5">
        <SignOutButton variant="secondary" />
      </div>
    </>
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
