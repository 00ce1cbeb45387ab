import { Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { COPIED_INDICATOR_MS } from '#domain/site/timings.ts'
import { classNames } from '#web/ui/class-names.ts'
import { toasts } from '#web/ui/page/toast-store.ts'
import { Button } from './button.tsx'

/** Copies a text to the clipboard; `copied` is true for 2 seconds afterwards. Shows a toast if copying fails (spec 8). */
export function useCopy() {
  // A counter, so that a second press within the 2 seconds restarts them.
  const [copies, setCopies] = useState(0)
  const [shownCopies, setShownCopies] = useState(0)
  const copied = copies > shownCopies

  useEffect(() => {
    const timer = setTimeout(() => setShownCopies(copies), COPIED_INDICATOR_MS)
    return () => clearTimeout(timer)
  }, [copies])

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      setCopies((count) => count + 1)
    } catch {
      toasts.show({ title: 'Unable to copy to clipboard', tone: 'destructive' })
    }
  }
  return { copied, copy }
}

/** Copies a text and shows "Copied!" for 2 seconds. */
export function CopyButton({
  text,
  what,
  label = 'Copy',
  className,
}: {
  text: string
  /** What is copied ("IBAN"), for screen readers, because several copy buttons stand below each other. */
  what: string
  /** The words on the button, where "Copy" beside what is copied does not say enough. */
  label?: string
  className?: string
}) {
  const { copied, copy } = useCopy()
  return (
    <Button
      variant="quiet"
      size="sm"
      // The text of an output element is no part of its button's name.
      aria-label={copied ? 'Copied!' : undefined}
      onClick={() => copy(text)}
      className={classNames(
        'px-3! hover:bg-white!',
        copied ? 'bg-success-soft text-success!' : 'bg-teal-soft text-teal-deep!',
        className,
      )}
    >
      {/* Both labels share a cell, so nothing moves or wraps when the narrower "Copied!" replaces "Copy". */}
      <span className="grid place-items-center *:[grid-area:1/1]">
        <span className={classNames('inline-flex items-center gap-2', copied && 'invisible')}>
          <Copy aria-hidden className="size-4" />
          <span>
            {label}
            <span className="sr-only"> {what}</span>
          </span>
        </span>
        {/* Not aria-live: an open dialog would hide the button's name, but not the button around it. */}
        <output>{copied && 'Copied!'}</output>
      </span>
    </Button>
  )
}
