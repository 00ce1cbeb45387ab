// Code of our own, allowed by the answer's nonce or by its hash.
/* oxlint-disable react/no-danger */
import { use } from 'react'
import { ServerPageContext } from './page-context.ts'

/** So many different errors a page tells of: the first ones say why, and the others follow from them. */
const MOST = 5

/**
 * Tells our own server of errors of this page, and nobody else: what they say, where in our files, the page's path and the build.
 * The server keeps the page's pattern and takes out what may be somebody's (domain/site/browser-errors.ts). It stands in the page
 * itself, before all other code, so that a file that does not even run is told of; and fails without a word, once and for all.
 * Extensions of the browser and what was called off are no errors of ours.
 */
export const REPORT_ERRORS = `{
const {version}=document.currentScript.dataset,told=new Set
const tell=(error,words)=>{try{
const message=String(error??words??'').slice(0,1000),stack=String(error?.stack??'').slice(0,4000)
if(!message||error?.name==='AbortError'||/-extension:\\/\\//.test(stack)||told.size>=${MOST}||told.has(message+stack))return
told.add(message+stack)
fetch('/api/browser-errors',{method:'POST',credentials:'omit',keepalive:true,headers:{'content-type':'application/json'},body:JSON.stringify({message,stack,page:location.pathname.slice(0,1000),version})}).catch(()=>{})
}catch{}}
addEventListener('error',event=>tell(event.error,event.message))
addEventListener('unhandledrejection',event=>tell(event.reason,'Rejected without a reason'))
}`

export function ReportErrors() {
  const server = use(ServerPageContext)
  return (
    <script
      nonce={server?.nonce ?? undefined}
      data-version={server?.version}
      // A browser hides the nonce, and knows its version from the server alone.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: REPORT_ERRORS }}
    />
  )
}
