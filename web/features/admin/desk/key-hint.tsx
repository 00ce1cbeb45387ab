import { classNames } from '#web/ui/class-names.ts'

/** Which key does it, beside what it does; phones have none. */
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
