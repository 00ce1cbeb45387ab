/** Formats a number of things: "1 guest", "3 guests", "0 lines go" (with `many`). */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** Joins those of the facts that there are: "Oct 31–Nov 7, 2025 · since Mon 16 Nov 2026". */
export function dotted(...facts: readonly (string | false | null | undefined)[]): string {
  return facts.filter(Boolean).join(' · ')
}
