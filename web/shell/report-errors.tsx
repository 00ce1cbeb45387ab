// Our own code, allowed by the response's nonce or by its hash.
/* oxlint-disable react/no-danger */
import { use } from 'react'
import { ServerPageContext } from './page-context.ts'

/** Most different errors that a page reports: later ones usually follow from the first. */
const MOST = 5

/**
 * Reports errors of this page to our server: message, stack, the page's path and the build. The server keeps only the path's pattern and
 * removes possible personal data (domain/site/browser-errors.ts). The script is inline and runs first, so that it also reports a file that
 * fails to load; a failed report is dropped silently. Errors of browser extensions and aborted calls are not reported.
 */
export const REPORT_ERRORS = `{
const {version}=document.currentScript.dataset,sent=new Set
const report=(error,words)=>{try{
const message=String(error??words??'').slice(0,1000),stack=String(error?.stack??'').slice(0,4000)
if(!message||error?.name==='AbortError'||/-extension:\\/\\//.test(stack)||sent.size>=${MOST}||sent.has(message+stack))return
sent.add(message+stack)
fetch('/api/browser-errors',{method:'POST',credentials:'omit',keepalive:true,headers:{'content-type':'application/json'},body:JSON.stringify({message,stack,page:location.pathname.slice(0,1000),version})}).catch(()=>{})
}catch{}}
addEventListener('error',event=>report(event.error,event.message))
addEventListener('unhandledrejection',event=>report(event.reason,'Rejected without a reason'))
}`

export function ReportErrors() {
  const server = use(ServerPageContext)
  return (
    <script
      nonce={server?.nonce ?? undefined}
      data-version={server?.version}
      // The browser hides the nonce, and only the server knows the version.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: REPORT_ERRORS }}
    />
  )
}
