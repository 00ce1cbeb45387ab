import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { NavLink, useNavigate } from 'react-router'
import { DeskHead } from '#web/features/admin/desk/desk-head.tsx'
import { KeyHint } from '#web/features/admin/desk/key-hint.tsx'
import { useShortcut } from '#web/features/admin/desk/shortcuts.ts'
import { RoutedButtonLink } from '#web/ui/routed-button-link.tsx'

/** The pages of the money desk, in the order of their tabs. */
const MONEY_TABS = [
  { to: '/admin/money', label: 'To check' },
  { to: '/admin/money/bank', label: 'Bank file' },
  { to: '/admin/money/unknown', label: 'Unknown' },
  { to: '/admin/money/owes', label: 'Who owes' },
  { to: '/admin/money/refunds', label: 'Refunds' },
  { to: '/admin/money/ledger', label: 'Ledger' },
]

/** The head of every page about money: its tabs, and "Enter a payment", which is always there. */
export function MoneyHead() {
  const tabs = useRef<HTMLElement>(null)
  // On a phone the tab of the page may lie beyond the edge.
  useEffect(() => {
    tabs.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [])
  const navigate = useNavigate()
  useShortcut('p', 'Enter a payment', () => void navigate('/admin/money/enter'))
  return (
    <>
      <DeskHead title="Money">
        <RoutedButtonLink to="/admin/money/enter" variant="secondary" size="sm">
          <Plus aria-hidden className="size-5" />
          Enter<span className="max-sm:sr-only"> a payment</span>
          <KeyHint keys="P" />
        </RoutedButtonLink>
      </DeskHead>
      <nav ref={tabs} aria-label="Money" className="-mx-4 mt-3 mb-5 overflow-x-auto px-4 print:hidden">
        <ul className="flex gap-1.5">
          {MONEY_TABS.map(({ to, label }) => (
            <li key={to} className="shrink-0">
              <NavLink
                to={to}
                end
                className="inline-flex min-h-11 items-center rounded-full border border-line-strong bg-white px-4 font-semibold hover:bg-cream aria-[current]:border-sea aria-[current]:bg-sea aria-[current]:text-cream"
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
