// Scripts that stand in a page which is sent without hydration. On the first visit its letters would be asked for in the
// midst of its first painting; they come right after it, and the browser that has them uses them from the start.

/** What the page's root element says while the visitor's own letters stand in; app.css looks at it. */
export const LETTERS_LATER = { 'data-letters': 'later' } as const

const USE_LETTERS = "document.documentElement.removeAttribute('data-letters')"

/** Before anything is painted. A browser that keeps nothing for us asks for the letters later each time. */
export const LETTERS_OF_EARLIER_VISIT = `try{localStorage.getItem('letters')&&${USE_LETTERS}}catch{}`

/** After the first painting: the letters, and then the page's scripts in order, for which nothing on it waits. */
export function afterFirstPaint(scripts: readonly string[]): string {
  const letters = `${USE_LETTERS};try{localStorage.setItem('letters','here')}catch{}`
  const imports = `for(const s of ${JSON.stringify(scripts)})await import(s)`
  return `requestAnimationFrame(()=>setTimeout(async()=>{${letters};${imports}}))`
}
