import { X } from 'lucide-react'
import type { ReactNode } from 'react'

/** Returns the props that make a button open the viewer with this id without scripts: `<button type="button" {...viewerButtonProps(id)}>`. */
export function viewerButtonProps(id: string) {
  return { command: 'show-modal', commandfor: id }
}

/** Shows a picture full-screen in a native dialog without hydration. Its button, Escape and, with landing-scripts.ts, any click close it. */
export function ImageViewer({
  id,
  label,
  children,
}: {
  id: string
  /** What is shown, for screen readers. */
  label: string
  /** An img with loading="lazy" (fetched only when shown), a video or text, and buttons, whose clicks do not close the viewer. */
  children: ReactNode
}) {
  return (
    <dialog
      id={id}
      data-viewer
      aria-label={label}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none cursor-zoom-out overscroll-contain bg-sea-deep p-0"
    >
      {/* The button is in the flow of the dialog, so that the arrow keys scroll long content while it has the focus. */}
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
