import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { arriveWith } from '#web/ui/page/carried-toast.ts'
import { toasts } from '#web/ui/page/toast-store.ts'

/**
 * What a browser does by itself when it loads a page, and what has to be done for a change of screen without one: a sign
 * that something is under way, the new page's title read out, and the focus at its beginning.
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

/** The title of the screen that was changed to; empty on the first one, which the browser announces itself. */
function useNewTitle(): string {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')
  // Before the new page is painted: its line of arrival moves nothing then.
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setTitle(document.title)
    toasts.pageChanged()
    const toast = toasts.current().find((one) => one.shown)
    if (arriveWith(toast) && toast) toasts.dismiss(toast.id)
    // A screen that has put the focus somewhere itself keeps it.
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
  return title
}
