// Scripts that stand in a page itself. What nobody waits for comes after the page has been painted once: its letters on the
// first visit, what lies below the first screen, and every script.

/** What the page's root element says while the visitor's own letters stand in; app.css looks at it. */
export const LETTERS_LATER = { 'data-letters': 'later' } as const

/** Marks a part below the first screen: on a first visit it is laid out after the first painting (app.css). */
export const BELOW_FIRST_SCREEN = { 'data-below': '' } as const

/** Marks a picture behind the first words: on a first visit it is asked for when they are painted. */
export const BEHIND_FIRST_WORDS = { 'data-behind': '' } as const

/**
 * Before anything is painted. A browser that keeps nothing for us asks for the letters later each time. Who was sent to a
 * place on the page is led there at once, so all of it is laid out.
 */
export const LETTERS_OF_EARLIER_VISIT = `try{
(location.hash||localStorage.getItem('letters'))&&document.documentElement.removeAttribute('data-letters')
}catch{}`

/** For a page that is sent without hydration: the address of its manifest, and the scripts of its islands in order. */
export function wakeAfterFirstPaint(scripts: readonly string[], manifest: string): string {
  return afterFirstPaint(`document.head.append(Object.assign(document.createElement('link'),{rel:'manifest',href:${JSON.stringify(manifest)}}))
for(const script of ${JSON.stringify(scripts)})await import(script)`)
}

const HELD_PRELOAD = 'held-modulepreload'
const HELD_SCRIPT = 'text/held-module'

/** For a page that is brought to life as a whole: starts what `holdScripts` has held back. */
export const START_HELD_SCRIPTS =
  afterFirstPaint(`for(const link of document.querySelectorAll('link[rel=${HELD_PRELOAD}]'))link.rel='modulepreload'
const held=document.querySelector('script[type="${HELD_SCRIPT}"]')
const script=document.createElement('script')
script.type='module'
script.nonce=held.nonce
script.textContent=held.textContent
held.replaceWith(script)`)

/**
 * React Router starts its scripts while the page is still being read, and knows no other way. In the page that it has
 * rendered they are held back until the script above starts them, so that on a slow line they take nothing from what is seen.
 */
export function holdScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${HELD_PRELOAD}"`)
    .replace(/(<script\b[^>]*) type="module" async="">/, `$1 type="${HELD_SCRIPT}">`)
}

/**
 * The letters, then the code, then the parts below one after the other, each when the browser has nothing better to do: no
 * step is so long that a press would wait for it. A page is painted as it is read, so what is painted first need not be the
 * whole first screen: one more frame is waited for. Where a browser does not say that it has painted, a moment is waited.
 */
function afterFirstPaint(code: string): string {
  return `const root=document.documentElement
const painted=new Promise(done=>{new PerformanceObserver(done).observe({type:'paint',buffered:true});setTimeout(done,3000)})
const frame=()=>new Promise(done=>requestAnimationFrame(()=>setTimeout(done)))
const idle=()=>new Promise(done=>globalThis.requestIdleCallback?.(done)??setTimeout(done,50))
document.addEventListener('click',()=>root.removeAttribute('data-letters'),{capture:true,once:true})
painted.then(frame).then(frame).then(async()=>{
if(root.dataset.letters){
root.dataset.letters='coming'
try{localStorage.setItem('letters','here')}catch{}
await frame()
}
${code}
await document.fonts.ready
for(const part of document.querySelectorAll('[data-below]')){await idle();part.removeAttribute('data-below')}
root.removeAttribute('data-letters')
})`
}
