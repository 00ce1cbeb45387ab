import { X } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'

/**
 * Shows a picture or a film full-screen; the button, a click and Escape close it. The native dialog keeps the focus
 * inside and gives it back, and costs nothing on the landing page, where a library's dialog would be its biggest script.
 */
export function ImageViewer({
  open,
  onClose,
  label,
  children,
}: {
  open: boolean
  onClose: () => void
  /** What is shown, for screen readers. */
  label: string
  /** An img, a video without controls of its own, or text; and buttons, which keep their clicks to themselves. */
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === open) return
    if (open) element.showModal()
    else element.close()
  }, [open])

  // A native dialog lets Tab wander off to the browser's own bar; here, it goes round the buttons.
  function keepFocus(event: KeyboardEvent) {
    if (event.key !== 'Tab') return
    event.preventDefault()
    const buttons = [...(dialog.current?.querySelectorAll('button') ?? [])]
    const next = buttons.findIndex((button) => button === event.target) + (event.shiftKey ? -1 : 1)
    buttons.at(next % buttons.length)?.focus()
  }

  return (
    // A press anywhere closes it for pointers; keyboards have the button and Escape.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onClick={() => dialog.current?.close()}
      onKeyDown={keepFocus}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none cursor-zoom-out overscroll-contain bg-sea-deep p-0"
    >
      {/* In the dialog's own flow, so that the keys of who stands on the button scroll what is longer than the screen. */}
      <div className="sticky top-0 z-10 h-0">
        <button
          type="button"
          className="absolute top-[max(0.75rem,env(safe-area-inset-top))] right-3 grid size-12 place-items-center rounded-full bg-cream text-sea hover:bg-white"
        >
          <X aria-hidden className="size-6" />
          <span className="sr-only">Close</span>
        </button>
      </div>
      {open && (
        <div className="grid size-full animate-rise place-items-center *:max-h-dvh *:max-w-full *:object-contain">
          {children}
        </div>
      )}
    </dialog>
  )
}
