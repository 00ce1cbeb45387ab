import { useEffect, useState } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import { KeyHint } from './key-hint.tsx'
import { runShortcut, useShortcut, useShortcuts } from './shortcuts.ts'

/** Listens to the keys of the desk, and lists those of the page at "?". */
export function ShortcutList() {
  const [open, setOpen] = useState(false)
  const shortcuts = useShortcuts().filter(
    ({ key }, index, all) => all.findLastIndex((other) => other.key === key) === index,
  )
  useShortcut('?', 'Show all keys', () => setOpen(true))
  useEffect(() => {
    document.addEventListener('keydown', runShortcut)
    return () => document.removeEventListener('keydown', runShortcut)
  }, [])
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Keys on this page">
      <dl className="mt-4 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {shortcuts.map(({ key, does }) => (
          <div key={key} className="contents">
            <dt>
              <KeyHint keys={nameOf(key)} />
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

function nameOf(key: string): string {
  if (key === ' ') return 'Space'
  return key.length === 1 ? key.toUpperCase() : key
}
