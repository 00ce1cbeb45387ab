// Our own styles and code, allowed by the response's nonce or by their hashes.
/* oxlint-disable react/no-danger */
import { use } from 'react'
import { useMatches } from 'react-router'
import { ServerPageContext } from './page-context.ts'

/** Options of a route: `export const handle = { hydrate: false } satisfies RouteHandle`. */
export interface RouteHandle {
  /**
   * False sends its pages without React Router's scripts; their interactive parts are `<Island>`s. Set it only in
   * web/shell/unhydrated-route.tsx, which also makes navigation to such a page load a new document.
   */
  hydrate?: boolean
  /** True for the admin area, whose pages have their own styles. No router link may lead to or from them. */
  admin?: boolean
}

/** True if the current page is hydrated as a whole. Any matched route can turn that off. */
export function useHydration(): boolean {
  return useMatches().every(({ handle }) => said(handle).hydrate !== false)
}

export function useStyles(): 'guest' | 'admin' {
  return useMatches().some(({ handle }) => said(handle).admin === true) ? 'admin' : 'guest'
}

function said(handle: unknown): { hydrate?: unknown; admin?: unknown } {
  return typeof handle === 'object' && handle !== null ? handle : {}
}

const FONTS = 'fonts'
/** Milliseconds after a frame until a browser that reports no paint counts as having painted it. */
const UNREPORTED_PAINT_MS = 1000
/** Fonts are applied at once only for visitors from another of our pages, who have them cached; others must not wait for them. */
const FONTS_FOR_RETURNING = `if(document.referrer.startsWith(location.origin))document.getElementById('${FONTS}').media='all'`
/** Who comes for a certain part gets the whole page laid out (`later-*` in guest.css), so that it is where it is expected. */
const WHOLE_FOR_A_PART = `if(location.hash)document.documentElement.dataset.whole=''`

/** Inlines the styles that the first paint needs (decision 0048). */
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
      <script
        nonce={nonce}
        dangerouslySetInnerHTML={{ __html: `${FONTS_FOR_RETURNING}\n${WHOLE_FOR_A_PART}` }}
      />
    </>
  )
}

/**
 * Inlines the styles of a hydrated page. React recognises a style by its `href`, so the browser needs no copy of the text (decision 0048).
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
 * Gives the page its typefaces once those of English text have loaded, so that it is laid out anew once: a rule whose file is missing lays it out
 * when the rule comes, and again for each file. Letters outside of English load when the page has any.
 */
const SHOW_FONTS = `async function showFonts({media,sheet}){
if(media==='all')return
const faces=Array.from(sheet.cssRules,({style})=>{
const said=name=>style.getPropertyValue(name)
return new FontFace(said('font-family').replaceAll('"',''),said('src'),{weight:said('font-weight'),unicodeRange:said('unicode-range')})})
await Promise.allSettled(faces.map((face,at)=>/-ext/.test(sheet.cssRules[at].cssText)||face.load()))
for(const face of faces)document.fonts.add(face)
}`

/** Loads fonts, manifest and the islands' scripts after the first paint, or a second after a frame, because some browsers don't report paints. */
export function ScriptsAfterPaint() {
  const server = use(ServerPageContext)
  if (!server) return null
  const code = afterPaint(server.islandScripts)
  return <script type="module" nonce={server.nonce ?? undefined} dangerouslySetInnerHTML={{ __html: code }} />
}

function afterPaint(scripts: readonly string[]): string {
  return `${SHOW_FONTS}
let isLoaded=false
function load(){
if(isLoaded)return
isLoaded=true
showFonts(document.getElementById('${FONTS}'))
const add=(tag,attributes)=>document.head.append(Object.assign(document.createElement(tag),attributes))
add('link',{rel:'manifest',href:'/site.webmanifest'})
for(const src of ${JSON.stringify(scripts)})add('script',{type:'module',async:false,src})
}
new PerformanceObserver(list=>list.getEntriesByName('first-contentful-paint')[0]&&load()).observe({type:'paint',buffered:true})
requestAnimationFrame(()=>setTimeout(load,${UNREPORTED_PAINT_MS}))`
}
