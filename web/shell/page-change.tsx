import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { arriveWith } from '#web/ui/page/carried-toast.ts'
import { toasts } from '#web/ui/page/toast-store.ts'

/**
 * Does on client-side navigation what a browser does when loading a page: shows progress, announces the title and moves the focus to the
 * start.
 */
export function PageChange() {
  const loading = useNavigation().state !== 'idle'
  const title = useNewTitle()
  return (
    <>
      {loading && (
        <div aria-hidden className="fixed inset-x-0 top-0 z-50 h-1 origin-left animate-progress bg-coral" />
      )}
      <p aria-live="polite" className="sr-only">
        {loading ? 'Loading...' : title}
      </p>
    </>
  )
}

/** Returns the title of the page navigated to; empty on the first one, which the browser announces itself. */
function useNewTitle(): string {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')
  // Runs before the paint, so that a message carried over to the new page shifts nothing.
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setTitle(document.title)
    toasts.pageChanged()
    const toast = toasts.current().find((one) => one.shown)
    if (arriveWith(toast) && toast) toasts.dismiss(toast.id)
    // A page that has set the focus itself keeps it.
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
  return title
}
