/** Returns a text with its first letter as a capital, to begin a sentence or a line. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
