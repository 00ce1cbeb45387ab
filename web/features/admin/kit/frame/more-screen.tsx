import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { AdminHead } from './admin-head.tsx'
import { MORE_SECTIONS } from './admin-sections.ts'
import { SignOutButton } from './sign-out-button.tsx'

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
