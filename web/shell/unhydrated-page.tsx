// Styles and code of our own, allowed by the answer's nonce or by their hashes.
/* oxlint-disable react/no-danger */
import { use } from 'react'
import { ServerPageContext } from './page-context.ts'
import { useStyles } from './route-handle.ts'

const FONTS = 'fonts'
/** Until the frame that was drawn is on the screen, also of a slow phone. */
const AFTER_FRAME_MS = 100
/** Who comes from another of our pages has the fonts already; nobody's first words wait for them. */
const FONTS_FOR_RETURNING = `if(document.referrer.startsWith(location.origin))document.getElementById('${FONTS}').media='all'`

/** What the page is painted with stands in the page itself (decision 0048). */
export function StylesInPage() {
  const server = use(ServerPageContext)
  if (!server) return null
  const nonce = server.nonce ?? undefined
  return (
    <>
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: server.styles.guest }} />
      <style
        id={FONTS}
        media="print,(scripting:none)"
        nonce={nonce}
        // oxlint-disable-next-line react/no-danger
        dangerouslySetInnerHTML={{ __html: server.fonts }}
      />
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: FONTS_FOR_RETURNING }} />
    </>
  )
}

/**
 * The same for a hydrated page. React finds a style that has an `href` again in the document, so the browser needs no copy of its text
 * (decision 0048).
 */
export function HydratedStyles() {
  const server = use(ServerPageContext)
  const whose = useStyles()
  return (
    <style href="page" precedence="default" nonce={server?.nonce ?? undefined}>
      {server ? server.styles[whose] + server.fonts : ''}
    </style>
  )
}

/**
 * What nobody waits for comes a frame later, when the words have been drawn: fonts, manifest, and the entry that hydrates the
 * islands. Every browser draws frames; one that keeps its paint times to itself does too.
 */
export function ScriptsAfterPaint() {
  const server = use(ServerPageContext)
  if (!server) return null
  const code = afterPaint(server.islandScripts)
  return <script type="module" nonce={server.nonce ?? undefined} dangerouslySetInnerHTML={{ __html: code }} />
}

function afterPaint(scripts: readonly string[]): string {
  return `function load(){
document.getElementById('${FONTS}').media='all'
const add=(tag,attributes)=>document.head.append(Object.assign(document.createElement(tag),attributes))
add('link',{rel:'manifest',href:'/site.webmanifest'})
for(const src of ${JSON.stringify(scripts)})add('script',{type:'module',async:false,src})
}
requestAnimationFrame(()=>setTimeout(load,${AFTER_FRAME_MS}))`
}
