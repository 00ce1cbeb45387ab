import { useEffect, useRef, type ReactNode } from 'react'
import { BELOW_FIRST_SCREEN } from './after-first-paint.ts'

/**
 * A part that nobody sees at first: on a first visit it is laid out after what is seen has been painted. Without hydration
 * the page's own script sees to that, otherwise the part does, once it is alive.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    earlierParts = earlierParts.then(nextFrame).then(() => part.current?.removeAttribute(BELOW_FIRST_SCREEN))
  }, [])
  return (
    <div ref={part} {...{ [BELOW_FIRST_SCREEN]: '' }}>
      {children}
    </div>
  )
}

/** One part a frame, so that a press never waits for all of them. */
let earlierParts: Promise<unknown> = Promise.resolve()

function nextFrame(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done))
  })
}
