import { use, type ComponentType, type ReactNode } from 'react'
import { ServerPageContext } from '#web/shell/page-context.ts'
import type { HydrationMoment } from './hydrate-islands.ts'
import type { Islands } from './registry.ts'

type ComponentOf<Name extends keyof Islands> = Islands[Name] extends () => Promise<infer Component>
  ? Component
  : never

interface IslandProps<Name extends keyof Islands, Props extends object> {
  name: Name
  /** The very component that the registry loads by this name. */
  component: ComponentType<Props> & ComponentOf<Name>
  /** Travels to the browser as JSON. */
  props: NoInfer<Props>
  when: HydrationMoment
  /** An event of the window that hydrates it too. */
  event?: string
}

/**
 * A part that is hydrated on its own, on a page that is sent without hydration (decision 0048). It is a React tree of
 * its own: no context of the page reaches into it.
 */
export function Island<Name extends keyof Islands, Props extends object>(
  island: IslandProps<Name, Props>,
): ReactNode {
  const server = use(ServerPageContext)
  const Component: ComponentType<Props> = island.component
  const element = <Component {...island.props} />
  if (!server) return element

  const { html, prefix } = server.renderIsland(element)
  return (
    <div
      className="contents"
      data-island={island.name}
      data-when={island.when}
      data-event={island.event}
      data-props={JSON.stringify(island.props)}
      data-prefix={prefix}
      // React's own rendering of the component, with everything escaped that has to be.
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
