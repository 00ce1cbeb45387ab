import { Menu } from '@base-ui/react/menu'
import { Ellipsis, type LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

/** Menu behind "…" for less frequent actions. `children` are `MenuItem`s. */
export function AdminMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Menu.Root>
      <Menu.Trigger
        aria-label={label}
        className="grid size-11 place-items-center rounded-full text-sea hover:bg-sand data-popup-open:bg-sand"
      >
        <Ellipsis aria-hidden className="size-5" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="z-40" side="bottom" align="end" sideOffset={4}>
          <Menu.Popup className="min-w-64 overflow-hidden rounded-lg border border-line bg-white py-1 text-ink shadow-lg">
            {children}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

/** Item of a menu: a button with `onClick`, or the link that `render` has. */
export function MenuItem({
  icon: Icon,
  label,
  isTaking = false,
  ...item
}: {
  icon: LucideIcon
  label: string
  /** True for actions that take a place or data away, shown in red. */
  isTaking?: boolean
} & Pick<ComponentProps<typeof Menu.Item>, 'onClick' | 'render'>) {
  return (
    <Menu.Item
      {...item}
      className={classNames(
        'flex min-h-12 w-full cursor-default items-center gap-3 px-4 text-left font-semibold no-underline outline-none data-highlighted:bg-cream',
        isTaking ? 'text-danger' : 'text-sea',
      )}
    >
      <Icon aria-hidden className="size-5" />
      {label}
    </Menu.Item>
  )
}
