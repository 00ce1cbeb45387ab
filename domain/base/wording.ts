/** Formats a number of things: "1 guest", "3 guests", "0 lines go" (with `many`). */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** Returns a text with its first letter as a capital, to begin a sentence or a line. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Returns words as a list: "A", "A and B" or "A, B and C". */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}
