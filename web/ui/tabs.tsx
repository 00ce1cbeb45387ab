import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import { useId, type ReactNode } from 'react'
import { useHydrated } from './hydration.tsx'

type TabPage = { value: string; label: ReactNode; content: ReactNode }

/** Tabs; arrow keys move between them, and every panel stays mounted so that its inputs keep their values. */
export function Tabs({
  label,
  pages,
  value,
  onValueChange,
}: {
  /** What the tabs choose between, for screen readers. */
  label: string
  pages: readonly TabPage[]
  value: string
  onValueChange: (value: string) => void
}) {
  const id = useId()
  return (
    <BaseTabs.Root value={value} onValueChange={(next) => onValueChange(String(next))}>
      {/* Tabs cannot be used before hydration. */}
      <div inert={!useHydrated()} className="contents">
        <BaseTabs.List
          aria-label={label}
          activateOnFocus
          className="flex gap-1 overflow-x-auto rounded-full border border-line bg-cream p-1"
        >
          {pages.map((page) => (
            <BaseTabs.Tab
              key={page.value}
              value={page.value}
              id={`${id}-${page.value}`}
              // Rendered by the server too: until hydration nothing else connects a tab to its panel.
              aria-controls={`${id}-${page.value}-panel`}
              className="min-h-11 grow basis-auto rounded-full px-2 py-2 text-sm font-semibold whitespace-nowrap sm:px-4 sm:text-base text-ink-soft transition-[background-color,color] hover:text-ink data-active:bg-sea data-active:text-white forced-colors:data-active:border"
            >
              {page.label}
            </BaseTabs.Tab>
          ))}
        </BaseTabs.List>
      </div>
      {pages.map((page) => (
        <BaseTabs.Panel
          key={page.value}
          value={page.value}
          keepMounted
          id={`${id}-${page.value}-panel`}
          aria-labelledby={`${id}-${page.value}`}
          className="pt-6"
        >
          {page.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}
