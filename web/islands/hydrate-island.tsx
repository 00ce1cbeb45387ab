import { startTransition, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Hydrates one island from what the server wrote beside it, in slices that give way to the guest's hand. */
export function hydrateIsland(
  element: HTMLElement,
  component: ComponentType<never>,
  propsJson: string,
  prefix: string,
): void {
  // `<Island>` checked the props against this very component when it wrote them.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const Component = component as ComponentType<object>
  const props = parseProps(propsJson)
  startTransition(() => {
    hydrateRoot(element, <Component {...props} />, { identifierPrefix: prefix })
  })
}

function parseProps(json: string): object {
  const props: unknown = JSON.parse(json)
  return typeof props === 'object' && props !== null ? props : {}
}
