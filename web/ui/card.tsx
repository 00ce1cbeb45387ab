import type { HTMLAttributes } from 'react'
import { classNames } from './class-names.ts'

const tones = {
  white: 'border-line bg-white text-ink',
  cream: 'border-line bg-cream text-ink',
  sea: 'border-sea bg-sea text-cream',
}

/** A box for one subject; `as` chooses its HTML element. */
export function Card({
  as: Element = 'div',
  tone = 'white',
  className,
  ...rest
}: HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside'
  tone?: keyof typeof tones
}) {
  return (
    <Element
      {...rest}
      className={classNames('min-w-0 rounded-xl border p-5 sm:p-7', tones[tone], className)}
    />
  )
}
