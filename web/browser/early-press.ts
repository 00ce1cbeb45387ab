declare global {
  /** The button that was pressed last in a page whose scripts have not come (after-first-paint.ts); undefined from then on. */
  var earlyPress: HTMLElement | null | undefined
}

/** Presses the button that a guest pressed before the page's scripts came; to be called once it can do something. */
export function repeatEarlyPress(): void {
  const button = globalThis.earlyPress
  globalThis.earlyPress = undefined
  button?.click()
}
