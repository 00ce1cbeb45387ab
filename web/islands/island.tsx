import { use, type ComponentType, type ReactNode } from 'react'
import { ServerPageContext } from '#web/shell/page-context.ts'
import { useHydration } from '#web/shell/route-handle.ts'
import type { Islands } from './registry.ts'
import type { WakeMoment } from './wake-islands.ts'

type ComponentOf<Name extends keyof Islands> = Islands[Name] extends () => Promise<infer Component>
  ? Component
  : never

interface IslandProps<Name extends keyof Islands, Props extends object> {
  name: Name
  /** The very component that the registry loads by this name. */
  component: ComponentType<Props> & ComponentOf<Name>
  /** Travels to the browser as JSON. */
  props: NoInfer<Props>
  when: WakeMoment
  /** An event of the window that wakes it too. */
  orOn?: string
}

/**
 * A part that comes to life on its own, on a page that is sent without hydration. Its server rendering works before, and
 * without, JavaScript; a tap that comes too early is kept and given to it (wake-islands.ts). It is a React tree of its
 * own: no context of the page reaches into it. On a page that is hydrated as a whole it is an ordinary component.
 */
export function Island<Name extends keyof Islands, Props extends object>(
  island: IslandProps<Name, Props>,
): ReactNode {
  const server = use(ServerPageContext)
  const hydrate = useHydration()
  const Component: ComponentType<Props> = island.component
  const element = <Component {...island.props} />
  if (hydrate || !server) return element

  const { html, prefix } = server.renderIsland(element)
  return (
    <div
      className="contents"
      data-island={island.name}
      data-when={island.when}
      data-or-on={island.orOn}
      data-props={JSON.stringify(island.props)}
      data-prefix={prefix}
      // React's own rendering of the component, with everything escaped that has to be.
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
