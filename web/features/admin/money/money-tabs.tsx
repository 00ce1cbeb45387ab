import { useEffect, useRef } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router'
import type { MoneyCounts } from '#domain/contract/admin-shapes.ts'
import { readQuery, useAdminQuery } from '#web/features/admin/kit/frame/admin-data.tsx'
import { AddLink, AdminHead } from '#web/features/admin/kit/frame/admin-head.tsx'
import { reading } from '#web/features/admin/kit/frame/loaders.ts'

export const loader = reading('moneyCounts')

const MONEY_TABS: readonly { to: string; label: string; counts?: keyof MoneyCounts }[] = [
  { to: '/admin/money', label: 'Bank', counts: 'bank' },
  { to: '/admin/money/owes', label: 'Outstanding', counts: 'owes' },
  { to: '/admin/money/refunds', label: 'Refunds', counts: 'refunds' },
  { to: '/admin/money/ledger', label: 'Ledger' },
]

const moneyCountsQuery = readQuery('/api/admin/money/counts')

/** Frame of the money pages: the tabs and the button "Record a payment". */
export default function MoneyTabs() {
  const { data } = useAdminQuery(moneyCountsQuery)
  const tabs = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // On a phone the current tab may be scrolled out of view.
  useEffect(() => {
    tabs.current
      ?.querySelector(`[href="${pathname}"]`)
      ?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [pathname])
  return (
    <>
      <AdminHead title="Money">
        <AddLink to="/admin/money/enter" variant="secondary">
          <span>
            Record<span className="max-sm:sr-only"> a payment</span>
          </span>
        </AddLink>
      </AdminHead>
      <nav ref={tabs} aria-label="Money" className="-mx-4 mt-3 mb-5 overflow-x-auto px-4 print:hidden">
        <ul className="flex gap-1.5">
          {MONEY_TABS.map(({ to, label, counts }) => (
            <li key={to} className="shrink-0">
              <NavLink
                to={to}
                end
                className="inline-flex min-h-11 items-center rounded-full border border-line-strong bg-white px-3.5 font-semibold max-sm:text-sm lg:px-4 hover:bg-cream aria-[current]:border-sea aria-[current]:bg-sea aria-[current]:text-cream"
              >
                {label}
                {counts && data && data[counts] > 0 && (
                  <>
                    {' '}
                    <span className="figures ml-1 sm:ml-1.5">{data[counts]}</span>
                  </>
                )}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </>
  )
}
