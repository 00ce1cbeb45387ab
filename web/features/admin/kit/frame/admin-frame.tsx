import { useEffect, type ReactNode } from 'react'
import { Link, useLocation, type LinkProps } from 'react-router'
import type { AdminCounts } from '#domain/contract/api-contract.ts'
import { whenIdle } from '#web/browser/page-lifecycle.ts'
import { AskBeforeLeaving } from '#web/features/admin/kit/form/unsaved.tsx'
import { adminTime } from '#web/features/admin/kit/texts.ts'
import { UndoBar } from '#web/features/admin/money/undo-bar.tsx'
import { ADMIN_SECTIONS } from '#web/features/admin/sections.ts'
import { SendKeptTaps } from '#web/features/admin/wind/kept-taps.tsx'
import { KeepEarlyInput } from '#web/ui/hydration.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Logo } from '#web/ui/page/logo.tsx'
import { SkipLink } from '#web/ui/page/page-shell.tsx'
import { countsQuery, useReadQuery } from './admin-data.tsx'
import {
  MORE_SECTIONS,
  PHONE_SECTIONS,
  SectionCount,
  SectionIcon,
  SignOutButton,
  type ShownSection,
} from './admin-sections.tsx'

/** Frame of every admin page: a side bar on a laptop, a bottom bar on a phone. */
export function AdminFrame({ loaded, children }: { loaded: AdminCounts | null; children: ReactNode }) {
  const { data: counts } = useReadQuery(countsQuery, loaded)
  useEffect(loadSections, [])
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] print:block print:min-h-0">
      <SkipLink />
      <SideBar counts={counts} />
      {/* The padding leaves room for the undo bar, so that it never covers the end of the page. */}
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-6xl min-w-0 px-4 pt-4 pb-60 sm:px-8 lg:pt-7 lg:pb-36 print:max-w-none print:p-0"
      >
        <OutboundPausedNotice counts={counts} />
        <KeepEarlyInput>{children}</KeepEarlyInput>
      </main>
      <UndoBar />
      <SendKeptTaps />
      <BottomBar counts={counts} />
      <AskBeforeLeaving />
    </div>
  )
}

function SideBar({ counts }: { counts: AdminCounts | undefined }) {
  return (
    <aside aria-label="Admin" className="hidden bg-sea text-cream lg:block print:hidden">
      <div className="sticky top-0 flex h-dvh flex-col gap-4 overflow-y-auto px-3 py-6">
        <a href="/" aria-label="Tradewind, home" className="flex min-h-11 items-center rounded-md px-3">
          <Logo />
        </a>
        <nav aria-label="Admin" className="flex flex-col gap-0.5">
          {ADMIN_SECTIONS.map((section) => (
            <SectionLink
              key={section.path}
              section={section}
              counts={counts}
              style={SIDE_LINK}
              prefetch="intent"
            />
          ))}
        </nav>
        <div className="mt-auto flex flex-col gap-2 px-3 text-sm">
          <p>
            <kbd
              aria-hidden
              className="inline-flex min-w-6 justify-center rounded-sm border border-cream/70 px-1.5 font-sans text-xs font-medium"
            >
              /
            </kbd>{' '}
            find a guest
          </p>
          <SignOutButton variant="light" />
        </div>
      </div>
    </aside>
  )
}

function BottomBar({ counts }: { counts: AdminCounts | undefined }) {
  return (
    <nav
      aria-label="Admin"
      data-keep-clear
      className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-5 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] text-ink-soft lg:hidden print:hidden"
    >
      {PHONE_SECTIONS.map((section) => (
        <SectionLink key={section.path} section={section} counts={counts} style={BOTTOM_LINK} />
      ))}
    </nav>
  )
}

