import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '#web/browser/page-lifecycle.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Picture, type PictureFile } from '#web/ui/picture.tsx'

const REST_MS = 3_000
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const

/**
 * Runs `run` three seconds after the page has become idle, like the landing page's film, or at the guest's first input. Returns a function
 * that cancels it.
 */
function whenAtRest(run: () => void): () => void {
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

/**
 * Decorative picture, loaded once the page is idle or the guest interacts, and then faded in. The page is complete without it, and its text
 * and fields load first (decision 0048).
 */
export function LatePicture({
  file,
  phone,
  sizes,
  className,
}: {
  file: PictureFile
  phone?: PictureFile
  sizes: string
  className?: string
}) {
  const [isAsked, setAsked] = useState(false)
  const [isHere, setHere] = useState(false)
  useEffect(() => whenAtRest(() => startTransition(() => setAsked(true))), [])
  return (
    <span aria-hidden className={classNames('evening-light block overflow-hidden', className)}>
      {isAsked && (
        <Picture
          file={file}
          phone={phone}
          alt=""
          sizes={sizes}
          onLoad={() => setHere(true)}
          className={classNames(
            'size-full transition-opacity duration-500',
            isHere ? 'opacity-100' : 'opacity-0',
          )}
        />
      )}
    </span>
  )
}
