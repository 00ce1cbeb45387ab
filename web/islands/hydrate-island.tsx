import { useEffect, type ComponentType, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Hydrates one island from what the server wrote beside it, and resolves when its handlers are in place. */
export function hydrateIsland(
  element: HTMLElement,
  component: ComponentType<never>,
  propsJson: string,
  prefix: string,
): Promise<void> {
  // `<Island>` checked the props against this very component when it wrote them.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const Component = component as ComponentType<object>
  const props = parseProps(propsJson)
  const { promise, resolve } = Promise.withResolvers<void>()
  hydrateRoot(
    element,
    <Awake onAwake={resolve}>
      <Component {...props} />
    </Awake>,
    { identifierPrefix: prefix },
  )
  return promise
}

function parseProps(json: string): object {
  const props: unknown = JSON.parse(json)
  return typeof props === 'object' && props !== null ? props : {}
}

function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake])
  return children
}
