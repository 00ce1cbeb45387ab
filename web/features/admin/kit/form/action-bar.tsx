import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

/**
 * Bar with the buttons of a form or list. On a phone it stays above the navigation however long the page is, and nothing floats over it.
 */
export function ActionBar({
  onLaptop,
  className,
  children,
}: {
  /** `sticky` keeps it in view on a laptop too; `static` puts it at the end of the form. */
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
