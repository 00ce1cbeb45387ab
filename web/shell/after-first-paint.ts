// Scripts that stand in a page itself. What nobody waits for comes after the page has been painted once: its letters on the
// first visit, what lies below the first screen, and every script.

/** Marks a part below the first screen: on a first visit it is laid out after the first painting (public-pages.css). */
export const BELOW_FIRST_SCREEN = { 'data-below': '' } as const

/** Marks a picture behind the first words: on a first visit it is asked for when they are painted. */
export const BEHIND_FIRST_WORDS = { 'data-behind': '' } as const

/**
 * Marks a box of known size with a picture far below: a browser would ask for it long before it is in sight. Until the page is
 * scrolled it waits until it nearly is.
 */
export const FAR_PICTURE = { 'data-far': '' } as const

/**
 * Before anything is painted on a first visit: the root element says that letters, pictures and lower parts come later, which
 * the sheets look at. Whoever has been here has the letters already, who was sent to a place on the page is led there at once,
 * and where no script of ours runs, everything is simply there. `html` is for the scripts at the page's end. A button that is
 * pressed before they come is kept (browser/early-press.ts).
 */
export const BEFORE_FIRST_PAINT = `var html=document.documentElement.dataset,earlyPress=null
try{location.hash||localStorage.letters||(html.letters='later')}catch{}
addEventListener('click',event=>earlyPress===undefined||(earlyPress=event.target.closest('button')))`

/** The faces that a first screen needs (fonts.css). */
const FACES = ["1em 'Figtree Variable'", "700 1em 'Bricolage Grotesque'"]

/**
 * A page is painted as it is read, so what is painted first need not be the whole first screen: one more frame is waited
 * for, then the letters are asked for and the code runs. Where a browser does not say that it has painted, a moment is
 * waited. No step is so long that a press would wait for it: once all letters are here, those of the text change, and a frame
 * later those of the headlines.
 */
function afterFirstPaint(code: string): string {
  return `const wait=ms=>new Promise(done=>setTimeout(done,ms)),frame=()=>new Promise(requestAnimationFrame).then(()=>wait())
Promise.race([wait(3e3),new Promise(done=>new PerformanceObserver(done).observe({type:'paint',buffered:true}))]).then(frame).then(frame).then(async()=>{
let letters
if(html.letters){
html.letters='coming'
letters=Promise.all(${JSON.stringify(FACES)}.map(face=>document.fonts.load(face))).catch(()=>{}).then(async()=>{html.letters='text';await frame();html.letters='here';localStorage.letters=1}).catch(()=>{})
}
await Promise.race([letters,wait(200)])
await frame()
${code}
})`
}

/** For a page that is sent without hydration: the address of its manifest, and the scripts of its islands in order. */
export function wakeAfterFirstPaint(scripts: readonly string[], manifest: string): string {
  return `${afterFirstPaint(`document.head.append(Object.assign(document.createElement('link'),{rel:'manifest',href:${JSON.stringify(manifest)}}))
for(const script of ${JSON.stringify(scripts)})await import(script)
await letters
for(const part of document.querySelectorAll('[data-below]')){await frame();part.removeAttribute('data-below')}
delete html.letters`)}
html.unscrolled=''
addEventListener('scroll',()=>delete html.unscrolled,{once:true})
addEventListener('click',()=>delete html.letters,{capture:true,once:true})`
}

/** Relation of a link, and type of a script, that no browser knows. */
const HELD = 'held'

/** In a page that is brought to life as a whole: `holdScripts` holds back its scripts, and this starts them. */
export const START_HELD_SCRIPTS =
  afterFirstPaint(`for(const link of document.querySelectorAll('[rel=${HELD}]'))link.rel='modulepreload'
const held=document.querySelector('[type=${HELD}]'),script=document.createElement('script')
script.type='module'
script.nonce=held.nonce
script.text=held.text
held.replaceWith(script)`)

/**
 * React Router starts its scripts while the page is still being read, and knows no other way. In a page that brings along
 * what starts them they are held back until then, so that on a slow line they take nothing from what is seen.
 */
export function holdScripts(html: string): string {
  if (!html.includes(START_HELD_SCRIPTS)) return html
  return html
    .replaceAll(/<link rel="modulepreload" href="([^"]*)"[^>]*>/g, `<link rel="${HELD}" href="$1">`)
    .replace(/(<script\b[^>]*) type="module" async="">/, `$1 type="${HELD}">`)
}
