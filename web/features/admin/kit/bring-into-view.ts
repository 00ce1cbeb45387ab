/** For a question that appears below what a phone shows: it is brought into view once, when it appears. */
export function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' })
}
