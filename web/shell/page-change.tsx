// Our own code, allowed by the response's nonce or by its hash.
/* oxlint-disable react/no-danger */
import { useLayoutEffect, useRef, useState, use } from 'react'
import { useLocation, useNavigation } from 'react-router'
import {
  arriveWith,
  ARRIVAL,
  ARRIVES,
  CARRIED_FOR_MS,
  CARRIED_TOAST,
  PHONE,
} from '#web/ui/page/carried-toast.ts'
import { toasts } from '#web/ui/page/toast-store.ts'
import { ServerPageContext } from './page-context.ts'

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
    const toast = toasts.current()
    if (arriveWith(toast?.shown ? toast : undefined) && toast) toasts.dismiss(toast.id)
    // A page that has set the focus itself keeps it.
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
  return title
}

/** Milliseconds before the text is written again: screen readers announce only changes to a line they already know. */
const READ_OUT_MS = 1000

/** Fills the line before the first paint, so that nothing shifts, and again for screen readers, which announce only changes. */
const FILL = `{
const line=document.getElementById('${ARRIVAL}')
const fill=()=>{
line.hidden=true
if(!matchMedia('${PHONE}').matches)return
try{
const {message,at}=JSON.parse(sessionStorage.getItem('${CARRIED_TOAST}'))
if(Date.now()-at>${CARRIED_FOR_MS})return
sessionStorage.removeItem('${CARRIED_TOAST}')
const say=()=>line.querySelector('span').replaceChildren(Object.assign(document.createElement('strong'),{textContent:message.title}),' '+(message.description??''))
say()
setTimeout(say,${READ_OUT_MS})
line.dataset.tone=message.tone??'default'
line.hidden=false
}catch{}
}
fill()
addEventListener('${ARRIVES}',fill)
line.querySelector('button').addEventListener('click',()=>{line.hidden=true})
}`

const LINE = `<span class="grow py-2 text-sm"></span><button type="button" class="-mr-3 grid size-11 shrink-0 place-items-center"><span aria-hidden="true" class="text-lg leading-none">✕</span><span class="sr-only">Dismiss</span></button>`

/**
 * Message carried over from the previous page, on phones: a line above the page that covers nothing. It is there from the first paint until
 * it is dismissed or the page is left.
 */
export function ArrivalLine() {
  const server = use(ServerPageContext)
  return (
    <>
      <output
        id={ARRIVAL}
        hidden
        className="page-column flex items-center gap-3 bg-success-soft data-[tone=destructive]:bg-danger-soft data-[tone=destructive]:text-danger print:hidden"
        // The script below has already filled it in the browser.
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: LINE }}
      />
      <script
        nonce={server?.nonce ?? undefined}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: FILL }}
      />
    </>
  )
}
