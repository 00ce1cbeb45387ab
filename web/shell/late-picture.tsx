import { startTransition, useEffect, useState } from 'react'
import { whenAtRest } from '#web/browser/when-at-rest.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Picture, type PictureFile } from '#web/ui/picture.tsx'

/**
 * A picture that is only for the eye: asked for once the page has come to rest or is touched, and faded in over the evening's
 * light when it is here. Words and fields come first, and the page is whole without it (decision 0048).
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
          {...(phone && { phone })}
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
