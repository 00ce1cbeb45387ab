import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

/** What ends a form or a list: at the thumb on a phone, above the navigation, however long the page is. Nothing floats over it. */
export function ActionBar({
  onLaptop,
  className,
  children,
}: {
  /** Whether it stays in view on a laptop too, or stands where the form ends. */
  onLaptop: 'sticky' | 'static'
  className?: string
  children: ReactNode
}) {
  return (
    <div
      data-keep-clear
      className={classNames(
        'sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 -mx-4 border-t border-line bg-paper px-4 py-3 sm:-mx-8 sm:px-8',
        onLaptop === 'sticky' ? 'lg:bottom-0' : 'lg:static lg:mx-0 lg:border-0 lg:p-0',
        className,
      )}
    >
      {children}
    </div>
  )
}