function SectionLink({
  section,
  counts,
  style,
  ...link
}: {
  section: ShownSection
  counts: AdminCounts | undefined
  style: typeof SIDE_LINK
} & Pick<LinkProps, 'prefetch'>) {
  const here = useIsHere(section)
  return (
    <Link
      {...link}
      to={`/admin/${section.path}`}
      aria-current={here ? 'page' : undefined}
      className={style.link}
    >
      <SectionIcon path={section.path} className={style.icon} />
      <span className={style.label}>{section.label}</span>{' '}
      <SectionCount of={section} counts={counts} className={style.count} />
    </Link>
  )
}

const SIDE_LINK = {
  link: 'relative flex min-h-11 items-center gap-3 rounded-md px-3 font-semibold hover:bg-sea-deep aria-[current]:bg-sea-deep aria-[current]:before:absolute aria-[current]:before:inset-y-0 aria-[current]:before:-left-1 aria-[current]:before:w-1 aria-[current]:before:rounded-full aria-[current]:before:bg-coral forced-colors:aria-[current]:border',
  icon: 'size-5 shrink-0',
  label: 'grow',
  count: 'px-2 py-0.5',
}

const BOTTOM_LINK = {
  link: 'relative flex min-h-16 flex-col items-center justify-center gap-0.5 text-[min(0.75rem,4vw)] font-semibold aria-[current]:text-ink aria-[current]:before:absolute aria-[current]:before:-top-px aria-[current]:before:h-1 aria-[current]:before:w-10 aria-[current]:before:rounded-b-full aria-[current]:before:bg-coral forced-colors:aria-[current]:underline',
  icon: 'size-6',
  label: '',
  count: 'absolute top-1.5 left-[calc(50%+0.5rem)] px-1.5',
}

/** True if the current page belongs to this section. `/admin` belongs to Today, and the pages under More to More. */
function useIsHere({ path: own }: ShownSection): boolean {
  const { pathname } = useLocation()
  if (own === 'today' && /^\/admin\/?$/.test(pathname)) return true
  const paths = own === 'more' ? [own, ...MORE_SECTIONS.map(({ path }) => path)] : [own]
  return paths.some((path) => `${pathname}/`.startsWith(`/admin/${path}/`))
}

/** Shown on every admin page while this instance is paused: it was restored from a backup and sends nothing (decision 0132). */
function OutboundPausedNotice({ counts }: { counts: AdminCounts | undefined }) {
  if (!counts?.pausedSince) return null
  return (
    <Notice tone="warning" title="This site is paused" className="mb-5 print:hidden">
      <p>
        It was restored from the backup of {adminTime(counts.pausedSince)}. No email, reminder, card payment,
        refund or copy to Notion goes out, and no booking expires. When everything looks right and the old
        site is off, run <code className="font-mono">{counts.goLiveCommand}</code> on the server, in the
        folder where you run the other commands, to go live.
      </p>
    </Notice>
  )
}

/** The paths of the sections and of a guest's page, below `/admin`. */
const PATHS = ['more', 'guests/:bookingId', ...ADMIN_SECTIONS.map(({ path }) => path)]

interface RouteFiles {
  path?: string
  module: string
  imports?: readonly string[]
}

/**
 * Loads the files of the admin sections while there is a network. React Router reloads a page whose files it can't load, which without a
 * network ends at the browser's error page instead of our notice. It has no public function for this, so the names come from its manifest.
 */
function loadSections(): void {
  whenIdle(() => {
    const manifest: unknown = Reflect.get(window, '__reactRouterManifest')
    if (!hasRoutes(manifest)) return
    const files = Object.entries(manifest.routes).flatMap(([id, { path, module, imports = [] }]) =>
      // The frame of the money pages has no path.
      id.startsWith('features/admin/') && (path === undefined || PATHS.includes(path))
        ? [module, ...imports]
        : [],
    )
    for (const href of new Set(files))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  })
}

function hasRoutes(manifest: unknown): manifest is { routes: Record<string, RouteFiles> } {
  return typeof manifest === 'object' && manifest !== null && 'routes' in manifest
}
