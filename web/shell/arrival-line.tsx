// Our own code, allowed by the response's nonce or by its hash.
/* oxlint-disable react/no-danger */
import { use } from 'react'
import { ARRIVAL, ARRIVES, CARRIED_FOR_MS, CARRIED_TOAST, PHONE } from '#web/ui/page/carried-toast.ts'
import { ServerPageContext } from './page-context.ts'

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
