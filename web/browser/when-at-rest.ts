import { whenIdle } from './when-idle.ts'

const REST_MS = 3_000
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const

/**
 * Runs what is only for the eye: three seconds after the page has come to rest, like the landing page's film, or as soon as a
 * guest is there who touches it. Gives what calls it off.
 */
export function whenAtRest(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const forget = () => {
    isOver = true
    clearTimeout(timer)
    for (const type of TOUCHES) window.removeEventListener(type, begin)
  }
  const begin = () => {
    forget()
    run()
  }
  for (const type of TOUCHES) window.addEventListener(type, begin, { once: true, passive: true })
  whenIdle(() => {
    if (!isOver) timer = setTimeout(begin, REST_MS)
  })
  return forget
}
