import { classNames } from '#web/ui/class-names.ts'

/** Keyboard shortcut shown beside its action, on laptops only. */
export function KeyHint({ keys, tone = 'dark' }: { keys: string; tone?: 'dark' | 'light' }) {
  return (
    <kbd
      aria-hidden
      className={classNames(
        'hidden min-w-6 justify-center rounded-sm border px-1.5 font-sans text-xs font-medium lg:inline-flex print:hidden',
        tone === 'light' ? 'border-cream/70 text-cream' : 'border-line-strong text-ink-soft',
      )}
    >
      {keys}
    </kbd>
  )
}

/** Shortcuts for moving through the rows of a page, shown beside its title. */
export function RowKeyHint() {
  return (
    <p
      aria-hidden
      className="hidden items-center gap-1.5 self-center pr-3 text-sm text-ink-soft lg:flex print:hidden"
    >
      <KeyHint keys="J" />
      <KeyHint keys="K" /> up and down
      <KeyHint keys="Enter" /> open
    </p>
  )
}
