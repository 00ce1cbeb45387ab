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
import { ADMIN_SECTIONS, type AdminSection } from '#web/features/admin/sections.ts'

/** A section as the navigation shows it. */
export interface ShownSection extends Pick<AdminSection, 'label' | 'about' | 'counts'> {
  path: AdminSection['path'] | 'more'
}

const SHOWN_ON_PHONES = 4

/** Sections in the phone's bottom bar, which has room for five; the others are under More. */
export const PHONE_SECTIONS: readonly ShownSection[] = [
  ...ADMIN_SECTIONS.slice(0, SHOWN_ON_PHONES),
  { path: 'more', label: 'More', counts: 'mail' },
]

export const MORE_SECTIONS: readonly ShownSection[] = ADMIN_SECTIONS.slice(SHOWN_ON_PHONES)

const ICONS: Readonly<Record<ShownSection['path'], LucideIcon>> = {
  today: Sun,
  guests: Users,
  money: Banknote,
  dates: CalendarDays,
  website: PanelsTopLeft,
  mail: Mail,
  settings: Settings2,
  more: Ellipsis,
}

export function SectionIcon({ path, className }: Pick<ShownSection, 'path'> & { className: string }) {
  const Icon = ICONS[path]
  return <Icon aria-hidden className={className} />
}

/** The number of open tasks of a section, if there are any. */
export function SectionCount({
  of,
  counts,
  className,
}: {
  of: ShownSection
  counts: AdminCounts | undefined
  className: string
}) {
  const count = of.counts && counts?.[of.counts]
  if (!count) return null
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
