import { ChevronDown, ChevronLeft, Eye, EyeOff, Lock } from 'lucide-react'
import { Link } from 'react-router'
import { useHydrated } from '#web/ui/hydration.tsx'
import { RoutedButtonLink } from '#web/ui/routed-links.tsx'
import type { Tap } from './frame-taps.ts'
import { PublishLink } from './website-page.tsx'

interface Bar {
  title: string
  changes: number
  /** How the draft stands; null before anything is typed. */
  savedText: string | null
}

/** Dark on a phone, where the page's name opens the list of pages; on a laptop the list is always there. */
export function EditorBar({
  title,
  changes,
  savedText,
  isPlain,
  showsList,
  onPlain,
  onList,
}: Bar & {
  isPlain: boolean
  showsList: boolean
  onPlain: (isPlain: boolean) => void
  onList: () => void
}) {
  const hydrated = useHydrated()
  const Icon = isPlain ? EyeOff : Eye
  return (
    <header className="flex min-h-14 flex-wrap items-center gap-x-1 px-1 text-white lg:gap-x-4 lg:px-0 lg:pb-3 lg:text-sea">
      <Link
        to="/admin/website"
        className="inline-flex min-h-11 min-w-11 items-center justify-center font-semibold"
      >
        <ChevronLeft aria-hidden className="size-6" />
        <span className="max-lg:sr-only">Website</span>
      </Link>
      <h1 className="min-w-0 grow text-lg text-inherit lg:text-2xl">
        <button
          type="button"
          disabled={!hydrated}
          aria-expanded={showsList}
          onClick={onList}
          className="flex min-h-11 items-center gap-1.5 lg:pointer-events-none"
        >
          {title}
          <ChevronDown aria-hidden className="size-5 lg:hidden" />
        </button>
      </h1>
      <button
        type="button"
        disabled={!hydrated}
        aria-pressed={isPlain}
        onClick={() => onPlain(!isPlain)}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 text-sm font-bold"
      >
        <Icon aria-hidden className="size-5" />
        <span className="max-lg:sr-only">See it as a guest</span>
      </button>
      <span className="figures hidden items-center gap-4 text-sm text-ink-soft lg:flex">
        {savedText}
        <PublishLink changes={changes} />
      </span>
    </header>
  )
}

/** Says where something comes from that is not changed here. */
export function FixedLine({ text, link }: Extract<Tap, { kind: 'fixed' }>) {
  return (
    <output className="absolute inset-x-3 bottom-3 flex flex-wrap items-center gap-3 rounded-xl bg-sea-deep p-2 pl-4 text-sm font-semibold text-white shadow-lg">
      <Lock aria-hidden className="size-5 shrink-0" />
      <span className="min-w-24 grow basis-0 py-1.5">{text}</span>
      {link && (
        <RoutedButtonLink to={link.to} variant="light" size="sm">
          {link.label}
        </RoutedButtonLink>
      )}
    </output>
  )
}
