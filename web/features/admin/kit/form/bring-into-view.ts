/** Scrolls an element into view. Used as a ref, so it runs once, when a question appears below the visible part of a phone. */
export function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' })
}
