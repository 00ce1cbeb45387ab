import { X } from 'lucide-react'
import type { ReactNode } from 'react'

/** What makes a button open the viewer of this id, by the browser itself: `<button type="button" {...opensViewer(id)}>`. */
export function opensViewer(id: string) {
  return { command: 'show-modal', commandfor: id }
}

/**
 * Shows a picture full-screen, by the browser's own dialog and without hydration: its button and Escape close it, and with
 * page-dialogs.ts any click.
 */
export function ImageViewer({
  id,
  label,
  children,
}: {
  id: string
  /** What is shown, for screen readers. */
  label: string
  /** An img with loading="lazy", which is fetched when it is shown, a video, or text; and buttons, which keep their clicks to themselves. */
  children: ReactNode
}) {
  return (
    <dialog
      id={id}
      data-viewer
      aria-label={label}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none cursor-zoom-out overscroll-contain bg-sea-deep p-0"
    >
      {/* In the dialog's own flow, so that the keys of who stands on the button scroll what is longer than the screen. */}
      <form method="dialog" className="sticky top-0 z-10 h-0">
        <button
          type="submit"
          className="absolute top-[max(0.75rem,env(safe-area-inset-top))] right-3 grid size-12 place-items-center rounded-full bg-cream text-sea hover:bg-white"
        >
          <X aria-hidden className="size-6" />
          <span className="sr-only">Close</span>
        </button>
      </form>
      <div className="grid size-full animate-rise place-items-center *:max-h-dvh *:max-w-full *:object-contain">
        {children}
      </div>
    </dialog>
  )
}
