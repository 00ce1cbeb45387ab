import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { countsQuery } from './admin-data.tsx'
import { AdminHead } from './admin-head.tsx'
import { MORE_SECTIONS, SectionCount, SectionIcon, SignOutButton } from './admin-sections.tsx'

/** Page of the sections that don't fit in a phone's bottom bar. */
export default function MoreScreen() {
  // The frame has loaded them.
  const { data: counts } = useQuery(countsQuery)
  return (
    <>
      <AdminHead title="More" />
      <ul className="mt-4 divide-y divide-line rounded-lg border border-line bg-white">
        {MORE_SECTIONS.map((section) => (
          <li key={section.path}>
            <Link
              to={`/admin/${section.path}`}
              className="flex min-h-14 items-center gap-3 px-4 py-2 font-semibold hover:bg-cream"
            >
              <SectionIcon path={section.path} className="size-5 shrink-0 text-sea" />
              <span className="min-w-0 grow">
                {section.label}
                <span className="block text-sm font-normal text-ink-soft">{section.about}</span>
              </span>
              <SectionCount of={section} counts={counts} className="px-2 py-0.5" />
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
